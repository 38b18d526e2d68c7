import { expect, test } from 'vitest'
import { type StudyWish, studyPlan } from './studies.ts'

const ON = '2026-11-17'
const CHINA: StudyWish = {
  ...{ country: 'china', level: 'master', isCourse: false, isMedical: false },
  ...{ taughtIn: 'english', age: 28, wantsScholarship: true },
}
const CANADA: StudyWish = { ...CHINA, country: 'canada', taughtIn: undefined, wantsScholarship: false }

test('a scholarship for China is applied for by the end of March, for classes in September', () => {
  const { intake, steps } = studyPlan(CHINA, ON)
  expect(intake).toBe('2027-09-01')
  const scholarship = steps.find(({ step }) => step === 'scholarship')
  expect(scholarship?.by.slice(0, 7)).toBe('2027-03')
  expect(steps.map(({ by }) => by)).toEqual(steps.map(({ by }) => by).toSorted())
})

test('once its window is over, the scholarship leads to the September after', () => {
  expect(studyPlan(CHINA, '2027-05-01').intake).toBe('2028-09-01')
  expect(studyPlan({ ...CHINA, wantsScholarship: false }, '2027-05-01').intake).toBe('2027-09-01')
})

test('a course of Chinese also begins in March, and asks for no test', () => {
  const { intake, steps, language } = studyPlan({ ...CHINA, isCourse: true, wantsScholarship: false }, ON)
  expect(intake).toBe('2027-03-01')
  expect(steps.map(({ step }) => step)).toEqual(['apply', 'visa', 'residencePermit'])
  expect(language).toBeNull()
})

test.each([
  ['bachelor', 24, 'may', 25, 2500],
  ['bachelor', 25, 'tooOld', 25, 2500],
  ['master', 34, 'may', 35, 3000],
  ['master', 35, 'tooOld', 35, 3000],
  ['phd', 39, 'may', 40, 3500],
  ['phd', 40, 'tooOld', 40, 3500],
] as const)('for a %s at %i the government scholarship is: %s', (level, age, standing, ageUnder, stipendCny) => {
  expect(studyPlan({ ...CHINA, level, age }, ON).scholarships[0]).toMatchObject({
    ...{ name: 'CSC', standing, ageUnder, stipendCny },
  })
})

test('the entrance exam is only for whoever wants a scholarship for a bachelor’s degree', () => {
  const has = (change: Partial<StudyWish>) =>
    studyPlan({ ...CHINA, ...change }, ON).steps.some(({ step }) => step === 'csca')
  expect(has({ level: 'bachelor' })).toBe(true)
  expect(has({ level: 'master' })).toBe(false)
  expect(has({ level: 'bachelor', wantsScholarship: false })).toBe(false)
})

test('a master’s student in Canada needs no attestation of the province, a bachelor’s does', () => {
  const steps = (level: 'bachelor' | 'master') => studyPlan({ ...CANADA, level }, ON).steps.map(({ step }) => step)
  expect(steps('master')).not.toContain('attestation')
  expect(steps('bachelor')).toContain('attestation')
})

test('Canada in September is too near when the applications should have gone: the plan goes to January', () => {
  expect(studyPlan(CANADA, '2026-12-20').intake).toBe('2027-09-01')
  expect(studyPlan(CANADA, '2027-02-01').intake).toBe('2028-01-01')
})

test('a step whose day is past is late, and one ahead is not', () => {
  const steps = studyPlan(CANADA, ON).steps
  expect(steps.find(({ step }) => step === 'shortlist')?.isLate).toBe(true)
  expect(steps.find(({ step }) => step === 'apply')?.isLate).toBe(false)
})

test('a year in Canada is the average tuition and the funds the permit asks for; medicine is not guessed', () => {
  const sums = (wish: StudyWish) => studyPlan(wish, ON).costs.map(({ what, sum }) => [what, sum?.low ?? null])
  expect(sums({ ...CANADA, level: 'bachelor' })).toEqual([
    ['tuition', 41_746],
    ['living', 23_448],
  ])
  expect(sums({ ...CHINA, isMedical: true, level: 'bachelor' })).toEqual([
    ['tuition', null],
    ['living', null],
    ['insurance', 800],
  ])
})

test('a program taught in Chinese asks for HSK 4 with 180, one in English for IELTS by its level', () => {
  expect(studyPlan({ ...CHINA, taughtIn: 'chinese' }, ON).language).toEqual({ test: 'HSK', level: 4, score: 180 })
  expect(studyPlan({ ...CHINA, level: 'phd' }, ON).language).toEqual({ test: 'IELTS', from: 6.5, to: 6.5 })
})
