import { expect, test } from 'vitest'
import { officeDay, wallClock } from './wall-clock.ts'

test('Toronto moves its clocks on the second Sunday of March and the first of November', () => {
  expect(wallClock('2027-03-14T06:59:00Z', 'America/Toronto')).toEqual({ iso: '2027-03-14', hour: 1, minute: 59 })
  expect(wallClock('2027-03-14T07:00:00Z', 'America/Toronto')).toEqual({ iso: '2027-03-14', hour: 3, minute: 0 })
  expect(wallClock('2026-11-01T05:59:00Z', 'America/Toronto')).toEqual({ iso: '2026-11-01', hour: 1, minute: 59 })
  expect(wallClock('2026-11-01T06:00:00Z', 'America/Toronto')).toEqual({ iso: '2026-11-01', hour: 1, minute: 0 })
})

test('Tehran is three and a half hours ahead of UTC in winter and, since 2022, in summer', () => {
  expect(wallClock('2026-01-15T21:00:00Z', 'Asia/Tehran')).toEqual({ iso: '2026-01-16', hour: 0, minute: 30 })
  expect(wallClock('2026-07-15T12:00:00Z', 'Asia/Tehran')).toEqual({ iso: '2026-07-15', hour: 15, minute: 30 })
})

test.each(['America/Toronto', 'America/St_Johns', 'Asia/Tehran', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
  'every half hour of 2026 in %s is the one Intl knows',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const shown = (at: number) => {
      const { iso, hour, minute } = wallClock(at, timeZone)
      return `${iso} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`
    }
    const instants = Array.from({ length: 365 * 48 }, (_, place) => Date.UTC(2026, 0, 1) + place * 1_800_000)
    expect(instants.filter((at) => shown(at) !== clock.format(at))).toEqual([])
  },
)

test('a zone that left out a day left it out', () => {
  expect(wallClock('2011-12-30T09:59:00Z', 'Pacific/Apia')).toEqual({ iso: '2011-12-29', hour: 23, minute: 59 })
  expect(wallClock('2011-12-30T10:00:00Z', 'Pacific/Apia')).toEqual({ iso: '2011-12-31', hour: 0, minute: 0 })
})

test('a moment comes as text, milliseconds or a Date', () => {
  const expected = { iso: '2026-11-15', hour: 15, minute: 0 }
  expect(wallClock('2026-11-15T15:00:00Z', 'UTC')).toEqual(expected)
  expect(wallClock(Date.UTC(2026, 10, 15, 15), 'UTC')).toEqual(expected)
  expect(wallClock(new Date('2026-11-15T15:00:00Z'), 'UTC')).toEqual(expected)
})

test('what is no moment is refused', () => {
  expect(() => wallClock('tomorrow', 'UTC')).toThrow(RangeError)
})

test('the day at the office begins at midnight there, five hours after Greenwich in winter and four in summer', () => {
  expect(officeDay('2026-11-17T04:59:59Z')).toBe('2026-11-16')
  expect(officeDay('2026-11-17T05:00:00Z')).toBe('2026-11-17')
  expect(officeDay(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30')
  expect(officeDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
})
