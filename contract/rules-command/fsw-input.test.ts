import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WORKED_EXAMPLES } from '../../rules/fsw/worked-examples.test-data.ts'
import { allClb, ielts } from '../../rules/results.test-data.ts'
import { faultsOf } from './faults.ts'
import { fswInput } from './fsw-input.ts'

it('finds no fault in the worked examples, and some in anything else', () => {
  for (const { input } of WORKED_EXAMPLES) expect(faultsOf(fswInput, input)).toEqual([])
  fc.assert(fc.property(fc.anything(), (anything) => faultsOf(fswInput, anything).length > 0))
})

describe('faults of an applicant', () => {
  const good = { age: 50, education: 'secondary', firstLanguage: allClb(7), skilledWorkYears: 0 }
  const cases: [string, unknown, string[]][] = [
    ['a good one has none', good, []],
    ['nothing said', {}, ['age: MISSING', 'education: MISSING', 'firstLanguage: MISSING', 'skilledWorkYears: MISSING']],
    [
      'a claim as a number',
      { ...good, adaptability: { relativeInCanada: 1 } },
      ['adaptability.relativeInCanada: NOT_YES_OR_NO'],
    ],
    ['claims as a list', { ...good, adaptability: ['relativeInCanada'] }, ['adaptability: NOT_AN_OBJECT']],
    ['the same language twice', { ...good, secondLanguage: ielts(7, 7, 7, 7) }, ['secondLanguage: LANGUAGE_REPEATED']],
    ['a job offer as text', { ...good, arrangedEmployment: 'yes' }, ['arrangedEmployment: NOT_YES_OR_NO']],
  ]
  it.each(cases)('%s', (_, value, faults) => {
    expect(faultsOf(fswInput, value).map(({ path, code }) => `${path}: ${code}`)).toEqual(faults)
  })
})
