import { describe, expect, test } from 'vitest'
import { celpip, jobAbroad, ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { PEOPLE, WELDER } from './people.test-data.ts'
import { programsFor, prospectOf, requirementsOf, unmetOf } from './program-order.ts'

/** Expected values are worked out from docs/decisions/0051-the-next-step-follows-the-verdict.md, not from the function. */
function offeredTo(profile: Profile) {
  return programsFor(profile, ON).filter(({ aside, verdict }) => aside === undefined && verdict !== 'closed')
}
const hardOf = (program: ReturnType<typeof programsFor>[number]) => requirementsOf(program).filter(({ hard }) => hard)
const nextOf = (profile: Profile) => prospectOf(programsFor(profile, ON))

const ANSWERED = /^(ANSWER_QUESTION|COMPLETE_\w+_DETAILS|STATE_TOEFL_SCALE|CHOOSE_OTHER_PROVINCE)$/
const DONE_ALONE =
  /^(TAKE_LANGUAGE_TEST|RETAKE_LANGUAGE_TEST|RAISE_LANGUAGE|GET_ECA|SHOW_MORE_FUNDS|GET_DOCUMENT|CHANGE_SHARES)$/
const IN_YEARS = /^(WORK_LONGER|WORK_WITHOUT_BREAK|STUDY_FURTHER|WAIT)$/
const BY_OTHERS = /_ASSESSMENT$/
const settlingsOf = (program: ReturnType<typeof programsFor>[number]) =>
  hardOf(program)
    .filter(({ status }) => status !== 'met')
    .map(({ settledBy = '' }) => settledBy)
const isTheirs = (settling: string) => ANSWERED.test(settling) || DONE_ALONE.test(settling)

describe('of a hundred people', () => {
  test('nobody is told to apply for a program of which a hard requirement is known not to be met', () => {
    for (const profile of PEOPLE) {
      const next = nextOf(profile)
      if (next.what !== 'apply') continue
      const chosen = programsFor(profile, ON).find(({ program }) => program === next.program)
      expect(chosen && unmetOf(chosen)).toEqual([])
    }
  })

  test('whoever meets every hard requirement of an offered program is told to apply for the first such', () => {
    for (const profile of PEOPLE) {
      const met = offeredTo(profile).find((each) => hardOf(each).every(({ status }) => status === 'met'))
      if (met) expect(nextOf(profile)).toEqual({ what: 'apply', program: met.program })
    }
  })

  test('everybody else is told of the first program in which they can do something, or an officer alone decides', () => {
    for (const profile of PEOPLE) {
      const offered = offeredTo(profile)
      if (offered.some((each) => hardOf(each).every(({ status }) => status === 'met'))) continue
      const isOfficers = (settling: string) => settling === 'OFFICER_ASSESSMENT'
      const now = offered.find((each) => settlingsOf(each).some(isTheirs) || settlingsOf(each).every(isOfficers))
      const inTime = offered.find((each) => settlingsOf(each).some((settling) => !BY_OTHERS.test(settling)))
      const wanted = now ?? inTime
      const next = nextOf(profile)
      if (!wanted) expect(next).toEqual({ what: 'talk' })
      else if (settlingsOf(wanted).every(isOfficers)) expect(next).toEqual({ what: 'apply', program: wanted.program })
      else expect(next).toMatchObject({ what: 'change', program: wanted.program })
    }
  })

  test('an answer is asked for before an act, an act before what others grant, years last, and never what only an authority settles', () => {
    for (const profile of PEOPLE) {
      const next = nextOf(profile)
      if (next.what !== 'change') continue
      const first = programsFor(profile, ON).find(({ program }) => program === next.program)
      const settlings = first ? settlingsOf(first) : []
      const { settledBy = '' } = next.requirement
      expect(settledBy).not.toMatch(BY_OTHERS)
      if (settlings.some((each) => ANSWERED.test(each))) expect(settledBy).toMatch(ANSWERED)
      else if (settlings.some((each) => DONE_ALONE.test(each))) expect(settledBy).toMatch(DONE_ALONE)
      if (IN_YEARS.test(settledBy))
        expect(settlings.every((each) => IN_YEARS.test(each) || BY_OTHERS.test(each))).toBe(true)
      expect([next.met, next.short]).toEqual([first ? hardOf(first).length - settlings.length : 0, settlings.length])
    }
  })

  test('the generated people meet all three cases but the last, which is for nobody who may still choose', () => {
    const kinds = new Set(PEOPLE.map((profile) => nextOf(profile).what))
    expect([...kinds].toSorted()).toEqual(['apply', 'change'])
  })
})

describe('one person', () => {
  const engineer: Profile = {
    ...single30,
    jobs: threeYearsAbroad,
    tests: [celpip(9)],
    fundsCad: 30_000,
    interests: ['express_entry'],
  }

  test('who meets the Federal Skilled Worker program is told to apply for it', () =>
    expect(nextOf(engineer)).toEqual({ what: 'apply', program: 'FSW' }))

  test('without a language test the test is the next step, not the grid that hangs on it', () =>
    expect(nextOf({ ...engineer, tests: [] })).toMatchObject({
      what: 'change',
      program: 'FSW',
      requirement: { id: 'fsw-language', settledBy: 'TAKE_LANGUAGE_TEST' },
    }))

  test('a province that decides alone is no reason to apply: without a test, the test is next', () => {
    const farmer: Profile = { ...single30, jobs: threeYearsAbroad, tests: [], fundsCad: 0, sponsor: 'none' }
    expect(programsFor(farmer, ON)[0]?.program).toBe('PNP')
    expect(nextOf(farmer)).toMatchObject({ program: 'FSW', requirement: { settledBy: 'TAKE_LANGUAGE_TEST' } })
  })

  test('a welder short of a language is told to raise it, not to find an employer abroad', () => {
    const abroad = { ...jobAbroad('2019-01-01', '2026-06-30'), noc: WELDER }
    const welder: Profile = { ...single30, jobs: [abroad], tests: [celpip(5)], interests: ['express_entry'] }
    expect(programsFor(welder, ON)[0]?.program).toBe('FST')
    expect(nextOf(welder)).toMatchObject({ program: 'FSW', requirement: { settledBy: 'RAISE_LANGUAGE' } })
  })

  test('who wants to live in Quebec is asked to choose another province first', () =>
    expect(nextOf({ ...engineer, tests: [], intendedProvince: 'QC' })).toMatchObject({
      what: 'change',
      requirement: { settledBy: 'CHOOSE_OTHER_PROVINCE' },
    }))

  test('whoever is offered nothing is led to a consultant', () => expect(prospectOf([])).toEqual({ what: 'talk' }))
})
