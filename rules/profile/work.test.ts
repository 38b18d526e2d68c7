import { describe, expect, it } from 'vitest'
import { jobAbroad, jobInCanada, ON } from '../applicants.test-data.ts'
import { factsOf, type Job, longestRun, type PersonFacts, teerOf } from './profile.ts'

const factsWith = (...jobs: Job[]): PersonFacts => factsOf({ jobs }, ON)

describe('years of work (IRCC, CRS criteria: 1,560 hours a year, 30 a week at most, last ten years)', () => {
  it('52 weeks of full-time work abroad are one year, a day less is none', () => {
    expect(factsWith(jobAbroad('2025-01-01', '2025-12-30')).foreignYears).toEqual({ low: 1, high: 1 })
    expect(factsWith(jobAbroad('2025-01-01', '2025-12-29')).foreignYears).toEqual({ low: 0, high: 0 })
  })

  it('only completed years count: 35 months are two years', () => {
    expect(factsWith(jobAbroad('2023-01-01', '2025-11-30')).foreignYears.low).toBe(2)
  })

  it('overtime does not make a year pass faster: 60 hours a week for half a year are no year', () => {
    expect(factsWith({ ...jobAbroad('2025-01-01', '2025-07-01'), hoursPerWeek: 60 }).foreignYears.low).toBe(0)
  })

  it('half time for two years is one year', () => {
    expect(factsWith({ ...jobAbroad('2024-01-01', '2025-12-31'), hoursPerWeek: 15 }).foreignYears.low).toBe(1)
  })

  it('two jobs of 20 hours side by side count as 30 hours, not 40', () => {
    const half = { ...jobAbroad('2025-01-01', '2025-12-30'), hoursPerWeek: 20 }
    expect(factsWith(half, half).foreignYears.low).toBe(1)
    const nineMonths = { ...jobAbroad('2025-01-01', '2025-09-30'), hoursPerWeek: 20 }
    expect(factsWith(nineMonths, nineMonths).foreignYears.low).toBe(0)
  })

  it('work before the last ten years does not count', () => {
    expect(factsWith(jobAbroad('2010-01-01', '2016-11-14')).foreignYears.low).toBe(0)
    expect(factsWith(jobAbroad('2010-01-01', '2017-11-12')).foreignYears.low).toBe(0)
    expect(factsWith(jobAbroad('2010-01-01', '2017-11-13')).foreignYears.low).toBe(1)
  })

  it('a current job counts until the day of assessment', () => {
    const { endedOn: _, ...ongoing } = jobAbroad('2025-11-16', '')
    expect(factsWith({ ...ongoing, current: true }).foreignYears.low).toBe(1)
    expect(factsWith({ ...ongoing, startedOn: '2025-11-17', current: true }).foreignYears.low).toBe(0)
  })

  it('unpaid work does not count', () => {
    expect(factsWith({ ...jobAbroad('2020-01-01', '2025-12-31'), paid: false }).foreignYears).toEqual({
      low: 0,
      high: 0,
    })
  })

  it('TEER 4 and 5 do not count, TEER 3 does', () => {
    expect(factsWith({ ...jobAbroad('2024-01-01', '2025-12-31'), noc: '64100' }).foreignYears.high).toBe(0)
    expect(factsWith({ ...jobAbroad('2024-01-01', '2025-12-31'), noc: '73300' }).foreignYears.low).toBe(2)
  })

  it('the second digit of a NOC 2021 code is the TEER category', () => {
    expect([teerOf({ noc: '00012' }), teerOf({ noc: '21231' }), teerOf({ noc: '65100' })]).toEqual([0, 1, 5])
  })
})

describe('Canadian work (IRPR 87.1(3); IRCC, CRS criteria)', () => {
  const yearIn = (more: Partial<Job>) => factsWith(jobInCanada('2024-01-01', '2025-12-31', more)).canadianYears

  it('authorised employment counts', () => expect(yearIn({})).toEqual({ low: 2, high: 2 }))
  it('self-employment does not', () => expect(yearIn({ selfEmployed: true }).high).toBe(0))
  it('work during full-time study does not', () => expect(yearIn({ whileStudying: true }).high).toBe(0))
  it('work without authorisation does not', () => expect(yearIn({ authorised: false }).high).toBe(0))
  it('is not foreign work', () => expect(factsWith(jobInCanada('2024-01-01', '2025-12-31')).foreignYears.high).toBe(0))
  it('self-employment abroad counts as foreign work', () => {
    expect(factsWith({ ...jobAbroad('2024-01-01', '2025-12-31'), selfEmployed: true }).foreignYears.low).toBe(2)
  })
})

describe('open answers about work', () => {
  it('hours nobody gave leave the years open', () => {
    const { hoursPerWeek: _, ...job } = jobAbroad('2024-01-01', '2025-12-31')
    expect(factsWith(job).foreignYears).toEqual({ low: 0, high: 2 })
  })

  it('an occupation nobody gave leaves the years open', () => {
    const { noc: _, ...job } = jobAbroad('2024-01-01', '2025-12-31')
    expect(factsWith(job).foreignYears).toEqual({ low: 0, high: 2 })
  })

  it('a country nobody gave may be Canada or not', () => {
    const job: Job = { ...jobInCanada('2024-01-01', '2025-12-31'), country: 'unknown' }
    const facts = factsWith(job)
    expect([facts.canadianYears, facts.foreignYears]).toEqual([
      { low: 0, high: 2 },
      { low: 0, high: 2 },
    ])
  })

  it('without a list of jobs, stated years are only a limit', () => {
    expect(factsOf({ totalWorkYears: 4.5 }, ON).foreignYears).toEqual({ low: 0, high: 4 })
  })

  it('"no Canadian experience" settles it without a list', () => {
    expect(factsOf({ hasCanadianExperience: false }, ON).canadianYears).toEqual({ low: 0, high: 0 })
  })
})

describe('a continuous year in one occupation (IRPR 75(2)(a), 80)', () => {
  const run = (...jobs: Job[]) => Math.floor(longestRun(factsWith(...jobs).spells ?? { list: [], overlap: false }).low)

  it('a weekend between two employers does not break the run', () => {
    expect(run(jobAbroad('2024-01-01', '2024-06-28'), jobAbroad('2024-07-01', '2024-12-29'))).toBeGreaterThanOrEqual(
      1550,
    )
    expect(run(jobAbroad('2024-01-01', '2024-06-28'), jobAbroad('2024-07-01', '2025-01-01'))).toBeGreaterThanOrEqual(
      1560,
    )
  })

  it('two weeks between two employers do', () => {
    expect(run(jobAbroad('2024-01-01', '2024-06-28'), jobAbroad('2024-07-15', '2025-01-15'))).toBeLessThan(1560)
  })

  it('another occupation starts a new run', () => {
    const teacher = { ...jobAbroad('2024-06-29', '2025-01-15'), noc: '41220' }
    expect(run(jobAbroad('2024-01-01', '2024-06-28'), teacher)).toBeLessThan(1560)
  })

  it('work that may have been unpaid, or whose hours are not known, may make a run and does not surely make one', () => {
    const twoYears = jobAbroad('2023-01-02', '2024-12-29')
    const { hoursPerWeek: _, ...withoutHours } = twoYears
    for (const job of [
      { ...twoYears, paid: 'unknown' as const },
      withoutHours,
      { ...twoYears, unproven: true as const },
    ]) {
      const { low, high } = longestRun(factsWith(job).spells ?? { list: [], overlap: false })
      expect(low).toBe(0)
      expect(high).toBeGreaterThanOrEqual(2 * 1560)
    }
  })
})
