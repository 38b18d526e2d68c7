import { single30 } from '../contract/profile/people.test-data.ts'

/** Single, without work experience or a language test; every question answered. */
export const TOLD = { ...single30, firstName: 'Nava', lastName: 'Example', birthDate: '1996-02-17', hasTests: false }
