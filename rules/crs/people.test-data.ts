import { allClb } from '../results.test-data.ts'
import type { CrsInput, CrsSpouse } from './crs.ts'

/** Nothing that gives points, so that a case shows only what it names. */
const NOBODY: CrsInput = {
  age: 50,
  maritalStatus: 'single',
  spouse: null,
  education: 'less_than_secondary',
  canadianEducation: 'none',
  firstLanguage: null,
  secondLanguage: null,
  canadianWorkYears: 0,
  foreignWorkYears: 0,
  certificateOfQualification: false,
  siblingInCanada: false,
  provincialNomination: false,
  arrangedEmployment: 'none',
}

const PARTNER: CrsSpouse = {
  accompanying: true,
  citizenOrPermanentResident: false,
  education: 'less_than_secondary',
  firstLanguage: null,
  canadianWorkYears: 0,
}

export const person = (facts: Partial<CrsInput> = {}): CrsInput => ({ ...NOBODY, ...facts })

export const partner = (facts: Partial<CrsSpouse> = {}): CrsSpouse => ({ ...PARTNER, ...facts })

export const couple = (facts: Partial<CrsInput> = {}, partnerFacts: Partial<CrsSpouse> = {}): CrsInput =>
  person({ maritalStatus: 'married', spouse: partner(partnerFacts), ...facts })

/** 29, bachelor's, CLB 9 in all abilities, no work. */
export const bachelorAt29 = (facts: Partial<CrsInput> = {}): CrsInput =>
  person({ age: 29, education: 'bachelor_or_three_year', firstLanguage: allClb(9), ...facts })
