import { crsTotal } from '@rahnama/rules/crs/crs.ts'
import { scoreRange, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm, type FlatAnswers, nest, readAnswers } from '../long-form/long-form.ts'
import { faultsOf } from '../rules-command/faults.ts'
import { profile as schema } from '../rules-command/profile.ts'
import { openQuestions } from './open-questions.test-data.ts'
import { couple, degree, jobAbroad, ON, single30, test, WORKED_OUT } from './people.test-data.ts'
import { profileForm, profileOf } from './profile.ts'
import { randomAnswers } from './random-answers.test-data.ts'

const told = (answers: FlatAnswers) => profileOf(readAnswers(profileForm, answers))

describe('told answers as the rules read them', () => {
  it.each(WORKED_OUT)('$title: $total', ({ answers, total }) => {
    expect(checkForm(profileForm, nest(profileForm, answers), ON)).toEqual([])
    expect(crsTotal(toCrsInput(told(answers), ON), ON)).toBe(total)
    expect(scoreRange(told(answers), ON)).toMatchObject({ low: total, high: total })
  })

  it('nothing told is nothing answered', () => expect(told({})).toEqual({}))

  it('entries keep the id their documents are filed under', () => {
    const { credentials, tests, jobs } = told({
      ...single30,
      totalWorkYears: 2,
      ...jobAbroad('2022-01-01', '2024-01-01'),
    })
    expect([credentials, tests, jobs]).toMatchObject([
      [{ id: 'degree-1' }],
      [{ id: 'test-one' }],
      [{ id: 'job-abroad' }],
    ])
  })

  it('says "none" only where the person said so', () => {
    expect(told({ totalWorkYears: 0, hasTests: false, highestLevel: 'none' })).toMatchObject({
      jobs: [],
      tests: [],
      credentials: [],
    })
    expect(told({ totalWorkYears: 4, hasTests: true, highestLevel: 'master' })).toEqual({ totalWorkYears: 4 })
  })

  it('a test that no immigration program takes brings no level', () => {
    expect(told({ hasTests: true, ...test('IELTS_ACADEMIC', [8, 8, 8, 8]) }).tests).toEqual([])
  })

  it('a current position has no end, whatever was typed before', () => {
    const answers = { totalWorkYears: 3, ...jobAbroad('2020-01-01', '2021-01-01'), 'jobs.job-abroad.current': true }
    expect(told(answers).jobs).toEqual([expect.not.objectContaining({ endedOn: expect.anything() })])
  })

  it('reads self-employed and unpaid work as such', () => {
    const job = (employment: string) =>
      told({ totalWorkYears: 3, ...jobAbroad('2020-01-01', '2021-01-01'), 'jobs.job-abroad.employment': employment })
        .jobs
    expect(job('self_employed')).toMatchObject([{ selfEmployed: true, paid: true }])
    expect(job('unpaid')).toMatchObject([{ selfEmployed: false, paid: false }])
  })

  it('the kind of work stands in where no occupation was found, and "I do not know yet" stays so', () => {
    const { 'jobs.job-abroad.noc': _, ...job } = jobAbroad('2020-01-01', '2021-01-01')
    expect(told({ totalWorkYears: 3, ...job, 'jobs.job-abroad.teer': '2' }).jobs).toMatchObject([{ teer: 2 }])
    expect(told({ totalWorkYears: 3, ...job, 'jobs.job-abroad.teer': 'unknown' }).jobs).toMatchObject([
      { teer: 'unknown' },
    ])
  })

  it('a credential without an assessment says so, a Canadian one needs none', () => {
    const abroad = { highestLevel: 'bachelor', ...degree('bachelor'), 'credentials.degree-1.hasEca': false }
    expect(told(abroad).credentials).toMatchObject([{ ecaBody: 'none', graduatedOn: '2015-01-01' }])
    const canadian = { ...abroad, 'credentials.degree-1.hasEca': true, 'credentials.degree-1.country': 'CA' }
    expect(told(canadian).credentials).toEqual([expect.not.objectContaining({ ecaBody: expect.anything() })])
  })

  it('a partner who stays behind is told of without study, tests and work', () => {
    expect(told({ ...couple(30, 'master'), partnerAccompanying: false }).partner).toEqual({
      accompanying: false,
      citizenOrPermanentResident: false,
    })
  })

  it("a sponsor's no and not-known answer the question behind them", () => {
    const sponsored = { hasSponsor: true, sponsoredAs: 'spouse', sponsoredAsPartner: false, sponsorHasBars: false }
    expect(told(sponsored).sponsor).toEqual({ sponsoredAs: 'spouse', sponsoredAsPartnerOn: 'never', bars: [] })
    expect(told({ ...sponsored, sponsorHasBars: 'unknown' }).sponsor).toMatchObject({ bars: 'unknown' })
  })

  it('whatever passes the form passes the rules, and leaves none of their questions open', () => {
    fc.assert(
      fc.property(randomAnswers, (answers) => {
        expect(checkForm(profileForm, nest(profileForm, answers), ON)).toEqual([])
        const profile = told(answers)
        expect(faultsOf(schema, profile)).toEqual([])
        expect(openQuestions(profile)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
