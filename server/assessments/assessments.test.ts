import type { Assessment } from '@rahnama/contract/assessments/assessments.ts'
import type { AgreedTo } from '@rahnama/contract/consents.ts'
import type { Changes, FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { type Answer, useTestApp } from '../test/test.ts'
import { STARTUP_ASSESSMENT, STARTUP_BUSINESS, STUDY, TRANSFER } from './answers.test-data.ts'

const t = useTestApp()

const TRANSFER_CONSENTS: AgreedTo[] = [
  { statement: 'truthfulness', version: 1 },
  { statement: 'contact', version: 1 },
]
const STUDY_CONSENTS: AgreedTo[] = [{ statement: 'privacy', version: 1 }]

type Read = {
  version: number
  answers: FlatAnswers
  completedVersion: number | null
  fromProfile: FlatAnswers
  waitsFor: string | null
  outcome: { what: string; id?: string; reference: string; replyBy?: string } | null
}

const pathOf = (assessment: Assessment) => `/api/assessments/${assessment}`

async function read({ token }: SignedInAccount, assessment: Assessment): Promise<Read> {
  return (await t.send('GET', pathOf(assessment), { token })).body as Read
}

let turn = 0

async function save(person: SignedInAccount, assessment: Assessment, changes: Changes): Promise<Answer> {
  const { version: base } = await read(person, assessment)
  turn += 1
  return t.send('PATCH', pathOf(assessment), {
    token: person.token,
    body: { base, tab: 'the-only-tab', turn, changes },
  })
}

async function complete(person: SignedInAccount, assessment: Assessment, agreedTo: AgreedTo[] = []): Promise<Answer> {
  const { version } = await read(person, assessment)
  return t.send('POST', `${pathOf(assessment)}/completion`, {
    token: person.token,
    body: { version, language: 'fa', agreedTo },
  })
}

async function tell(person: SignedInAccount, assessment: Assessment, changes: Changes, agreedTo: AgreedTo[] = []) {
  expect((await save(person, assessment, changes)).status).toBe(200)
  return complete(person, assessment, agreedTo)
}

describe('the initial assessment of the Start-up Visa', () => {
  test('is completed, and only then does the business profile open', async () => {
    const person = await t.signIn('student')
    expect((await read(person, 'startup-business')).waitsFor).toBe('startup-assessment')
    const early = await save(person, 'startup-business', { ownShare: 60 })
    expect([early.status, early.body]).toMatchObject([409, { code: 'CANNOT_START_YET' }])
    expect((await tell(person, 'startup-assessment', STARTUP_ASSESSMENT)).status).toBe(200)
    expect((await read(person, 'startup-business')).waitsFor).toBeNull()
    expect((await tell(person, 'startup-business', STARTUP_BUSINESS)).status).toBe(200)
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
    const answer = await tell(person, 'startup-assessment', { ...STARTUP_ASSESSMENT, ...changes })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', issues: [{ field, fault: 'BELOW_FIRST_CHECK' }] },
    ])
    expect((await read(person, 'startup-assessment')).completedVersion).toBeNull()
  })
})

describe('the business profile', () => {
  test('is refused with more than 100 percent of shares', async () => {
    const person = await t.signIn('student')
    await tell(person, 'startup-assessment', STARTUP_ASSESSMENT)
    const answer = await tell(person, 'startup-business', { ...STARTUP_BUSINESS, ownShare: 61 })
    expect(answer.body).toMatchObject({ issues: [{ field: 'ownShare', fault: 'SHARES_OVER_WHOLE' }] })
  })
})

describe('the transfer', () => {
  test('becomes a submitted application with a reference, two consents and a mail', async () => {
    const person = await t.signIn('student')
    const answer = await tell(person, 'transfer', TRANSFER, TRANSFER_CONSENTS)
    expect(answer.status).toBe(200)
    const { outcome } = answer.body as Read
    expect(outcome).toMatchObject({ what: 'application', reference: expect.stringMatching(/^A-/) })
    const application = await t.send('GET', `/api/applications/${outcome?.id}`, { token: person.token })
    expect(application.body).toMatchObject({ program: 'ICT', stage: 'submitted', reference: outcome?.reference })
    const consents = await t.send('GET', '/api/consents', { token: person.token })
    expect(consents.body).toHaveLength(2)
    expect(consents.body).toContainEqual(
      expect.objectContaining({
        statement: 'contact',
        version: 1,
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
    expect((second.body as Read).outcome).toEqual((first.body as Read).outcome)
    const list = await t.send('GET', '/api/applications', { token: person.token })
    expect(JSON.stringify(list.body).split('"reference"')).toHaveLength(2)
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
    expect((await save(person, 'transfer', { ...TRANSFER, ...changes } as Changes)).status).toBe(200)
    const answer = await complete(person, 'transfer', TRANSFER_CONSENTS)
    expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ field, fault }] }])
    expect((await t.send('GET', '/api/consents', { token: person.token })).body).toEqual([])
    expect((await read(person, 'transfer')).outcome).toBeNull()
  })

  test('ticked without saying which words were ticked is not agreed to', async () => {
    const person = await t.signIn('student')
    const answer = await tell(person, 'transfer', TRANSFER, [{ statement: 'truthfulness', version: 1 }])
    expect(answer.body).toMatchObject({ issues: [{ field: 'mayBeContacted', fault: 'NOT_AGREED' }] })
    const unheardOf = await complete(person, 'transfer', [
      { statement: 'truthfulness', version: 1 },
      { statement: 'contact', version: 99 },
    ])
    expect([unheardOf.status, unheardOf.body]).toMatchObject([409, { code: 'CONFLICT' }])
    expect((await read(person, 'transfer')).completedVersion).toBeNull()
  })
})

describe('the study enquiry', () => {
  test('reaches staff as an enquiry in the person’s language, and the rules as a plan', async () => {
    const person = await t.signIn('student')
    const answer = await tell(person, 'study', STUDY, STUDY_CONSENTS)
    const { outcome } = answer.body as Read
    expect(outcome).toMatchObject({ what: 'enquiry', reference: expect.stringMatching(/^E-/) })
    const list = await t.as('case_review_agent').send('GET', '/api/enquiries')
    const { enquiries } = list.body as { enquiries: { reference: string; excerpt: string }[] }
    const arrived = enquiries.find(({ reference }) => reference === outcome?.reference)
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
    const answer = await tell(person, 'study', rest, STUDY_CONSENTS)
    expect(answer.body).toMatchObject({ issues: [{ field: 'country', fault: 'REQUIRED' }] })
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
  const { token } = await t.signIn('student')
  const answer = await t.send('GET', '/api/assessments/lottery', { token })
  expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ field: 'assessment' }] }])
})
