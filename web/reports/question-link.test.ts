import { questionPlace } from '@rahnama/contract/profile/profile.ts'
import { OPEN_ANSWERS } from '@rahnama/rules/profile/profile.ts'
import { REQUIREMENTS } from '@rahnama/rules/programmes/programmes.ts'
import { expect, test } from 'vitest'
import { questionLink } from './question-link.ts'

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
