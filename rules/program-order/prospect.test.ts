import { describe, expect, test } from 'vitest'
import { celpip, ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { PEOPLE } from './people.test-data.ts'
import { programsFor, prospectOf, requirementsOf, unmetOf } from './program-order.ts'

/** Expected values are worked out from docs/decisions/0051-the-next-step-follows-the-verdict.md, not from the function. */
function offeredTo(profile: Profile) {
  return programsFor(profile, ON).filter(({ aside, verdict }) => aside === undefined && verdict !== 'closed')
}
const hardOf = (program: ReturnType<typeof programsFor>[number]) => requirementsOf(program).filter(({ hard }) => hard)
const nextOf = (profile: Profile) => prospectOf(programsFor(profile, ON))

const ANSWERED = /^(ANSWER_QUESTION|COMPLETE_\w+_DETAILS|STATE_TOEFL_SCALE|CHOOSE_OTHER_PROVINCE)$/
const IN_YEARS = /^(WORK_LONGER|WORK_WITHOUT_BREAK|STUDY_FURTHER|WAIT)$/
const BY_OTHERS = /_ASSESSMENT$/

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

  test('everybody else is told what would change it for the first program of their order', () => {
    for (const profile of PEOPLE) {
      const offered = offeredTo(profile)
      if (offered.some((each) => hardOf(each).every(({ status }) => status === 'met'))) continue
      const next = nextOf(profile)
      if (next.what === 'talk') expect(offered).toEqual([])
      else expect(next.program).toBe(offered[0]?.program)
    }
  })

  test('an answer is asked for before an act, an act before what takes years, and never what only an authority settles', () => {
    for (const profile of PEOPLE) {
      const next = nextOf(profile)
      if (next.what !== 'change') continue
      const first = programsFor(profile, ON).find(({ program }) => program === next.program)
      const short = first ? hardOf(first).filter(({ status }) => status !== 'met') : []
      const settlings = short.map(({ settledBy = '' }) => settledBy)
      const { settledBy = '' } = next.requirement
      expect(settledBy).not.toMatch(BY_OTHERS)
      if (settlings.some((each) => ANSWERED.test(each))) expect(settledBy).toMatch(ANSWERED)
      if (IN_YEARS.test(settledBy))
        expect(settlings.every((each) => IN_YEARS.test(each) || BY_OTHERS.test(each))).toBe(true)
      expect([next.met, next.short]).toEqual([first ? hardOf(first).length - short.length : 0, short.length])
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

  test('who wants to live in Quebec is asked to choose another province first', () =>
    expect(nextOf({ ...engineer, tests: [], intendedProvince: 'QC' })).toMatchObject({
      what: 'change',
      requirement: { settledBy: 'CHOOSE_OTHER_PROVINCE' },
    }))

  test('whoever is offered nothing is led to a consultant', () => expect(prospectOf([])).toEqual({ what: 'talk' }))
})
