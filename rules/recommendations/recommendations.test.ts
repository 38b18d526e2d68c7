import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bachelor,
  celpip,
  couple30,
  frenchSeven,
  jobAbroad,
  jobInCanada,
  master,
  ON,
  single30,
  threeYearsAbroad,
} from '../applicants.test-data.ts'
import { crsTotal } from '../crs/crs.ts'
import { type Profile, toCrsInput } from '../profile/profile.ts'
import { randomProfile } from '../random-profile.test-data.ts'
import { type ImprovementId, recommend, swapPartners } from './recommendations.ts'

const clb8: Profile = { ...single30, tests: [celpip(8)], jobs: threeYearsAbroad }
const improvement = (id: ImprovementId, profile: Profile, to?: number) =>
  recommend(profile, ON).improvements.find((one) => one.id === id && (to === undefined || one.aim?.to === to))
const leftOut = (id: ImprovementId, profile: Profile) =>
  recommend(profile, ON).leftOut.find((one) => one.id === id)?.reason

describe("improvements of a single person of 30, bachelor's, CLB 8, three years abroad (355 points), by hand", () => {
  it('are ranked by points, then months, cost and certainty', () => {
    expect(recommend(clb8, ON).improvements.map(({ id, points }) => [id, points])).toEqual([
      ['NOMINATION', 600],
      ['CANADIAN_WORK', 78], // 40, and 13 + 25 of transferability
      ['LANGUAGE_ALL_ABILITIES', 69], // 4 x 8, and 12 + 25 of transferability
      ['FRENCH', 62], // 4 x 3 second language, 50 additional
      ['MASTERS', 27], // 15, and 12 of transferability
      ['SECOND_CREDENTIAL', 20], // 8, and 12 of transferability
      ['CANADIAN_STUDY', 15],
      ['LANGUAGE_ABILITY', 8],
      ['LANGUAGE_ABILITY', 8],
      ['LANGUAGE_ABILITY', 8],
      ['LANGUAGE_ABILITY', 8],
    ])
  })

  it('name what CLB 9 opens elsewhere', () => {
    expect(improvement('LANGUAGE_ALL_ABILITIES', clb8)).toMatchObject({
      aim: { language: 'english', to: 9 },
      interactions: [
        { section: 'transferability', factor: 'educationLanguage', points: 12 },
        { section: 'transferability', factor: 'foreignWorkLanguage', points: 25 },
      ],
    })
  })

  it('count what a birthday takes away meanwhile: 31 within the year costs six points', () => {
    expect(improvement('CANADIAN_WORK', clb8)).toMatchObject({ months: 12, lostToAge: 6 })
    expect(improvement('LANGUAGE_ABILITY', clb8)).toMatchObject({ months: 3, lostToAge: 0 })
  })

  it('leave out what cannot be, with the reason', () => {
    expect(leftOut('DOCTORATE', clb8)).toBe('ENTRY_LEVEL_NOT_REACHED')
    expect(leftOut('FOREIGN_WORK', clb8)).toBe('ALREADY_HIGHEST')
    expect(leftOut('CERTIFICATE_OF_QUALIFICATION', clb8)).toBe('NO_TRADE_WORK')
    expect(leftOut('PARTNER_LANGUAGE', clb8)).toBe('PARTNER_NOT_COUNTED')
    expect(leftOut('ECA', clb8)).toBe('NOTHING_TO_ASSESS')
    expect(leftOut('JOB_OFFER', clb8)).toBe('NO_POINTS_SINCE_2025')
  })
})

