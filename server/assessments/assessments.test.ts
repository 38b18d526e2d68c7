import { applications } from '@rahnama/contract/applications.ts'
import { type Assessment, assessments } from '@rahnama/contract/assessments/assessments.ts'
import { type AgreedTo, consents } from '@rahnama/contract/consents.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Changes, FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { useTestApp } from '../test/test.ts'
import { STARTUP_ASSESSMENT, STARTUP_BUSINESS, STUDY, TRANSFER } from './answers.test-data.ts'

const t = useTestApp()

const TRANSFER_CONSENTS: AgreedTo[] = [
  { statement: 'truthfulness', version: 2 },
  { statement: 'contact', version: 2 },
]
const STUDY_CONSENTS: AgreedTo[] = [{ statement: 'privacy', version: 2 }]

const read = (person: SignedInAccount, assessment: Assessment) => t.as(person).call(assessments.read, { assessment })

let turn = 0

async function changed(person: SignedInAccount, assessment: Assessment, changes: Changes) {
  const { version: base } = await read(person, assessment)
  turn += 1
  return { assessment, base, tab: 'the-only-tab', turn, changes }
}

async function save(person: SignedInAccount, assessment: Assessment, changes: Changes) {
  return t.as(person).call(assessments.save, await changed(person, assessment, changes))
}

async function completion(person: SignedInAccount, assessment: Assessment, agreedTo: AgreedTo[]) {
  const { version } = await read(person, assessment)
  return { assessment, version, language: 'fa', agreedTo } as const
}

async function complete(person: SignedInAccount, assessment: Assessment, agreedTo: AgreedTo[] = []) {
  return t.as(person).call(assessments.complete, await completion(person, assessment, agreedTo))
}

async function refuse(person: SignedInAccount, assessment: Assessment, agreedTo: AgreedTo[] = []) {
  return t.as(person).refuse(assessments.complete, await completion(person, assessment, agreedTo))
}

async function tell(person: SignedInAccount, assessment: Assessment, changes: Changes, agreedTo: AgreedTo[] = []) {
  await save(person, assessment, changes)
  return complete(person, assessment, agreedTo)
}

async function tellInVain(
  person: SignedInAccount,
  assessment: Assessment,
  changes: Changes,
  agreedTo: AgreedTo[] = [],
) {
  await save(person, assessment, changes)
  return refuse(person, assessment, agreedTo)
}

describe('the initial assessment of the Start-up Visa', () => {
  test('is completed, and only then does the business profile open', async () => {
    const person = await t.signIn('student')
    expect((await read(person, 'startup-business')).waitsFor).toBe('startup-assessment')
    const early = await changed(person, 'startup-business', { ownShare: 60 })
    expect(await t.as(person).refuse(assessments.save, early)).toMatchObject({ code: 'CANNOT_START_YET' })
    await tell(person, 'startup-assessment', STARTUP_ASSESSMENT)
    expect((await read(person, 'startup-business')).waitsFor).toBeNull()
    await tell(person, 'startup-business', STARTUP_BUSINESS)
    expect(await loadRulesProfile(t.db, person.userId)).toMatchObject({
      startup: { ieltsOverall: 6, toeflTotal: 'none', votingShare: 0.6, jointVotingShare: 1, applicants: 2 },
    })
  })

  test.each([
    ['IELTS under 5.0', { ieltsOverall: 4.5 }, 'ieltsOverall'],
    ['TOEFL iBT under 35', { hasIelts: false, hasToefl: true, toeflScale: '0-120', toeflTotal: 34 }, 'toeflTotal'],
    ['no result at all', { hasIelts: false }, 'hasIelts'],
  ])('is refused with %s, whatever the browser says', async (_, changes, field) => {
    const person = await t.signIn('student')
    expect(await tellInVain(person, 'startup-assessment', { ...STARTUP_ASSESSMENT, ...changes })).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field, fault: 'BELOW_FIRST_CHECK' }],
    })
    expect((await read(person, 'startup-assessment')).completedVersion).toBeNull()
  })
})

describe('the business profile', () => {
  test('is refused with more than 100 percent of shares', async () => {
    const person = await t.signIn('student')
    await tell(person, 'startup-assessment', STARTUP_ASSESSMENT)
    const refusal = await tellInVain(person, 'startup-business', { ...STARTUP_BUSINESS, ownShare: 61 })
    expect(refusal).toMatchObject({ issues: [{ field: 'ownShare', fault: 'SHARES_OVER_WHOLE' }] })
  })
})

