import { randomUUID } from 'node:crypto'
import { assessments } from '@rahnama/contract/assessments/assessments.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { contract } from '@rahnama/contract/contract.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { referrals } from '@rahnama/contract/referrals.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, confirmFrom, DETAILS, hold, visitor } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

const PASSWORD = 'a quiet lantern by night'
let email = ''

beforeEach(async () => {
  t.setNow('2027-01-10T12:00:00Z')
  email = `stranger-${randomUUID()}@example.com`
  await t.db.execute(sql`delete from rate_limits`)
  const { version } = await t.as('admin').call(siteSettings.readSecurity, {})
  const value = { ...DEFAULT_SITE_SETTINGS.security, signUp: 'byInvitation' } as const
  await t.as('admin').call(siteSettings.updateSecurity, { version, value })
})

const hasAccount = async () => (await t.db.row(sql`select 1 from users where email = ${email}`)) !== undefined
const post = (path: string, body: object) => t.send('POST', `/auth/v1/${path}`, { body })

describe('while accounts are by invitation, a stranger has none after', () => {
  test('registering without a code, which names the field that lacks it', async () => {
    expect(await post('signup', { email, password: PASSWORD })).toMatchObject({
      status: 422,
      body: { code: 'signup_disabled' },
    })
    expect(await hasAccount()).toBe(false)
  })

  test.each(['WRONG-CODE', 'NOBODY99', ''])('registering with the code “%s” of nobody', async (referred_by) => {
    const answer = await post('signup', { email, password: PASSWORD, data: { referred_by } })
    expect(answer.status).toBe(422)
    expect(await hasAccount()).toBe(false)
  })

  test.each(['otp', 'magiclink', 'token?grant_type=id_token', 'sso', 'admin/users', 'invite'])(
    'asking at /auth/v1/%s',
    async (path) => {
      const answer = await post(path, { email, password: PASSWORD, provider: 'google', create_user: true })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(await hasAccount()).toBe(false)
    },
  )

  test('following the way in of another provider', async () => {
    expect((await t.send('GET', '/auth/v1/authorize?provider=google')).status).toBe(404)
  })

  test('asking for a new password or for the confirmation once more', async () => {
    await post('recover', { email })
    await post('resend', { email, type: 'signup' })
    expect(await hasAccount()).toBe(false)
  })

  test('booking a consultation and confirming it from the mailbox', async () => {
    const consultantId = await addConsultant(t)
    const holdId = await hold(t, { consultantId, type: 'initial', startsAt: '2027-01-18T15:00:00Z' })
    await visitor(t).call(consultations.book, { ...DETAILS, email, holdId })
    expect(await confirmFrom(t, email)).toMatchObject({ result: 'confirmed' })
    expect(await hasAccount()).toBe(false)
  })

  test('writing to the office, and waiting for a time', async () => {
    await visitor(t).call(enquiries.submit, {
      ...{ name: 'Parnian Nemooneh', email, message: 'May I come?', language: 'en', serviceType: 'studyInChina' },
      ...{ idempotencyKey: randomUUID(), agreedTo: 1 },
    })
    const wish = { type: 'initial', name: 'Parnian', email, language: 'en', timeZone: 'Asia/Tehran' } as const
    await visitor(t).call(consultations.joinWaitList, wish)
    expect(await hasAccount()).toBe(false)
  })

  test('saving a self-check, which asks for an account first', async () => {
    const written = Object.values(assessments as Record<string, Procedure>).filter(({ method }) => method !== 'GET')
    expect(written.length).toBeGreaterThan(0)
    for (const { audience } of written) expect(audience).toBe('signedIn')
  })
})

test('everything a stranger can send is one of those above, or says nothing of a person', () => {
  const open = Object.entries(contract).flatMap(([capability, group]) =>
    Object.entries(group as Record<string, Procedure>)
      .filter(([, { audience, method }]) => audience === 'public' && method !== 'GET')
      .map(([name]) => `${capability}.${name}`),
  )
  const above = ['enquiries.submit', 'consultations.book', 'consultations.joinWaitList', 'consultations.confirmByLink']
  const aboutNobodyNew = [
    ...['consultations.hold', 'consultations.extendHold', 'consultations.release', 'consultations.resendConfirmation'],
    ...['consultations.comeByLink', 'consultations.moveByLink', 'consultations.cancelByLink', 'mailChoices.useLink'],
    ...['reports.verify', 'visits.page', 'visits.vitals', 'consents.withdrawByLink'],
  ]
  expect(open.toSorted()).toEqual([...above, ...aboutNobodyNew].toSorted())
})

test('the code of a referral agent opens the door, and so does an invitation by mail', async () => {
  const { code } = await t.as('referral_agent').call(referrals.myCode, {})
  expect((await post('signup', { email, password: PASSWORD, data: { referred_by: code } })).status).toBe(200)
  expect(await hasAccount()).toBe(true)
  const colleague = { email: `colleague-${randomUUID()}@example.com`, fullName: 'Dana', language: 'en' } as const
  await t.as('admin').call(users.invite, { ...colleague, role: 'case_review_agent' })
  expect((await t.mails({ to: colleague.email }))[0]?.content.action?.url).toBeDefined()
})
