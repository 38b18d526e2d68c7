import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { celpip, jobInCanada, master, ON, single30 } from '../applicants.test-data.ts'
import { crs } from '../crs/crs.ts'
import { type Profile, toCrsInput } from '../profile/profile.ts'
import { randomProfile } from '../random-profile.test-data.ts'
import { compareScores, MOST_MONTHS_PROJECTED, project } from './projection.ts'

const eventful = (profile: Profile) =>
  project(profile, ON)
    .months.filter(({ events }) => events.length > 0)
    .map(({ month, on, score, events }) => [
      month,
      on,
      score,
      events.map(({ code, count }) => `${code} ${count ?? ''}`.trim()),
    ])

describe('projection, worked by hand from the CRS tables', () => {
  it('a single person of 30 who waits: birthdays, then the test expires', () => {
    expect(eventful(single30)).toEqual([
      [6, '2027-05-15', 368, ['BIRTHDAY 31']],
      [14, '2028-01-15', 219, ['TEST_EXPIRES']],
      [18, '2028-05-15', 214, ['BIRTHDAY 32']],
      [30, '2029-05-15', 208, ['BIRTHDAY 33']],
    ])
    const projection = project(single30, ON)
    expect(projection.best).toMatchObject({ month: 0, score: 374 })
    expect(projection.firstLoss).toMatchObject({ month: 6, difference: -6 })
    expect(projection.costOfWaiting).toBe(166)
  })

  it('a worker in Canada gains with each work year until the test expires', () => {
    const { endedOn: _, ...job } = jobInCanada('2025-12-01', '')
    const worker: Profile = {
      ...single30,
      birthDate: '1998-03-20',
      credentials: [master],
      hasCanadianExperience: true,
      jobs: [{ ...job, current: true }],
    }
    expect(project(worker, ON).months[0]).toMatchObject({ score: 419, events: [] })
    expect(eventful(worker)).toEqual([
      [1, '2026-12-15', 459, ['CANADIAN_WORK_YEAR 1']],
      [5, '2027-04-15', 459, ['BIRTHDAY 29']],
      [13, '2027-12-15', 472, ['CANADIAN_WORK_YEAR 2']],
      [14, '2028-01-15', 348, ['TEST_EXPIRES']],
      [17, '2028-04-15', 343, ['BIRTHDAY 30']],
      [25, '2028-12-15', 354, ['CANADIAN_WORK_YEAR 3']],
      [29, '2029-04-15', 348, ['BIRTHDAY 31']],
    ])
    const { best, firstLoss, costOfWaiting } = project(worker, ON)
    expect([best.month, firstLoss?.month, costOfWaiting]).toEqual([13, 14, 76])
  })

  it('foreign work falls out of the ten-year window and is named', () => {
    const old: Profile = {
      ...single30,
      jobs: [{ country: 'IR', startedOn: '2016-01-01', endedOn: '2018-01-31', noc: '21231', hoursPerWeek: 40 }],
    }
    const codes = project(old, ON).months.flatMap(({ events }) => events.map(({ code }) => code))
    expect(codes).toContain('FOREIGN_WORK_LEAVES_WINDOW')
  })
})

describe('projection', () => {
  it('covers the months asked for and never more than 36', () => {
    expect(project(single30, ON, 3).months.map(({ on }) => on)).toEqual([
      '2026-11-15',
      '2026-12-15',
      '2027-01-15',
      '2027-02-15',
    ])
    expect(project(single30, ON, 100).months).toHaveLength(MOST_MONTHS_PROJECTED + 1)
  })

  it('its best month is never beaten by an earlier or a later one', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const { months, best } = project(profile, ON, 24)
        for (const { month, score } of months)
          expect(month < best.month ? score < best.score : score <= best.score).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('what if', () => {
  const scoreOf = (profile: Profile) => crs(toCrsInput(profile, ON), ON)
  const whatIf = (profile: Profile, change: Profile) =>
    compareScores(scoreOf(profile), scoreOf({ ...profile, ...change }))

  it('CLB 10 instead of 9 shows old, new and difference per line', () => {
    const { old, new: now, difference, lines } = whatIf(single30, { tests: [celpip(10)] })
    expect([old.total, now.total, difference]).toEqual([374, 386, 12])
    expect(lines.filter((line) => line.difference !== 0)).toEqual([
      { section: 'core', factor: 'firstLanguage', old: 124, new: 136, difference: 12 },
    ])
  })

  it('the lines add up to the difference', () => {
    fc.assert(
      fc.property(randomProfile, randomProfile, (profile, change) => {
        const { difference, lines } = whatIf(profile, change)
        expect(lines.reduce((sum, line) => sum + line.difference, 0)).toBe(difference)
      }),
    )
  })
})
