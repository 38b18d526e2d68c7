import { describe, expect, it } from 'vitest'
import { bachelor, master, ON } from '../applicants.test-data.ts'
import { EDUCATION_LEVELS } from '../education.ts'
import { type Credential, factsOf } from './profile.ts'

const levels = (...credentials: Credential[]) => {
  const { low, high } = factsOf({ credentials }, ON).education
  return [EDUCATION_LEVELS[low], EDUCATION_LEVELS[high]]
}
const surely = (...credentials: Credential[]) => {
  const [low, high] = levels(...credentials)
  expect(low).toBe(high)
  return low
}

describe('level of education (IRCC, CRS criteria; facts of the ECA: IRPR 75(2)(e), 75(8))', () => {
  it('a foreign bachelor with an assessment counts', () => expect(surely(bachelor)).toBe('bachelor_or_three_year'))

  it('a foreign bachelor without an assessment counts for nothing', () => {
    expect(surely({ ...bachelor, ecaBody: 'none' })).toBe('less_than_secondary')
  })

  it('an assessment is good until the day before its fifth anniversary', () => {
    expect(surely({ ...bachelor, ecaOn: '2021-11-16' })).toBe('bachelor_or_three_year')
    expect(surely({ ...bachelor, ecaOn: '2021-11-15' })).toBe('less_than_secondary')
  })

  it('a Canadian credential needs no assessment', () => {
    expect(surely({ level: 'bachelor', country: 'CA', graduatedOn: '2020-05-30' })).toBe('bachelor_or_three_year')
  })

  it('a credential not yet finished does not count', () => {
    expect(surely({ level: 'bachelor', country: 'CA', graduatedOn: '2027-05-30' })).toBe('less_than_secondary')
  })

  it('two credentials, one of three years or more, are "two or more"', () => {
    expect(surely(bachelor, { ...bachelor, level: 'college', years: 1 })).toBe('two_or_more')
  })

  it('two short credentials are not', () => {
    const diploma: Credential = { ...bachelor, level: 'college', years: 2 }
    expect(surely(diploma, { ...diploma, years: 1 })).toBe('two_year')
  })

  it('a high school diploma is no second credential', () => {
    expect(surely(bachelor, { ...bachelor, level: 'high_school' })).toBe('bachelor_or_three_year')
  })

  it("bachelor's and master's are a master's", () => expect(surely(bachelor, master)).toBe('masters_or_professional'))

  it('a college diploma of unknown length may be one to three years', () => {
    expect(levels({ ...bachelor, level: 'college' })).toEqual(['one_year', 'bachelor_or_three_year'])
  })

  it('no answer leaves every level open, an empty list none', () => {
    expect(factsOf({}, ON).education).toEqual({ low: 0, high: EDUCATION_LEVELS.length - 1 })
    expect(surely()).toBe('less_than_secondary')
  })
})

describe('Canadian study for additional points (IRCC, CRS criteria D)', () => {
  const study = (more: Partial<Credential>) =>
    factsOf({ credentials: [{ country: 'CA', graduatedOn: '2024-05-30', eightMonthsInCanada: true, ...more }] }, ON)
      .canadianStudy

  it('a two-year diploma is one or two years', () => {
    expect(study({ level: 'college', years: 2 })).toEqual(['one_or_two_years', 'one_or_two_years'])
  })
  it("a bachelor's, master's or doctorate is three years or more", () => {
    for (const level of ['bachelor', 'master', 'doctoral'] as const)
      expect(study({ level })).toEqual(['three_years_or_more', 'three_years_or_more'])
  })
  it('without eight months of full-time study in Canada it gives nothing', () => {
    expect(study({ level: 'bachelor', eightMonthsInCanada: false })).toEqual(['none', 'none'])
  })
  it('secondary school in Canada gives nothing', () =>
    expect(study({ level: 'high_school' })).toEqual(['none', 'none']))
})
