import { contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import { OPEN_ANSWERS } from '@rahnama/rules/profile/profile.ts'
import { randomProfile } from '@rahnama/rules/random-profile.test-data.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { questionPlace } from './profile.ts'

it('knows where every answer the score may lack is asked', () => {
  expect(OPEN_ANSWERS.filter((answer) => questionPlace(answer) === undefined)).toEqual([])
})

it('knows where every answer that contradicts another is asked', () => {
  fc.assert(
    fc.property(randomProfile, (profile) => {
      const named = contradictions(profile, '2026-11-15').flatMap(({ answers }) => answers)
      expect(named.filter((answer) => questionPlace(answer) === undefined)).toEqual([])
    }),
  )
})

it.each([
  ['jobs[2].endedOn', { step: 'work', question: 'jobs' }],
  ['birthDate', { step: 'general', question: 'birthDate' }],
  ['partner.tests[0].takenOn', { step: 'personal', question: 'partnerHasTests' }],
])('%s', (answer, place) => expect(questionPlace(answer)).toEqual(place))
