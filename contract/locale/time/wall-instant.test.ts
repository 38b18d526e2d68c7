import { describe, expect, test } from 'vitest'
import { instantOf, isTimeZone, wallClock, writeWall } from '../locale.ts'

/** '2027-03-14 02:30' on the wall of a zone, as an instant. */
function at(text: string, zone: string): string {
  const [iso = '', time = ''] = text.split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return instantOf({ iso, hour, minute }, zone).toISOString().replace(':00.000Z', 'Z')
}

function halfHoursOf(firstDay: string, days: number): Date[] {
  const start = Date.parse(`${firstDay}T00:00:00Z`)
  return Array.from({ length: days * 48 }, (_, index) => new Date(start + index * 30 * 60_000))
}

describe('Toronto, where clocks go forward on 14 March 2027 and back on 7 November 2027', () => {
  test.each([
    ['2027-03-13 09:00', '2027-03-13T14:00Z'],
    ['2027-03-14 01:59', '2027-03-14T06:59Z'],
    ['2027-03-14 03:00', '2027-03-14T07:00Z'],
    ['2027-03-14 09:00', '2027-03-14T13:00Z'],
    ['2027-03-15 09:00', '2027-03-15T13:00Z'],
    ['2027-11-06 09:00', '2027-11-06T13:00Z'],
    ['2027-11-07 00:59', '2027-11-07T04:59Z'],
    ['2027-11-07 02:00', '2027-11-07T07:00Z'],
    ['2027-11-07 09:00', '2027-11-07T14:00Z'],
    ['2027-11-08 09:00', '2027-11-08T14:00Z'],
  ])('%s is %s', (wall, instant) => {
    expect(at(wall, 'America/Toronto')).toBe(instant)
  })

  test('half past two, which that morning does not have, is half past three', () => {
    expect(at('2027-03-14 02:30', 'America/Toronto')).toBe('2027-03-14T07:30Z')
  })

  test('half past one, which that morning has twice, is the first', () => {
    expect(at('2027-11-07 01:30', 'America/Toronto')).toBe('2027-11-07T05:30Z')
  })
})

test.each([
  ['Asia/Tehran', '2027-03-14 18:30', '2027-03-14T15:00Z'],
  ['Asia/Tehran', '2027-07-01 18:30', '2027-07-01T15:00Z'],
  ['Asia/Shanghai', '2027-03-14 22:00', '2027-03-14T14:00Z'],
  ['Asia/Shanghai', '2027-07-01 22:00', '2027-07-01T14:00Z'],
  ['Asia/Kathmandu', '2027-07-01 05:45', '2027-07-01T00:00Z'],
  ['Australia/Lord_Howe', '2027-04-04 01:45', '2027-04-03T14:45Z'],
  ['Pacific/Kiritimati', '2027-01-01 00:00', '2026-12-31T10:00Z'],
])('in %s %s is %s', (zone, wall, instant) => {
  expect(at(wall, zone)).toBe(instant)
})

test('every half hour of March and November 2027 in Toronto and Tehran reads back, but for the hour that is skipped', () => {
  for (const zone of ['America/Toronto', 'Asia/Tehran']) {
    const unlike: string[] = []
    for (const half of halfHoursOf('2027-03-01', 31).concat(halfHoursOf('2027-11-01', 30))) {
      const text = half.toISOString()
      const wall = { iso: text.slice(0, 10), hour: Number(text.slice(11, 13)), minute: Number(text.slice(14, 16)) }
      if (writeWall(wallClock(instantOf(wall, zone), zone)) !== writeWall(wall)) unlike.push(writeWall(wall))
    }
    expect(unlike).toEqual(zone === 'America/Toronto' ? ['2027-03-14T02:00', '2027-03-14T02:30'] : [])
  }
})

test('a zone is known by its IANA name, not by an offset or an abbreviation of a state', () => {
  expect(['Asia/Tehran', 'America/Toronto', 'Asia/Shanghai', 'UTC'].filter(isTimeZone)).toHaveLength(4)
  expect(['+03:30', 'Tehran', 'Mars/Olympus', '', 'Asia/Tehran; drop table'].filter(isTimeZone)).toEqual([])
})