describe('the transfer', () => {
  test('becomes a submitted application with a reference, two consents and a mail', async () => {
    const person = await t.signIn('student')
    const { outcome } = await tell(person, 'transfer', TRANSFER, TRANSFER_CONSENTS)
    if (outcome?.what !== 'application') throw new Error('The transfer did not become an application')
    const { id, reference } = outcome
    expect(reference).toMatch(/^A-/)
    const application = await t.as(person).call(applications.read, { id })
    expect(application).toMatchObject({ program: 'ICT', stage: 'submitted', reference })
    const given = await t.as(person).call(consents.mine, {})
    expect(given).toHaveLength(2)
    expect(given).toContainEqual(
      expect.objectContaining({
        statement: 'contact',
        version: 2,
        language: 'fa',
        occasion: 'transfer',
        givenAt: '2026-11-15T12:00:00.000Z',
        withdrawnAt: null,
      }),
    )
    expect((await t.mails({ to: person.email })).length).toBe(1)
    expect((await read(person, 'transfer')).outcome).toEqual(outcome)
  })

  test('sent twice is one application', async () => {
    const person = await t.signIn('student')
    const first = await tell(person, 'transfer', TRANSFER, TRANSFER_CONSENTS)
    const second = await complete(person, 'transfer', TRANSFER_CONSENTS)
    expect(second.outcome).toEqual(first.outcome)
    expect((await t.as(person).call(applications.list, {})).applications).toHaveLength(1)
    expect(await t.mails({ to: person.email })).toHaveLength(1)
  })

  test('changed after it was sent keeps what was sent', async () => {
    const person = await t.signIn('student')
    await tell(person, 'transfer', TRANSFER, TRANSFER_CONSENTS)
    await save(person, 'transfer', { employees: 121 })
    const kept = await t.db.rows<{ answers: FlatAnswers }>(
      sql`select answers from assessment_completions where user_id = ${person.userId}`,
    )
    expect(kept.map(({ answers }) => answers.employees)).toEqual([120])
  })

  test.each([
    ['without a branch office abroad', { hasBranchAbroad: false }, 'hasBranchAbroad', 'NO_BRANCH_ABROAD'],
    ['with a branch only at home', { branchCountry: 'IR' }, 'branchCountry', 'NO_BRANCH_ABROAD'],
    ['with revenue in one country', { revenueCountries: 1 }, 'revenueCountries', 'REVENUE_IN_ONE_COUNTRY'],
    ['under one year at the company', { yearsAtCompany: 0.9 }, 'yearsAtCompany', 'UNDER_ONE_YEAR'],
    ['without the truthfulness consent', { isTruthful: false }, 'isTruthful', 'NOT_AGREED'],
    ['without the contact consent', { mayBeContacted: null }, 'mayBeContacted', 'REQUIRED'],
  ])('is refused %s, and nothing is sent', async (_, changes, field, fault) => {
    const person = await t.signIn('student')
    const refusal = await tellInVain(person, 'transfer', { ...TRANSFER, ...changes } as Changes, TRANSFER_CONSENTS)
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field, fault }] })
    expect(await t.as(person).call(consents.mine, {})).toEqual([])
    expect((await read(person, 'transfer')).outcome).toBeNull()
  })

  test('ticked without saying which words were ticked is not agreed to', async () => {
    const person = await t.signIn('student')
    const refusal = await tellInVain(person, 'transfer', TRANSFER, [{ statement: 'truthfulness', version: 2 }])
    expect(refusal).toMatchObject({ issues: [{ field: 'mayBeContacted', fault: 'NOT_AGREED' }] })
    const unheardOf = await refuse(person, 'transfer', [
      { statement: 'truthfulness', version: 2 },
      { statement: 'contact', version: 99 },
    ])
    expect(unheardOf).toMatchObject({ code: 'CONFLICT' })
    expect((await read(person, 'transfer')).completedVersion).toBeNull()
  })
})

describe('the study enquiry', () => {
  test('reaches staff as an enquiry in the person’s language, and the rules as a plan', async () => {
    const person = await t.signIn('student')
    const { outcome } = await tell(person, 'study', STUDY, STUDY_CONSENTS)
    expect(outcome).toMatchObject({ what: 'enquiry', reference: expect.stringMatching(/^E-/) })
    const queue = await t.as('case_review_agent').call(enquiries.list, {})
    const arrived = queue.enquiries.find(({ reference }) => reference === outcome?.reference)
    expect(arrived).toMatchObject({ email: person.email, serviceType: 'studyInChina', language: 'fa' })
    expect(arrived?.excerpt).toContain('پزشکی')
    const { startup, transfer, studyCanada, studyChina } = await loadRulesProfile(t.db, person.userId)
    expect({ startup, transfer, studyCanada, studyChina }).toEqual({
      studyChina: { level: 'mbbs_english', taughtIn: 'english', scholarship: true },
    })
  })

  test('is not sent when a required answer is missing', async () => {
    const person = await t.signIn('student')
    const { country: _, ...rest } = STUDY
    expect(await tellInVain(person, 'study', rest, STUDY_CONSENTS)).toMatchObject({
      issues: [{ field: 'country', fault: 'REQUIRED' }],
    })
    expect(await t.mails({ to: person.email })).toEqual([])
  })
})

describe('what the profile already tells', () => {
  const TOLD = {
    firstName: 'Nava',
    lastName: 'Example',
    birthDate: '1992-11-16',
    citizenship: 'IR',
  }

  async function tellProfile(person: SignedInAccount, answers: FlatAnswers) {
    await t.db.execute(sql`
      insert into answer_sheets (user_id, form, answers, marks, version, saved_at)
      values (${person.userId}, ${profileForm.name}, ${JSON.stringify(answers)}, '{}', 1, ${t.deps.now()})`)
  }

  test('comes along until it is answered here', async () => {
    const person = await t.signIn('student')
    await tellProfile(person, TOLD)
    expect((await read(person, 'transfer')).fromProfile).toEqual({
      fullName: 'Nava Example',
      citizenship: 'IR',
      email: person.email,
    })
    await save(person, 'transfer', { fullName: 'Nava E.' })
    expect((await read(person, 'transfer')).fromProfile).toEqual({ citizenship: 'IR', email: person.email })
  })

  test('does not come along where the form would refuse it', async () => {
    const person = await t.signIn('student')
    await tellProfile(person, { ...TOLD, birthDate: '2010-01-01' })
    expect((await read(person, 'startup-assessment')).fromProfile).toEqual({})
    expect((await read(person, 'study')).fromProfile).toMatchObject({ age: 16 })
  })
})

test('nobody reads another person’s answers', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  await save(one, 'study', { whatToStudy: 'Law' })
  expect((await read(other, 'study')).answers).toEqual({})
})

test('an assessment that does not exist is refused at its name', async () => {
  const refusal = await t.as('student').refuse(assessments.read, { assessment: 'lottery' })
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'assessment' }] })
})
