import { describe, expect, test } from 'vitest'
import { afterQuietHours, localDay, nextDigest } from './mail-times.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const NIGHT = { from: at(22), until: at(7) }

/** Worked out by hand: Tehran is 3:30 ahead all year; Toronto 5:00 behind in winter and 4:00 in summer. */
describe('quiet hours', () => {
  test.each([
    ['2026-11-16T18:29:00Z', 'Asia/Tehran', NIGHT, '2026-11-16T18:29:00Z', 'at 21:59 it leaves'],
    ['2026-11-16T18:30:00Z', 'Asia/Tehran', NIGHT, '2026-11-17T03:30:00Z', 'at 22:00 it waits until 07:00 tomorrow'],
    [
      '2026-11-16T22:00:00Z',
      'Asia/Tehran',
      NIGHT,
      '2026-11-17T03:30:00Z',
      'at 01:30, past midnight, until the same 07:00',
    ],
    ['2026-11-17T03:30:00Z', 'Asia/Tehran', NIGHT, '2026-11-17T03:30:00Z', 'at 07:00 it leaves'],
    ['2026-11-17T10:00:00Z', 'Asia/Tehran', { from: at(13), until: at(15) }, '2026-11-17T11:30:00Z', 'within one day'],
    [
      '2026-11-17T10:00:00Z',
      'Asia/Tehran',
      { from: at(9), until: at(9) },
      '2026-11-17T10:00:00Z',
      'an empty span holds nothing',
    ],
    [
      '2027-03-14T03:30:00Z',
      'America/Toronto',
      NIGHT,
      '2027-03-14T11:00:00Z',
      'the night clocks go forward it is an hour less',
    ],
    ['2027-11-07T03:30:00Z', 'America/Toronto', NIGHT, '2027-11-07T12:00:00Z', 'the night clocks go back an hour more'],
    [
      '2027-03-14T06:30:00Z',
      'America/Toronto',
      { from: at(1), until: at(2, 30) },
      '2027-03-14T07:30:00Z',
      'an end that the clocks skip is the moment after',
    ],
  ])('%s in %s, quiet %o: %s, %4$s', (now, timeZone, quietHours, expected) => {
    expect(afterQuietHours(new Date(now), { timeZone, quietHours })).toEqual(new Date(expected))
  })

  test('without a zone the office’s clock holds', () => {
    const hours = { timeZone: null, quietHours: NIGHT }
    expect(afterQuietHours(new Date('2026-11-17T04:00:00Z'), hours)).toEqual(new Date('2026-11-17T12:00:00Z'))
  })
})

describe('the digest', () => {
  test.each([
    ['2026-11-16T02:00:00Z', 'Asia/Tehran', '2026-11-16T04:30:00Z', 'at 05:30 it is the same morning'],
    ['2026-11-16T04:30:00Z', 'Asia/Tehran', '2026-11-17T04:30:00Z', 'at 08:00 it is the next one'],
    ['2027-03-13T20:00:00Z', 'America/Toronto', '2027-03-14T12:00:00Z', 'over the clock change it stays 08:00'],
  ])('%s in %s leaves %s: %4$s', (now, timeZone, expected) => {
    expect(nextDigest(new Date(now), { timeZone, quietHours: null })).toEqual(new Date(expected))
  })

  test('waits for the end of quiet hours that last longer', () => {
    const hours = { timeZone: 'Asia/Tehran', quietHours: { from: at(23), until: at(9) } }
    expect(nextDigest(new Date('2026-11-16T12:00:00Z'), hours)).toEqual(new Date('2026-11-17T05:30:00Z'))
  })

  test('a day is the person’s own', () => {
    expect(localDay(new Date('2026-11-16T21:00:00Z'), { timeZone: 'Asia/Tehran' })).toBe('2026-11-17')
  })
})