describe('single improvements', () => {
  it('an IELTS ability names the score that reaches the next level', () => {
    const test = {
      test: 'IELTS_GT',
      takenOn: '2026-01-10',
      scores: { listening: 7, reading: 7, writing: 6.5, speaking: 7 },
    } as const
    const listening = recommend({ ...single30, tests: [test] }, ON).improvements.find(
      ({ aim }) => aim?.ability === 'listening',
    )
    // listening 7.0 is CLB 7; 7.5 is CLB 8
    expect(listening?.aim).toMatchObject({ from: 7, to: 8, score: 7.5 })
  })

  it('CLB 4 goes to 6, because 5 brings nothing', () => {
    const ability = recommend({ ...single30, tests: [celpip(4)] }, ON).improvements.find(
      ({ id }) => id === 'LANGUAGE_ABILITY',
    )
    expect(ability?.aim).toMatchObject({ from: 4, to: 6 })
  })

  it('without a test the first step is a test', () => {
    const untested = { ...single30, tests: [] }
    // 4 x 17 at CLB 7 and 13 of transferability
    expect(improvement('FIRST_LANGUAGE_TEST', untested)).toMatchObject({ points: 81 })
  })

  it('years of work abroad take as long as they are', () => {
    const oneYear = { ...single30, jobs: [jobAbroad('2025-01-01', '2026-02-28')] }
    // from 25 to 50 points at CLB 9
    expect(improvement('FOREIGN_WORK', oneYear)).toMatchObject({ aim: { from: 1, to: 3 }, points: 25, months: 24 })
    expect(improvement('FOREIGN_WORK', single30)).toMatchObject({ aim: { from: 0, to: 1 }, points: 25, months: 12 })
  })

  it('an unassessed degree is worth an assessment', () => {
    const unassessed: Profile = { ...single30, credentials: [{ ...bachelor, ecaBody: 'none' }] }
    // 120 and 25 of transferability at CLB 9
    expect(improvement('ECA', unassessed)).toMatchObject({ points: 145, months: 2 })
  })

  it('French already at NCLC 7 is not offered again', () => {
    expect(leftOut('FRENCH', { ...single30, tests: [celpip(9), frenchSeven] })).toBe('ALREADY_HELD')
  })

  it('a certificate of qualification is offered to people in a trade', () => {
    const welder: Profile = { ...single30, jobs: [{ ...jobAbroad('2023-01-02', '2026-06-30'), noc: '72106' }] }
    // 50 at CLB 7 or more; the foreign years already bring 50 and the degree 25, so 25 are lost to the cap of 100
    expect(improvement('CERTIFICATE_OF_QUALIFICATION', welder)).toMatchObject({ points: 25 })
  })

  it('Ontario has no stream linked to Express Entry, so no nomination points there', () => {
    expect(leftOut('NOMINATION', { ...single30, intendedProvince: 'ON' })).toBe('PROVINCE_WITHOUT_PROGRAM')
  })
})

describe('couples', () => {
  it("the partner's language and work bring points", () => {
    // partner from CLB 7 to 9: 4 x 2; one Canadian year: 5
    expect(improvement('PARTNER_LANGUAGE', couple30)).toMatchObject({ points: 8, aim: { from: 7, to: 9 } })
    expect(improvement('PARTNER_CANADIAN_WORK', couple30)).toMatchObject({ points: 5 })
  })

  it('the stronger partner as principal applicant is offered with its gain', () => {
    const partner = { ...couple30.partner, credentials: [master], tests: [celpip(10)], birthDate: '1998-03-01' }
    const strong: Profile = { ...couple30, tests: [celpip(7)], partner }
    const before = crsTotal(toCrsInput(strong, ON), ON)
    // 100 age, 126 master's, 4 x 32, 50 transferability, partner 8 + 12
    expect(improvement('PARTNER_AS_PRINCIPAL', strong)).toMatchObject({ total: 424, points: 424 - before })
    expect(recommend(strong, ON).arrangements).toContainEqual({ arrangement: 'swapped', total: 424 })
  })

  it('swapping twice is no change', () => {
    expect(swapPartners(swapPartners(couple30))).toEqual(couple30)
  })

  it('the score without an accompanying partner is shown beside the others', () => {
    expect(recommend(couple30, ON).arrangements).toContainEqual({ arrangement: 'partner_stays', total: 374 })
  })
})

describe('programs', () => {
  it('are sorted into now, within reach and closed', () => {
    const { programs } = recommend({ ...single30, jobs: threeYearsAbroad }, ON)
    expect(programs.now.map(({ program }) => program)).toEqual(['FSW', 'PNP'])
    expect(programs.closed).toMatchObject([{ program: 'SUV', notice: 'SUV_CLOSED' }])
    expect(programs.withinReach.find(({ program }) => program === 'CEC')?.missing).toEqual([
      { requirement: 'cec-work', status: 'notMet', settledBy: 'WORK_LONGER' },
    ])
  })

  it('nothing the person does settles a missing sponsor', () => {
    const { outOfReach } = recommend({ ...single30, sponsor: 'none' }, ON).programs
    expect(outOfReach.map(({ program }) => program)).toEqual(['FAMILY'])
  })
})

describe('points a cap wastes', () => {
  it("a master's with CLB 9 and two Canadian years loses 50 to the cap of the education pair", () => {
    const profile: Profile = { ...single30, credentials: [master], jobs: [jobInCanada('2024-01-01', '2025-12-31')] }
    expect(recommend(profile, ON).wasted).toEqual([
      { section: 'transferability', factor: 'educationCanadianWork', points: 50, cap: 'EDUCATION_PAIR' },
    ])
  })
})

it('every improvement of any profile really brings its points', () => {
  fc.assert(
    fc.property(randomProfile, (profile) => {
      const before = crsTotal(toCrsInput(profile, ON), ON)
      const { improvements } = recommend(profile, ON)
      for (const { points, total, interactions } of improvements) {
        expect(points).toBeGreaterThan(0)
        expect(total).toBe(before + points)
        for (const interaction of interactions) expect(interaction.points).toBeGreaterThan(0)
      }
      const points = improvements.map((one) => one.points)
      expect(points).toEqual(points.toSorted((a, b) => b - a))
    }),
  )
})
