import { expect, test } from 'vitest'
import { bachelor, ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import { nextAction, recommend } from './recommendations.ts'

const idea = (points: number, months: number, certainty: 'high' | 'medium' | 'low') => ({
  points,
  months,
  certainty,
  cost: 'low' as const,
})

test('most points among what usually works within half a year, not the 600 of a nomination', () => {
  const [nomination, french, assessment] = [idea(600, 18, 'low'), idea(60, 12, 'medium'), idea(50, 2, 'high')]
  expect(nextAction([nomination, french, assessment])).toBe(assessment)
  expect(nextAction([nomination, french])).toBe(french)
  expect(nextAction([nomination])).toBe(nomination)
  expect(nextAction([])).toBeUndefined()
})

test('a degree that was never assessed is assessed first', () => {
  const profile = { ...single30, jobs: threeYearsAbroad, credentials: [{ ...bachelor, ecaBody: 'none' as const }] }
  expect(nextAction(recommend(profile, ON).improvements)?.id).toBe('ECA')
})
