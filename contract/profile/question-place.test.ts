import { contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import { OPEN_ANSWERS } from '@rahnama/rules/profile/profile.ts'
import { REQUIREMENTS } from '@rahnama/rules/programs/programs.ts'
import { randomProfile } from '@rahnama/rules/random-profile.test-data.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileForm, questionHref, questionPlace } from './profile.ts'

const asked = Object.values(REQUIREMENTS).map(({ asks }) => asks)
const ELSEWHERE = /^(startup|transfer|studyCanada|studyChina)\b/

describe('the form knows where is asked', () => {
  it('every answer that the score may lack or a requirement was read from', () => {
    const answers = [...OPEN_ANSWERS, ...asked.filter((answer) => !ELSEWHERE.test(answer))]
    expect(answers.filter((answer) => questionPlace(answer) === undefined)).toEqual([])
  })

  it('every answer that contradicts another', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const named = contradictions(profile, '2026-11-15').flatMap(({ answers }) => answers)
        expect(named.filter((answer) => questionPlace(answer) === undefined)).toEqual([])
      }),
    )
  })

  it('every fact that a question opens, and only such', () => {
    const opened = profileForm.steps.flatMap(({ fields }) =>
      fields.flatMap((field) => ('opens' in field ? [[field.opens, field.name]] : [])),
    )
    expect(opened.map(([fact = '']) => [fact, questionPlace(fact)?.question])).toEqual(opened)
  })
})

it.each([
  ['birthDate', 'general', 'birthDate'],
  ['tests', 'language', 'hasTests'],
  ['jobs[2].endedOn', 'work', 'jobs'],
  ['children[1]', 'general', 'children'],
  ['partner', 'general', 'partnerAccompanying'],
  ['partner.birthDate', 'personal', 'partnerBirthDate'],
  ['partner.citizenOrPermanentResident', 'general', 'partnerCitizenOrPermanentResident'],
  ['partner.tests', 'personal', 'partnerHasTests'],
  ['partner.tests[0].takenOn', 'personal', 'partnerTests'],
  ['partnerTests.k3f9', 'personal', 'partnerTests'],
  ['jobOffer.province', 'preferences', 'jobOfferProvince'],
  ['sponsor.sponsoredAsPartnerOn', 'preferences', 'sponsoredAsPartnerOn'],
  ['sponsor.incomesCad', 'preferences', 'hasSponsor'],
  ['credentials.k3f9.ecaBody', 'education', 'credentials.k3f9.hasEca'],
  ['partner.credentials.k3f9.ecaBody', 'personal', 'partnerCredentials.k3f9.hasEca'],
])('%s is asked on the page %s with %s', (answer, step, question) => {
  expect(questionPlace(answer)).toEqual({ step, question })
})

it.each([
  ['credentials.k3f9.ecaBody', '/profile/education#q-credentials-k3f9-hasEca'],
  ['startup.votingShare', '/profile/startup-visa'],
  ['startup.ieltsOverall', '/profile/startup-visa-initial-assessment'],
  ['transfer.yearsAtCompany', '/profile/inter-company-transfer'],
  ['studyChina.hskLevel', '/profile/study-abroad'],
  ['shoeSize', '/profile'],
])('%s leads to %s', (answer, address) => expect(questionHref(answer)).toBe(address))
