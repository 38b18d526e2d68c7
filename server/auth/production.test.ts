import { auth } from '@rahnama/contract/auth.ts'
import { users } from '@rahnama/contract/users.ts'
import { expect, test } from 'vitest'
import { readSecurity, updateSettings } from '../site-settings/site-settings.ts'
import { openBrowser } from '../test/auth-client.ts'
import { useTestApp } from '../test/test.ts'
import { findAccountByEmail } from './auth.ts'

const t = useTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '1' })
const PASSWORD = 'a long walk to the harbour'

test('in production nobody is signed in before the address is proven, and it is not stored as proven', async () => {
  const email = 'person@example.com'
  const { client } = openBrowser(t)
  expect((await client.signUp({ email, password: PASSWORD })).data.session).toBeNull()
  expect(await findAccountByEmail(t.db, email)).toMatchObject({ emailConfirmedAt: null })
  expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed')
  await t.runJobs()
  const [mail] = await t.mails({ to: email })
  expect((await client.verifyOtp({ email, token: mail?.content.code ?? '', type: 'signup' })).error).toBeNull()
  expect((await findAccountByEmail(t.db, email))?.emailConfirmedAt).not.toBeNull()
})

test('in production staff without a second factor learn who they are and nothing else', async () => {
  const { token } = await t.signIn('case_review_agent')
  expect(await t.call(users.me, {}, { token })).toMatchObject({
    secondFactor: { isOn: false, isRequired: true },
  })
  for (const path of ['/api/auth/sessions', '/api/enquiries', '/api/events']) {
    expect((await t.send('GET', path, { token })).body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  }
  const student = await t.signIn('student')
  await t.call(auth.listSessions, {}, { token: student.token })
})

test('the owner may switch both off', async () => {
  const agent = await t.signIn('case_review_agent')
  const { version, value } = await readSecurity(t.deps)
  expect(value).toMatchObject({ requireEmailConfirmation: true, requireStaffSecondFactor: true })
  const chosen = { ...value, requireEmailConfirmation: false, requireStaffSecondFactor: false }
  await updateSettings(t.deps, agent, 'security', { version, value: chosen })
  await t.call(auth.listSessions, {}, { token: agent.token })
  const { data } = await openBrowser(t).client.signUp({ email: 'another@example.com', password: PASSWORD })
  expect(data.session).not.toBeNull()
  expect(await findAccountByEmail(t.db, 'another@example.com')).toMatchObject({ emailConfirmedAt: null })
})
