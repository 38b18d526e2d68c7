import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { describe, expect, test } from 'vitest'
import { createCalendar } from '../office-hours/office-calendar.ts'
import { promiseState } from './promise.ts'

const CALENDAR = createCalendar([{ from: '0000-01-01', value: DEFAULT_SITE_SETTINGS.office }])

/** Toronto is five hours behind in winter: the office is open from 14:00 to 23:00 UTC. */
const at = (text: string) => new Date(`${text}:00Z`)
const FIVE_DAYS = 5 * 9 * 60

const sent = { at: at('2026-11-16T15:00'), stage: 'submitted' } as const

describe('the promise to read within five working days', () => {
  test('runs from the moment it is sent and is due at the same hour five working days later', () => {
    const state = promiseState([sent], FIVE_DAYS, at('2026-11-16T16:00'), CALENDAR)
    expect(state).toMatchObject({ state: 'running', usedMinutes: 60, dueAt: at('2026-11-23T15:00') })
  })

  test('is broken once that hour has passed', () => {
    expect(promiseState([sent], FIVE_DAYS, at('2026-11-23T15:01'), CALENDAR)?.state).toBe('broken')
  })

  test('rests while the client has the turn, over a weekend and a holiday, and goes on where it stopped', () => {
    const events = [
      sent,
      // After two hours a question goes to the client, who answers after Christmas.
      { at: at('2026-11-16T17:00'), stage: 'needsMore' },
      { at: at('2026-12-29T14:00'), stage: 'submitted' },
    ] as const
    const paused = promiseState(events.slice(0, 2), FIVE_DAYS, at('2026-12-20T12:00'), CALENDAR)
    expect(paused).toMatchObject({ state: 'paused', usedMinutes: 120, dueAt: null })
    // Of 45 hours 43 are left: Tue 29, Wed 30, Thu 31 December and Mon 4 January give 36 (1 January is a holiday), the rest on Tuesday.
    expect(promiseState(events, FIVE_DAYS, at('2026-12-29T14:00'), CALENDAR)).toMatchObject({
      state: 'running',
      usedMinutes: 120,
      dueAt: at('2027-01-05T21:00'),
    })
  })

  test('is kept when somebody here has read it, and stays so however late it gets', () => {
    const events = [sent, { at: at('2026-11-18T15:00'), stage: 'inReview' }] as const
    expect(promiseState(events, FIVE_DAYS, at('2027-05-01T00:00'), CALENDAR)).toMatchObject({
      state: 'kept',
      usedMinutes: 1080,
    })
  })

  test('begins anew when it is sent again after it was read', () => {
    const events = [
      sent,
      { at: at('2026-11-17T15:00'), stage: 'inReview' },
      { at: at('2026-11-18T15:00'), stage: 'needsMore' },
      { at: at('2026-11-19T15:00'), stage: 'submitted' },
    ] as const
    expect(promiseState(events, FIVE_DAYS, at('2026-11-19T15:00'), CALENDAR)).toMatchObject({
      usedMinutes: 0,
      dueAt: at('2026-11-26T15:00'),
    })
  })

  test('begins anew when we open it again, even if nobody had read it before it was over', () => {
    const events = [
      sent,
      // Withdrawn unread after nine hours, opened again by us two days later.
      { at: at('2026-11-17T15:00'), stage: 'withdrawn' },
      { at: at('2026-11-19T15:00'), stage: 'submitted', isOpenedAnew: true },
    ] as const
    expect(promiseState(events, FIVE_DAYS, at('2026-11-19T15:00'), CALENDAR)).toMatchObject({
      ...{ state: 'running', usedMinutes: 0, dueAt: at('2026-11-26T15:00') },
    })
  })

  test('can show how its due time was reckoned, day by day', () => {
    // Good Friday 2027 is 26 March; clocks have changed by then.
    const state = promiseState(
      [{ at: at('2027-03-25T13:00'), stage: 'submitted' }],
      10 * 60,
      at('2027-03-25T13:00'),
      CALENDAR,
    )
    expect(state?.sum).toEqual([
      { on: '2027-03-25', minutes: 540, isHoliday: false },
      { on: '2027-03-26', minutes: 0, isHoliday: true },
      { on: '2027-03-29', minutes: 60, isHoliday: false },
    ])
  })

  test('was never given for what was never sent', () => {
    expect(
      promiseState([{ at: at('2026-11-16T15:00'), stage: 'preparing' }], FIVE_DAYS, at('2026-11-17T15:00'), CALENDAR),
    ).toBeNull()
  })
})
