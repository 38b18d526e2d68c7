import { expect, test } from 'vitest'
import { prefillOf } from './prefill.ts'

const profile = {
  firstName: 'Nava',
  lastName: 'Example',
  birthDate: '1992-11-16',
  maritalStatus: 'married',
  hasChildren: true,
  children: [{ id: 'c1', age: 4, birthDate: '2022-03-01' }],
  citizenship: 'IR',
  residence: 'TR',
  highestLevel: 'master',
  credentials: [
    { id: 'd1', level: 'bachelor', field: 'physics' },
    { id: 'd2', level: 'master', field: 'computer-science' },
  ],
  totalWorkYears: 6.5,
  tests: [
    { id: 't1', test: 'IELTS_GT', takenOn: '2024-01-10', overall: 6 },
    { id: 't2', test: 'IELTS_GT', takenOn: '2026-01-10', overall: 6.5 },
  ],
}
const known = { profile, name: 'N. Example', email: 'nava@example.com', today: '2026-11-15' }

test('the day before a birthday the age is still the old one', () => {
  expect(prefillOf('study', known)).toEqual({ fullName: 'Nava Example', age: 33 })
})

test('an assessment begins with the highest degree, the newest result and the children’s ages', () => {
  expect(prefillOf('startup-assessment', known)).toMatchObject({
    educationLevel: 'master',
    major: 'computer-science',
    experienceYears: 6.5,
    hasIelts: true,
    ieltsOverall: 6.5,
    hasSpouse: true,
    children: [{ id: 'c1', age: 4 }],
  })
})

test('a transfer counts spouse and children, and takes the address of the account', () => {
  expect(prefillOf('transfer', known)).toEqual({
    fullName: 'Nava Example',
    citizenship: 'IR',
    residence: 'TR',
    email: 'nava@example.com',
    dependants: 2,
  })
})

test('of an empty profile only the account is known', () => {
  const empty = { profile: {}, name: 'N. Example', email: 'nava@example.com', today: '2026-11-15' }
  expect(prefillOf('transfer', empty)).toEqual({ fullName: 'N. Example', email: 'nava@example.com' })
  expect(prefillOf('study', empty)).toEqual({ fullName: 'N. Example' })
  expect(prefillOf('startup-assessment', empty)).toEqual({})
})
