import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import { eligibility } from '@rahnama/rules/programs/programs.ts'
import { describe, expect, it } from 'vitest'
import { single30 } from '../../rules/applicants.test-data.ts'
import { WORKED_EXAMPLES as CRS_EXAMPLES } from '../../rules/crs/worked-examples.test-data.ts'
import { WORKED_EXAMPLES as FSW_EXAMPLES } from '../../rules/fsw/worked-examples.test-data.ts'
import { WORKED_EXAMPLES as CLB_EXAMPLES } from '../../rules/language/worked-examples.test-data.ts'
import { allClb, ielts } from '../../rules/results.test-data.ts'
import type { Kind } from './answers.ts'
import { answerAll } from './answers.ts'

const TODAY = '2026-01-15'

/** A job offer and nothing else: 600 points in 2015, 200 until 2025-03-24, none since. */
const jobOffer: CrsInput = {
  age: 50,
  maritalStatus: 'single',
  education: 'less_than_secondary',
  canadianEducation: 'none',
  firstLanguage: null,
  canadianWorkYears: 0,
  foreignWorkYears: 0,
  certificateOfQualification: false,
  siblingInCanada: false,
  provincialNomination: false,
  arrangedEmployment: 'noc_major_group_00',
}

function output(kind: Kind, read: unknown, asked: { on?: string; explain?: boolean } = {}): unknown {
  const answer = answerAll(kind, read, { today: TODAY, explain: false, ...asked })
  return 'faults' in answer ? answer.faults : answer.output
}

function faults(kind: Kind, read: unknown, on?: string): string[] {
  const answer = answerAll(kind, read, { on, today: TODAY, explain: false })
  return 'faults' in answer ? answer.faults.map(({ path, code }) => `${path}: ${code}`) : []
}

describe('worked examples', () => {
  const file = {
    ruleSet: '2025-03-25',
    vectors: [
      ...CRS_EXAMPLES.map(({ input, on, expected }) => ({ kind: 'crs', ruleSet: on, input, expected })),
      ...CLB_EXAMPLES.map((example) => ({ kind: 'clb', ...example })),
      ...FSW_EXAMPLES.map((example) => ({ kind: 'fsw', ...example })),
    ],
  }
  it.each([
    ['crs', CRS_EXAMPLES],
    ['clb', CLB_EXAMPLES],
    ['fsw', FSW_EXAMPLES],
  ] as const)('of a whole file, %s takes its own and gives exactly what was expected', (kind, examples) => {
    expect(output(kind, file)).toEqual(examples.map(({ expected }) => expected))
  })

  it('one bare input gives one answer', () => {
    expect(output('clb', ielts(6, 6, 6, 6))).toEqual({
      levels: { listening: 7, reading: 7, writing: 7, speaking: 7 },
      lowest: 7,
    })
  })

  it('a list gives a list, of bare inputs and examples alike', () => {
    expect(output('clb', [allClb(5), { input: allClb(6) }])).toMatchObject([{ lowest: 5 }, { lowest: 6 }])
  })

  it('an empty list gives an empty list', () => {
    expect(output('crs', [])).toEqual([])
  })
})

describe('the day of the rules', () => {
  it('is the one asked for', () => {
    expect(output('crs', jobOffer, { on: '2025-03-24' })).toMatchObject({ total: 200 })
    expect(output('crs', jobOffer, { on: '2025-03-25' })).toMatchObject({ total: 0 })
  })

  it('is the one an example names, by day or by rule set, before the one asked for', () => {
    const examples = [
      { input: jobOffer, on: '2016-01-01' },
      { input: jobOffer, ruleSet: '2020-10-20' },
      { input: jobOffer },
    ]
    expect(output('crs', examples, { on: TODAY })).toMatchObject([{ total: 600 }, { total: 200 }, { total: 0 }])
  })

  it('is today when none is named', () => {
    expect(answerAll('crs', jobOffer, { today: '2024-06-01', explain: false })).toMatchObject({
      output: { total: 200 },
    })
  })
})

describe('an explanation', () => {
  it('is given only when asked for', () => {
    expect(output('crs', jobOffer)).not.toHaveProperty('lines')
    expect(output('crs', jobOffer, { explain: true })).toHaveProperty('lines')
    expect(output('fsw', FSW_EXAMPLES[0]?.input, { explain: true })).toHaveProperty('lines')
  })

  it('of levels names the next threshold', () => {
    expect(output('clb', ielts(7, 6.5, 6.5, 6), { explain: true })).toMatchObject({
      abilities: [{ next: { level: 8, score: 7.5, missing: 0.5 } }, {}, {}, {}],
    })
  })
})

describe('eligibility', () => {
  it('answers for every program of a profile, even of an empty one', () => {
    const programs = output('eligibility', {}) as { program: string }[]
    expect(programs.map(({ program }) => program)).toEqual(
      expect.arrayContaining(['FSW', 'CEC', 'FST', 'SUV', 'ICT', 'PNP', 'FAMILY', 'STUDY_CA', 'STUDY_CN']),
    )
  })

  it('says of a profile what the rules say', () => {
    expect(output('eligibility', single30)).toEqual(eligibility(single30, TODAY))
  })

  it('answers a list of profiles with a list', () => {
    expect(output('eligibility', [{}, { input: {} }])).toHaveLength(2)
  })

  it('lists the faults of what is no profile', () => {
    expect(faults('eligibility', [5])).toEqual(['[0]: NOT_AN_OBJECT'])
  })
})

describe('faults are named by their place in what was read', () => {
  const badScore = ielts(9.5, 6, 6, 6)
  const cases: [string, Kind, unknown, string[]][] = [
    ['a number', 'crs', 5, [': NOT_AN_OBJECT']],
    ['one wrong field', 'crs', { ...jobOffer, age: 'x' }, ['age: NOT_A_NUMBER']],
    [
      'two of three in a list',
      'crs',
      [{ ...jobOffer, age: -1 }, jobOffer, { input: { ...jobOffer, education: 'phd' } }],
      ['[0].age: TOO_LOW', '[2].input.education: NOT_AN_OPTION'],
    ],
    [
      'one example of a file',
      'clb',
      { vectors: [{ kind: 'crs' }, { kind: 'clb', input: badScore }] },
      ['vectors[1].input.scores.listening: TOO_HIGH'],
    ],
    ['an example of another kind', 'fsw', { kind: 'clb', input: FSW_EXAMPLES[0]?.input }, ['kind: WRONG_KIND']],
    ['an example with an impossible day', 'clb', { input: allClb(7), on: '2026-02-30' }, ['on: NOT_A_DATE']],
    [
      'an example with an impossible rule set',
      'clb',
      [{ input: allClb(7), ruleSet: 'new' }],
      ['[0].ruleSet: NOT_A_DATE'],
    ],
  ]
  it.each(cases)('%s', (_, kind, read, expected) => {
    expect(faults(kind, read)).toEqual(expected)
  })

  it('a day before Express Entry has no score', () => {
    expect(faults('crs', jobOffer, '2014-12-31')).toEqual([': BEFORE_FIRST_RULE_SET'])
  })
})
