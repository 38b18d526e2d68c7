import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { describe, expect, test } from 'vitest'
import { createCalendar } from './office-calendar.ts'

const HOUR = 60
const { office } = DEFAULT_SITE_SETTINGS
const {
  addMinutes: addOfficeMinutes,
  isHoliday: isOntarioHoliday,
  minutesBetween: officeMinutesBetween,
  minutesByDay: officeMinutesByDay,
} = createCalendar([{ from: '0000-01-01', value: office }])

describe('public holidays of Ontario, as the province publishes them', () => {
  test.each([
    [
      2026,
      '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-28',
      'Boxing Day, a Saturday, is taken on Monday the 28th',
    ],
    [
      2027,
      '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-27 12-28',
      'Christmas on a Saturday and Boxing Day on a Sunday move on',
    ],
    [2028, '01-03 02-21 04-14 05-22 07-03 09-04 10-09 12-25 12-26', 'New Year and Canada Day fall on Saturdays'],
  ])('%i: %s (%s)', (year, days) => {
    const found: string[] = []
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
      const iso = new Date(at).toISOString().slice(0, 10)
      if (isOntarioHoliday(iso)) found.push(iso.slice(5))
    }
    expect(found.join(' ')).toBe(days)
  })
})

describe('a reply due after nine office hours', () => {
  test.each([
    ['Monday 10:00 is due on Tuesday 10:00', '2026-11-16T15:00Z', '2026-11-17T15:00Z'],
    ['Monday 20:00 is due on Tuesday 18:00', '2026-11-17T01:00Z', '2026-11-17T23:00Z'],
    ['Friday 17:00 is due on Monday 17:00', '2026-11-20T22:00Z', '2026-11-23T22:00Z'],
    ['Saturday is due on Monday 18:00', '2026-11-21T12:00Z', '2026-11-23T23:00Z'],
    ['Thursday before Good Friday 12:00 is due on Monday 12:00', '2027-03-25T16:00Z', '2027-03-29T16:00Z'],
    ['Friday before the clocks go forward 12:00 is due on Monday 12:00', '2027-03-12T17:00Z', '2027-03-15T16:00Z'],
    ['Friday before the clocks go back 12:00 is due on Monday 12:00', '2026-10-30T16:00Z', '2026-11-02T17:00Z'],
  ])('%s', (_, from, due) => {
    expect(addOfficeMinutes(new Date(from), 9 * HOUR)).toEqual(new Date(due))
    expect(officeMinutesBetween(new Date(from), new Date(due))).toBe(9 * HOUR)
  })
})

test('nights, weekends and holidays do not count', () => {
  const between = (from: string, to: string) => officeMinutesBetween(new Date(from), new Date(to))
  expect(between('2026-11-16T15:00Z', '2026-11-16T15:42Z')).toBe(42)
  expect(between('2026-11-20T22:30Z', '2026-11-23T14:15Z')).toBe(45)
  expect(between('2026-11-21T12:00Z', '2026-11-22T12:00Z')).toBe(0)
  expect(between('2026-12-24T22:00Z', '2026-12-29T15:00Z')).toBe(2 * HOUR)
})

test.each([
  // A weekend, Christmas with its substitute day, both changes of the clocks, leap days, and years on end.
  ['2026-11-13T15:00:00Z', '2026-11-16T15:00:00Z'],
  ['2026-12-23T22:30:00Z', '2027-01-05T14:10:00Z'],
  ['2026-03-06T20:00:00Z', '2026-03-10T20:00:00Z'],
  ['2026-10-30T13:00:00Z', '2026-11-03T14:30:00Z'],
  ['2023-12-30T03:00:00Z', '2024-03-02T03:00:00Z'],
  ['2021-05-21T19:47:00Z', '2026-11-17T02:00:00Z'],
  ['2026-11-15T02:00:00Z', '2026-11-15T23:00:00Z'],
])('from %s to %s the office was open as long as all its days together', (from, to) => {
  const days = officeMinutesByDay(new Date(from), new Date(to))
  const sum = days.reduce((total, { minutes }) => total + minutes, 0)
  expect(officeMinutesBetween(new Date(from), new Date(to))).toBe(sum)
})

