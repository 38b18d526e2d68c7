import { expect, test } from 'vitest'
import { placeSlot } from './slot-days.ts'

const slotAt = (startsAt: string, minutes: number) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  consultantId: '11111111-1111-4111-8111-111111111111',
  consultantName: 'Robin Sample',
})

// Each worked out by hand from the offset of the zone on that day.
test.each([
  ['10:00 in Toronto is 18:30 in Tehran in winter', '2026-11-18T15:00:00Z', 30, 'Asia/Tehran', '2026-11-18', true],
  ['10:00 in Toronto is 17:30 in Tehran in summer', '2027-03-15T14:00:00Z', 30, 'Asia/Tehran', '2027-03-15', true],
  ['20:30 for half an hour ends at 21:00', '2026-11-18T17:00:00Z', 30, 'Asia/Tehran', '2026-11-18', true],
  ['20:30 for an hour does not', '2026-11-18T17:00:00Z', 60, 'Asia/Tehran', '2026-11-18', false],
  ['the evening before Nowruz is still Esfand there', '2027-03-20T20:00:00Z', 30, 'Asia/Tehran', '2027-03-20', false],
  ['half an hour later it is Nowruz', '2027-03-20T20:30:00Z', 30, 'Asia/Tehran', '2027-03-21', false],
  ['08:00 in Sydney is the next day', '2026-11-17T21:00:00Z', 30, 'Australia/Sydney', '2026-11-18', true],
  ['Kathmandu is at 5:45', '2026-11-17T14:00:00Z', 30, 'Asia/Kathmandu', '2026-11-17', true],
  ['and 21:00 there is too late', '2026-11-17T15:15:00Z', 30, 'Asia/Kathmandu', '2026-11-17', false],
  ['St. John’s is half an hour off the others', '2026-11-17T11:30:00Z', 30, 'America/St_Johns', '2026-11-17', true],
  ['and before eight it is too early', '2026-11-17T11:00:00Z', 30, 'America/St_Johns', '2026-11-17', false],
  ['Kiritimati is a day ahead', '2026-11-17T18:30:00Z', 30, 'Pacific/Kiritimati', '2026-11-18', true],
  ['Pago Pago is a day behind it', '2026-11-18T07:30:00Z', 30, 'Pacific/Pago_Pago', '2026-11-17', true],
])('%s', (_, startsAt, minutes, zone, day, isInDaytime) => {
  expect(placeSlot(slotAt(startsAt, minutes), zone)).toMatchObject({ day, isInDaytime })
})
