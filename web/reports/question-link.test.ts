import { profileForm, questionPlace } from '@rahnama/contract/profile/profile.ts'
import { OPEN_ANSWERS } from '@rahnama/rules/profile/profile.ts'
import { REQUIREMENTS } from '@rahnama/rules/programs/programs.ts'
import { expect, test } from 'vitest'
import { assessmentLink, questionLink } from './question-link.ts'

const ASKS = [...OPEN_ANSWERS, ...Object.values(REQUIREMENTS).map(({ asks }) => asks), 'jobs[0].endedOn', 'children[1]']

test('every answer a result rests on leads to the question that the form asks it with', () => {
  const elsewhere = ASKS.filter((asks) => {
    const place = questionPlace(asks)
    return place && questionLink(asks) !== `/profile/${place.step}#q-${place.question}`
  })
  expect(elsewhere).toEqual([])
})

test('answers of an assessment lead to its own form', () => {
  expect(questionLink('startup.votingShare')).toBe('/profile/startup-visa-initial-assessment')
  expect(questionLink('transfer.yearsAtCompany')).toBe('/profile/inter-company-transfer')
  expect(questionLink('studyChina.hsk')).toBe('/profile/study-abroad')
})

test('a credential without an assessment leads to the question about it, of either partner', () => {
  const asked = (step: string, group: string) =>
    profileForm.steps
      .find(({ name }) => name === step)
      ?.fields.flatMap((field) =>
        'fields' in field && field.name === group ? field.fields.map(({ name }) => name) : [],
      )
  expect(assessmentLink('applicant', 'degree-1')).toBe('/profile/education#q-credentials-degree-1-hasEca')
  expect(asked('education', 'credentials')).toContain('hasEca')
  expect(assessmentLink('partner', 'degree-2')).toBe('/profile/personal#q-partnerCredentials-degree-2-hasEca')
  expect(asked('personal', 'partnerCredentials')).toContain('hasEca')
  expect(assessmentLink('applicant', undefined)).toBe('/profile/education#q-credentials')
})