test('a span of years that ends before it begins is no time at all', () => {
  expect(officeMinutesBetween(new Date('2026-11-17T15:00:00Z'), new Date('2021-11-17T15:00:00Z'))).toBe(0)
})

describe('hours and holidays of the owner', () => {
  const NOWRUZ = { on: '2027-03-22', name: { en: 'Nowruz', fa: 'نوروز' } }
  const always = { from: '0000-01-01', value: office }
  const calendarFrom = (from: string, change: Partial<typeof office>) =>
    createCalendar([always, { from, value: { ...office, ...change } }])

  test('a closed day moves what is due after it by a day of the office', () => {
    const calendar = calendarFrom('2027-03-01', { closures: [NOWRUZ] })
    // Friday 19 March 12:00; Monday is Nowruz.
    expect(calendar.addMinutes(new Date('2027-03-19T16:00Z'), 9 * HOUR)).toEqual(new Date('2027-03-23T16:00Z'))
    expect(calendar.minutesByDay(new Date('2027-03-19T16:00Z'), new Date('2027-03-23T16:00Z'))).toEqual([
      { on: '2027-03-19', minutes: 360, isHoliday: false },
      { on: '2027-03-22', minutes: 0, isHoliday: true },
      { on: '2027-03-23', minutes: 180, isHoliday: false },
    ])
  })

  test('a day half open and a Saturday count as they are', () => {
    const week = office.week.map((day, place) => (place === 5 ? { opens: '09:00', closes: '13:00' } : day))
    const calendar = calendarFrom('2026-01-01', { week: week.with(6, { opens: '10:30', closes: '12:00' }) })
    const oneWeek = calendar.minutesBetween(new Date('2026-11-15T05:00Z'), new Date('2026-11-22T05:00Z'))
    expect(oneWeek).toBe(4 * 9 * HOUR + 4 * HOUR + 90)
  })

  test('an office that works on public holidays counts them', () => {
    const calendar = calendarFrom('2026-01-01', { keepsPublicHolidays: false })
    expect(calendar.minutesBetween(new Date('2026-12-24T22:00Z'), new Date('2026-12-29T15:00Z'))).toBe(20 * HOUR)
  })

  test('what changes today leaves the days before as they were', () => {
    const short = office.week.map((day) => day && { opens: '09:00', closes: '10:00' })
    const calendar = calendarFrom('2026-11-18', { week: short })
    // Monday and Tuesday have nine hours, Wednesday to Friday one.
    expect(calendar.minutesBetween(new Date('2026-11-16T05:00Z'), new Date('2026-11-21T05:00Z'))).toBe(21 * HOUR)
    // Weeks on end agree with the days walked one by one.
    const [from, to] = [new Date('2025-01-01T05:00Z'), new Date('2028-01-01T05:00Z')]
    const walked = calendar.minutesByDay(from, to).reduce((sum, { minutes }) => sum + minutes, 0)
    expect(calendar.minutesBetween(from, to)).toBe(walked)
  })
})

