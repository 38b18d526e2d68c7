import { ARRANGED_EMPLOYMENT, crs } from '@rahnama/rules/crs/crs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couple, partner, person } from '../../rules/crs/people.test-data.ts'
import { randomProfile } from '../../rules/crs/random-profiles.test-data.ts'
import { seeded } from '../../rules/random.test-data.ts'
import { allClb, allNclc, ielts } from '../../rules/results.test-data.ts'
import { crsInput } from './crs-input.ts'
import { faultsOf } from './faults.ts'

const candidate = fc.integer().map((seed) => randomProfile(seeded(seed)))

describe('faults of a candidate', () => {
  const good = person({ age: 30, firstLanguage: ielts(7, 7, 7, 7) })
  const cases: [string, unknown, string[]][] = [
    ['a good one has none', good, []],
    ['a list is not a candidate', [good], [': NOT_AN_OBJECT']],
    ['nothing', null, [': NOT_AN_OBJECT']],
    ['half a year of age', { ...good, age: 30.5 }, ['age: NOT_WHOLE']],
    ['an age below 0', { ...good, age: -1 }, ['age: TOO_LOW']],
    ['an age over 120', { ...good, age: 121 }, ['age: TOO_HIGH']],
    ['part years of work are fine', { ...good, foreignWorkYears: 2.25 }, []],
    ['negative years of work', { ...good, canadianWorkYears: -0.5 }, ['canadianWorkYears: TOO_LOW']],
    ['yes as text', { ...good, siblingInCanada: 'yes' }, ['siblingInCanada: NOT_YES_OR_NO']],
    ['an unknown level', { ...good, education: 'phd' }, ['education: NOT_AN_OPTION']],
    ['no language result is an answer', { ...good, firstLanguage: null }, []],
    ['a language result left out is not', { ...good, firstLanguage: undefined }, ['firstLanguage: MISSING']],
    [
      'no partner and no second language need not be said',
      { ...good, spouse: undefined, secondLanguage: undefined },
      [],
    ],
    [
      'a score deep inside',
      { ...good, firstLanguage: ielts(7, 7.3, 7, 7) },
      ['firstLanguage.scores.reading: OFF_STEP'],
    ],
    ['two results in one language', { ...good, secondLanguage: allClb(5) }, ['secondLanguage: LANGUAGE_REPEATED']],
    ['two results in two languages', { ...good, secondLanguage: allNclc(5) }, []],
    ['a partner as text', { ...good, spouse: 'yes' }, ['spouse: NOT_AN_OBJECT']],
    [
      'a partner who counts, with nothing said',
      couple({}, { education: undefined, firstLanguage: undefined, canadianWorkYears: undefined } as never),
      ['spouse.education: MISSING', 'spouse.firstLanguage: MISSING', 'spouse.canadianWorkYears: MISSING'],
    ],
    [
      'a partner who stays abroad, with nothing said',
      { ...good, maritalStatus: 'married', spouse: { accompanying: false, citizenOrPermanentResident: false } },
      [],
    ],
    [
      'a partner whose plans are unknown',
      { ...good, spouse: { ...partner(), accompanying: undefined } },
      ['spouse.accompanying: MISSING'],
    ],
    [
      "a partner's impossible score",
      couple({}, { firstLanguage: ielts(7, 7, 7, 9.5) }),
      ['spouse.firstLanguage.scores.speaking: TOO_HIGH'],
    ],
    [
      'every fault at once',
      { ...good, age: 'x', education: 1, spouse: 2 },
      ['age: NOT_A_NUMBER', 'spouse: NOT_AN_OBJECT', 'education: NOT_AN_OPTION'],
    ],
  ]
  it.each(cases)('%s', (_, value, faults) => {
    expect(faultsOf(crsInput, value).map(({ path, code }) => `${path}: ${code}`)).toEqual(faults)
  })
})

describe('inputs of any shape', () => {
  it('a well-formed one has no faults and an answer', () => {
    fc.assert(
      fc.property(candidate, (input) => {
        expect(faultsOf(crsInput, input)).toEqual([])
        expect(Number.isInteger(crs(input, '2026-01-15').total)).toBe(true)
      }),
    )
  })

  it('anything at all is either answered or has its faults listed', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(faultsOf(crsInput, value).length).toBeGreaterThan(0)
      }),
    )
  })

  const fields = [
    'age',
    'maritalStatus',
    'education',
    'canadianEducation',
    'canadianWorkYears',
    'foreignWorkYears',
    'certificateOfQualification',
    'siblingInCanada',
    'provincialNomination',
    'arrangedEmployment',
  ]
  const junk = fc.oneof(
    fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1, 1e9, '', 'none of these', {}, []),
    fc.object(),
    fc.array(fc.integer()),
  )
  it('a field of the wrong kind is pointed at', () => {
    fc.assert(
      fc.property(candidate, fc.constantFrom(...fields), junk, (input, field, value) => {
        expect(faultsOf(crsInput, { ...input, [field]: value }).map(({ path }) => path)).toContain(field)
      }),
    )
  })

  it('a number in the place of a choice, and a choice in the place of a number', () => {
    expect(ARRANGED_EMPLOYMENT).not.toContain('yes')
    expect(faultsOf(crsInput, person({ age: '30' as never, arrangedEmployment: 'yes' as never }))).toEqual([
      { path: 'age', code: 'NOT_A_NUMBER' },
      {
        path: 'arrangedEmployment',
        code: 'NOT_AN_OPTION',
        details: 'options none|noc_major_group_00|other_eligible',
      },
    ])
  })
})
