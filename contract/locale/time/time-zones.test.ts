import { expect, test } from 'vitest'
import { twoClocks, wallTime, zoneName } from './time-zones.ts'

test.each([
  ['Asia/Tehran', 'Tehran', 'تهران'],
  ['America/Toronto', 'Toronto', 'تورنتو'],
  ['Asia/Kabul', 'Kabul', 'کابل'],
  ['America/St_Johns', "St. John's", 'سنت جانز'],
  ['Asia/Calcutta', 'Kolkata', 'کلکته'],
  ['UTC', 'UTC', 'ساعت جهانی'],
])('%s is named by its city', (zone, english, persian) => {
  expect(zoneName(zone, 'en')).toBe(english)
  expect(zoneName(zone, 'fa')).toBe(persian)
})

test('a city we have no Persian name for keeps its Latin one', () => {
  expect(zoneName('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires')
  expect(zoneName('America/Argentina/Buenos_Aires', 'fa')).toBe('Buenos Aires')
})

test('a wall time says where the wall is', () => {
  expect(wallTime('2026-11-17T15:00:00Z', 'Asia/Tehran', 'en')).toBe('18:30 Tehran')
  expect(wallTime('2026-11-17T15:00:00Z', 'Asia/Tehran', 'fa')).toBe('۱۸:۳۰ تهران')
})

test('one moment is shown on both clocks', () => {
  const zones = ['Asia/Tehran', 'America/Toronto'] as const
  expect(twoClocks('2026-11-17T15:00:00Z', zones, 'en')).toBe('18:30 Tehran · 10:00 Toronto')
  expect(twoClocks('2026-11-17T15:00:00Z', zones, 'fa')).toBe('۱۸:۳۰ تهران · ۱۰:۰۰ تورنتو')
})

test('when it is not the same day in both, each clock has its day', () => {
  const zones = ['Asia/Tehran', 'America/Toronto'] as const
  expect(twoClocks('2026-11-16T22:00:00Z', zones, 'en')).toBe('01:30 Tehran (Tuesday) · 17:00 Toronto (Monday)')
  expect(twoClocks('2026-11-16T22:00:00Z', zones, 'fa')).toBe('۰۱:۳۰ تهران (سه‌شنبه) · ۱۷:۰۰ تورنتو (دوشنبه)')
})

test('someone in the same city sees one clock', () => {
  expect(twoClocks('2026-11-17T15:00:00Z', ['America/Toronto', 'America/Toronto'], 'en')).toBe('10:00 Toronto')
})