/** Toronto is four hours behind UTC in summer and five in winter: 18:00 is 23:00 UTC and 02:00 is 07:00 UTC in winter. */
describe('an office that is open from 18:00 to 02:00, every day', () => {
  const night = { opens: '18:00', closes: '02:00' }
  const always = (day: typeof night) => ({ from: '0000-01-01', value: { ...office, week: office.week.map(() => day) } })
  const calendar = createCalendar([always(night)])

  test.each([
    ['eight hours from Monday 18:00 end at 02:00', '2026-11-16T23:00Z', 8, '2026-11-17T07:00Z'],
    ['eight hours from Monday 20:00 end on Tuesday 20:00', '2026-11-17T01:00Z', 8, '2026-11-18T01:00Z'],
    ['two hours from Tuesday 01:00 end on Tuesday 19:00', '2026-11-17T06:00Z', 2, '2026-11-18T00:00Z'],
    ['an hour from Tuesday 12:00 ends at 19:00', '2026-11-17T17:00Z', 1, '2026-11-18T00:00Z'],
    ['the night the clocks go back has nine hours', '2026-10-31T22:00Z', 9, '2026-11-01T07:00Z'],
    [
      'the night the clocks go forward has eight hours: they go at its end',
      '2027-03-13T23:00Z',
      8,
      '2027-03-14T07:00Z',
    ],
    ['Christmas Eve runs on into Christmas, whose own night is closed', '2026-12-25T01:00Z', 8, '2026-12-27T01:00Z'],
  ])('%s', (_, from, hours, due) => {
    expect(calendar.addMinutes(new Date(from), hours * HOUR)).toEqual(new Date(due))
    expect(calendar.minutesBetween(new Date(from), new Date(due))).toBe(hours * HOUR)
  })

  test('open until 04:00, the night the clocks go forward has nine hours, and others have ten', () => {
    const longer = createCalendar([always({ opens: '18:00', closes: '04:00' })])
    const [before, after] = [new Date('2027-03-12T22:00Z'), new Date('2027-03-15T22:00Z')]
    // Friday 18:00 to Saturday 04:00, Saturday to Sunday, Sunday to Monday.
    expect(longer.minutesBetween(before, after)).toBe((10 + 9 + 10) * HOUR)
  })

  test('adds up by the days on which the nights began', () => {
    const [from, to] = [new Date('2026-12-25T01:00Z'), new Date('2026-12-27T01:00Z')]
    expect(calendar.minutesByDay(from, to)).toEqual([
      { on: '2026-12-24', minutes: 360, isHoliday: false },
      { on: '2026-12-25', minutes: 0, isHoliday: true },
      { on: '2026-12-26', minutes: 120, isHoliday: false },
    ])
    // From 01:00 on, an hour of the night before is left.
    expect(calendar.minutesByDay(new Date('2026-11-17T06:00Z'), new Date('2026-11-18T00:00Z'))).toEqual([
      { on: '2026-11-16', minutes: 60, isHoliday: false },
      { on: '2026-11-17', minutes: 60, isHoliday: false },
    ])
  })

  test.each([
    ['2025-01-01T03:00Z', '2028-01-01T06:30Z'],
    ['2026-10-30T06:15Z', '2026-11-09T06:45Z'],
    ['2027-03-10T20:00Z', '2027-03-20T05:30Z'],
  ])('is open from %s to %s as long as all its nights together', (from, to) => {
    const nights = calendar.minutesByDay(new Date(from), new Date(to))
    const sum = nights.reduce((total, { minutes }) => total + minutes, 0)
    expect(calendar.minutesBetween(new Date(from), new Date(to))).toBe(sum)
  })

  test('is open at 01:00, by the hours of the evening before', () => {
    const opening = { from: new Date('2026-11-16T23:00Z'), to: new Date('2026-11-17T07:00Z') }
    expect(calendar.nextOpening(new Date('2026-11-17T06:00Z'))).toEqual(opening)
    expect(calendar.nextOpening(new Date('2026-11-17T07:00Z')).from).toEqual(new Date('2026-11-17T23:00Z'))
  })

  test('closes with the day for what is due on it: a day of an authority does not last until 02:00', () => {
    expect(calendar.closingTime('2026-11-16')).toEqual(new Date('2026-11-17T04:59Z'))
  })

  test('does not count an hour twice when it becomes an office of early mornings', () => {
    const early = { from: '2026-11-17', value: always({ opens: '00:00', closes: '10:00' }).value }
    const changed = createCalendar([always(night), early])
    // Monday 18:00 to Tuesday 10:00; the night ends at 02:00.
    expect(changed.minutesBetween(new Date('2026-11-16T23:00Z'), new Date('2026-11-17T15:00Z'))).toBe(16 * HOUR)
    const [from, to] = [new Date('2026-11-01T23:00Z'), new Date('2026-12-01T23:00Z')]
    const sum = changed.minutesByDay(from, to).reduce((total, { minutes }) => total + minutes, 0)
    expect(changed.minutesBetween(from, to)).toBe(sum)
  })
})
