import { auth } from '@rahnama/contract/auth.ts'
import { referrals } from '@rahnama/contract/referrals.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import { generateSync } from 'otplib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../db/db.ts'
import { readSecurity, updateSettings } from '../site-settings/site-settings.ts'
import { openBrowser } from '../test/auth-client.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const PASSWORD = 'a long walk to the harbour'
const START = new Date('2026-11-15T12:00:00Z').getTime()
let elapsed = 0
let people = 0

function pass(seconds: number): void {
  elapsed += seconds
  const now = new Date(START + elapsed * 1000)
  vi.setSystemTime(now)
  t.setNow(now)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  pass(3600)
})
afterEach(() => {
  vi.useRealTimers()
})

function newEmail(): string {
  people += 1
  return `person${people}@example.com`
}

async function register({ email = newEmail(), language = 'en' } = {}) {
  const browser = openBrowser(t)
  const { data, error } = await browser.client.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Robin Sample', language } },
  })
  expect(error).toBeNull()
  // The welcome is written; what comes after it is newer.
  await t.runJobs()
  pass(1)
  return { ...browser, email, user: data.user, session: data.session }
}

async function lastMail(to: string) {
  await t.runJobs()
  const [mail] = (await t.mails()).filter((one) => one.to === to)
  if (!mail) throw new Error(`No mail to ${to}`)
  pass(1)
  const url = mail.content.action && new URL(mail.content.action.url)
  return { ...mail.content, tokenHash: url?.searchParams.get('token_hash') ?? '', type: url?.searchParams.get('type') }
}

async function require(settings: Partial<typeof DEFAULT_SITE_SETTINGS.security>) {
  const { version } = await readSecurity(t.deps)
  const { userId } = await t.signIn('admin')
  await updateSettings(t.deps, { userId }, 'security', {
    version,
    value: { ...DEFAULT_SITE_SETTINGS.security, ...settings },
  })
}

describe('signing up', () => {
  test('a session has exactly the specified fields, and a user with id, e-mail and metadata', async () => {
    const { session, email } = await register({ language: 'fa' })
    const { user, ...fields } = session ?? {}
    expect(Object.keys(fields).sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
    ])
    expect(session).toMatchObject({ expires_in: 900, token_type: 'bearer' })
    expect(session?.expires_at).toBe(Math.floor(Date.now() / 1000) - 1 + 900)
    expect(user).toMatchObject({ email, user_metadata: { full_name: 'Robin Sample', language: 'fa' }, factors: [] })
  })

  test('any letter case of an address is one account', async () => {
    const email = newEmail()
    await register({ email })
    const { client } = openBrowser(t)
    const { data, error } = await client.signInWithPassword({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  test('eight people asking for one address at the same moment make one account', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openBrowser(t).client.signUp({ email, password: PASSWORD })),
    )
    expect(answers.filter(({ error }) => error)).toEqual([])
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
    expect(await t.db.rows(sql`select id from users where email = ${email}`)).toHaveLength(1)
  })

  test.each([
    ['seven characters', 'abcdef7', 'length'],
    ['a leaked one', 'trustno1', 'pwned'],
    ['a word with a year', 'Password2026!', 'pwned'],
    ['counting in Persian digits', '۱۲۳۴۵۶۷۸۹', 'pwned'],
    ['the first row of a Persian keyboard', 'ضصثقفغعه', 'pwned'],
    ['one key held down', 'aaaaaaaaaaaa', 'pwned'],
  ])('a password that is %s is refused with the reason', async (_, password, reason) => {
    const { error } = await openBrowser(t).client.signUp({ email: newEmail(), password })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: [reason] })
  })

  test('a password of 200 characters is accepted', async () => {
    const { error } = await openBrowser(t).client.signUp({
      email: newEmail(),
      password: 'correct horse '.repeat(15).slice(0, 200),
    })
    expect(error).toBeNull()
  })

  test('a referral code in any case and digits ties the account to its owner', async () => {
    const agent = await t.signIn('referral_agent')
    const { code } = await t.as(agent).call(referrals.myCode, {})
    const typed = ` ${code.toLowerCase().replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))} `
    const { data, error } = await openBrowser(t).client.signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { full_name: 'Robin Sample', referred_by: typed } },
    })
    expect(error).toBeNull()
    const rows = await t.db.rows(sql`select referrer_id from referrals where user_id = ${data.user?.id}`)
    expect(rows).toEqual([{ referrer_id: agent.userId }])
  })

  test('a referral code nobody owns has its own name, and no account is made behind the person’s back', async () => {
    const email = newEmail()
    const { error } = await openBrowser(t).client.signUp({
      email,
      password: PASSWORD,
      options: { data: { referred_by: 'NOBODY1' } },
    })
    expect(error).toMatchObject({ status: 422, code: 'referral_code_unknown' })
    expect(await t.db.rows(sql`select id from users where email = ${email}`)).toHaveLength(0)
  })
})

describe('the welcome', () => {
  test.each([
    ['en', 'Welcome! Please confirm your email address', '48 hours'],
    ['fa', 'خوش آمدید! لطفاً نشانی ایمیل خود را تأیید کنید', '۴۸ ساعت'],
  ] as const)(
    'comes in the person’s language (%s), and its link proves the address, once',
    async (language, subject, hours) => {
      const { email, user } = await register({ language })
      const content = await lastMail(email)
      expect(content).toMatchObject({ language, subject, type: 'signup' })
      expect(content.notes?.join(' ')).toContain(hours)
      expect(content.code).toBeUndefined()
      expect(user?.email_confirmed_at).toBeUndefined()
      pass(47 * 3600)
      const { client } = openBrowser(t)
      const { data } = await client.verifyOtp({ token_hash: content.tokenHash, type: 'signup' })
      expect(data.user?.email_confirmed_at).toBeTruthy()
      const again = await client.verifyOtp({ token_hash: content.tokenHash, type: 'signup' })
      expect(again.error?.code).toBe('otp_expired')
    },
  )

  test('goes to nobody who has an account: they are told that they have one', async () => {
    const { email } = await register()
    await openBrowser(t).client.signUp({ email, password: PASSWORD })
    expect((await lastMail(email)).subject).toBe('You already have an account')
  })
})

describe('what a mail carries is removed from it', () => {
  async function kept(to: string) {
    await t.runJobs()
    return (await t.mails({ to })).map(({ content }) => [content.code, content.action?.url])
  }

  test('once it is used, by code or by link, and when a newer one replaces it', async () => {
    const { email } = await register()
    const { client } = openBrowser(t)
    const { tokenHash } = await lastMail(email)
    await client.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    expect(await kept(email)).toEqual([[undefined, undefined]])
    await client.resetPasswordForEmail(email)
    const first = await lastMail(email)
    await client.resetPasswordForEmail(email)
    const second = await lastMail(email)
    expect(second.code).not.toBe(first.code)
    expect((await kept(email)).map(([code]) => code)).toEqual([second.code, undefined, undefined])
    await client.verifyOtp({ email, token: second.code ?? '', type: 'recovery' })
    expect(await kept(email)).toEqual(Array(3).fill([undefined, undefined]))
  })

  test('once it is too old', async () => {
    const { email } = await register()
    await openBrowser(t).client.resetPasswordForEmail(email)
    await lastMail(email)
    pass(59 * 60)
    await t.deps.mail.purge()
    expect((await kept(email))[0]?.[0]).toMatch(/^\d{6}$/)
    pass(60)
    await t.deps.mail.purge()
    const [recovery, welcome] = await kept(email)
    expect(recovery).toEqual([undefined, undefined])
    expect(welcome?.[1]).toContain('type=signup')
  })

  test('when the password is changed, with everything else that was on its way', async () => {
    const { client, email } = await register()
    await client.resetPasswordForEmail(email)
    await lastMail(email)
    await client.updateUser({ password: 'six boats in the bay', current_password: PASSWORD })
    const mails = await t.mails({ to: email })
    expect(mails.map(({ content }) => content.code)).toEqual([undefined, undefined, undefined])
    expect(JSON.stringify(mails)).not.toContain('token_hash')
  })
})

describe('when addresses must be confirmed', () => {
  test('a new and a taken address are answered alike, and each owner gets the right mail', async () => {
    const taken = (await register()).email
    await require({ requireEmailConfirmation: true })
    const fresh = newEmail()
    const answers = []
    const ids: unknown[] = []
    for (const email of [taken, fresh]) {
      const { data, error } = await openBrowser(t).client.signUp({ email, password: PASSWORD })
      expect(error).toBeNull()
      expect(data.session).toBeNull()
      answers.push(Object.keys(data.user ?? {}).sort())
      ids.push(data.user?.id)
      expect(data.user?.identities).toEqual([])
    }
    expect(answers[0]).toEqual(answers[1])
    for (const email of [taken, fresh]) {
      const again = await openBrowser(t).client.signUp({ email, password: PASSWORD })
      expect(ids).not.toContain(again.data.user?.id)
    }
    expect((await lastMail(taken)).subject).toBe('You already have an account')
    expect((await lastMail(fresh)).subject).toBe('Welcome! Please confirm your email address')
    await require({ requireEmailConfirmation: false })
  })

  test('one cannot sign in before, and the code in Persian digits lets one in', async () => {
    await require({ requireEmailConfirmation: true })
    const email = newEmail()
    const { client } = openBrowser(t, { language: 'fa' })
    await client.signUp({ email, password: PASSWORD })
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed')
    expect((await client.signInWithPassword({ email, password: 'wrong password' })).error?.code).toBe(
      'invalid_credentials',
    )
    const content = await lastMail(email)
    expect(content).toMatchObject({
      language: 'fa',
      subject: 'خوش آمدید! لطفاً نشانی ایمیل خود را تأیید کنید',
      type: 'signup',
    })
    const code = (content.code ?? '').replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect((await openBrowser(t).client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    await require({ requireEmailConfirmation: false })
  })

  test.each([
    ['before', ['chosen by a stranger', PASSWORD]],
    ['after', [PASSWORD, 'chosen by a stranger']],
  ])('a stranger who registers the address %s its owner does not choose the password', async (_, passwords) => {
    await require({ requireEmailConfirmation: true })
    const email = newEmail()
    for (const password of passwords) {
      await openBrowser(t).client.signUp({ email, password })
      await lastMail(email)
    }
    const { client } = openBrowser(t)
    const { tokenHash } = await lastMail(email)
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
    const stranger = await openBrowser(t).client.signInWithPassword({ email, password: 'chosen by a stranger' })
    expect(stranger.error?.code).toBe('invalid_credentials')
    expect((await lastMail(email)).subject).toBe('Choose a new password')
    await require({ requireEmailConfirmation: false })
  })

  test('who registers twice with one password keeps it', async () => {
    await require({ requireEmailConfirmation: true })
    const email = newEmail()
    const { client } = openBrowser(t)
    for (const name of ['Robin', 'Robin Sample']) {
      await client.signUp({ email, password: PASSWORD, options: { data: { full_name: name } } })
      await lastMail(email)
    }
    const { tokenHash } = await lastMail(email)
    const { data } = await client.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Robin Sample' })
    expect((await openBrowser(t).client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    await require({ requireEmailConfirmation: false })
  })

  test('a mail sent again makes the first one useless', async () => {
    await require({ requireEmailConfirmation: true })
    const email = newEmail()
    const { client } = openBrowser(t)
    await client.signUp({ email, password: PASSWORD })
    const first = await lastMail(email)
    pass(1)
    expect((await client.resend({ email, type: 'signup' })).error).toBeNull()
    const second = await lastMail(email)
    const old = await client.verifyOtp({ token_hash: first.tokenHash, type: 'signup' })
    expect(old.error?.code).toBe('otp_expired')
    expect((await client.verifyOtp({ token_hash: second.tokenHash, type: 'signup' })).error).toBeNull()
    await require({ requireEmailConfirmation: false })
  })
})

describe('keeping a session', () => {
  test('it is renewed when under 90 seconds are left, and not before', async () => {
    const { client, sent } = await register()
    pass(900 - 91)
    sent.length = 0
    await client.getSession()
    expect(sent).toEqual([])
    pass(2)
    const { data } = await client.getSession()
    expect(sent).toEqual(['POST /auth/v1/token'])
    expect(data.session?.expires_at).toBe(Math.floor(Date.now() / 1000) + 900)
  })

  test('two tabs refreshing at once both go on, with the same token', async () => {
    const { storage, session } = await register()
    const one = openBrowser(t, { storage: new Map(storage) })
    const two = openBrowser(t, { storage: new Map(storage) })
    // Near its end the library would renew a session twice, once to read it: then the tabs may be one step apart.
    pass(300)
    const [first, second] = await Promise.all([one.client.refreshSession(), two.client.refreshSession()])
    expect(first.error ?? second.error).toBeNull()
    expect(first.data.session?.refresh_token).toBe(second.data.session?.refresh_token)
    expect(first.data.session?.refresh_token).not.toBe(session?.refresh_token)
    pass(60)
    expect((await two.client.refreshSession()).error).toBeNull()
  })

  test('a tab nine seconds late is another tab; eleven seconds late it is a thief and the whole family ends', async () => {
    const { client, session } = await register()
    const stolen = { refresh_token: session?.refresh_token ?? '' }
    await client.refreshSession()
    pass(9)
    const late = openBrowser(t)
    expect((await late.client.refreshSession(stolen)).error).toBeNull()
    pass(2)
    const thief = openBrowser(t)
    expect((await thief.client.refreshSession(stolen)).error?.code).toBe('refresh_token_already_used')
    expect((await client.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await late.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect(t.logs.some((line) => line.includes('refresh token reused'))).toBe(true)
  })

  test('the token proves itself by the published keys, also after a new key signs', async () => {
    const { client } = await register()
    expect((await client.getClaims()).data?.claims.aal).toBe('aal1')
    const { id: newKey } = await t.deps.tokens.keys.rotate()
    expect((await client.getUser()).error).toBeNull()
    pass(120)
    await client.refreshSession()
    const { body } = await t.send('GET', '/auth/v1/.well-known/jwks.json')
    expect((body as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)).toContain(newKey)
    expect(
      (await openBrowser(t).client.getClaims((await client.getSession()).data.session?.access_token)).data?.header.kid,
    ).toBe(newKey)
  })

  test('a session not used for sixty days has to sign in again', async () => {
    const { client } = await register()
    pass(61 * 24 * 3600)
    expect((await client.refreshSession()).error?.code).toBe('session_expired')
  })
})

describe('signing out', () => {
  test('everywhere: no session of the account can be renewed', async () => {
    const { client, email } = await register()
    const other = openBrowser(t)
    await other.client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.signOut({ scope: 'global' })).error).toBeNull()
    expect((await other.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await other.client.getUser()).data.user).toBeNull()
  })

  test('the others: this one goes on', async () => {
    const { client, email } = await register()
    const other = openBrowser(t)
    await other.client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.signOut({ scope: 'others' })).error).toBeNull()
    expect((await client.refreshSession()).error).toBeNull()
    expect((await other.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  })

  test('here alone: the others go on', async () => {
    const { client, email } = await register()
    const other = openBrowser(t)
    await other.client.signInWithPassword({ email, password: PASSWORD })
    await client.signOut({ scope: 'local' })
    expect((await client.getSession()).data.session).toBeNull()
    expect((await other.client.refreshSession()).error).toBeNull()
  })
})

describe('a forgotten password', () => {
  test('an unknown address is answered like a known one and nothing is sent', async () => {
    const known = (await register()).email
    const before = (await t.mails()).length
    const unknown = await openBrowser(t).client.resetPasswordForEmail('nobody@example.com')
    await t.runJobs()
    expect((await t.mails()).length).toBe(before)
    expect(await openBrowser(t).client.resetPasswordForEmail(known)).toEqual(unknown)
    expect((await lastMail(known)).subject).toBe('Choose a new password')
  })

  test('by code: a new password is set without the old one, other devices are signed out, and the owner is told', async () => {
    const { client: elsewhere, email } = await register()
    const { client } = openBrowser(t)
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    await client.resetPasswordForEmail(email)
    const { code = '' } = await lastMail(email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await client.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    expect((await client.updateUser({ password: 'the tide comes in at six' })).error).toBeNull()
    expect((await elsewhere.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await lastMail(email)).subject).toBe('Your password was changed')
    expect(
      (await openBrowser(t).client.signInWithPassword({ email, password: 'the tide comes in at six' })).error,
    ).toBeNull()
    expect((await lastMail(email)).subject).toContain('New sign-in')
    expect((await openBrowser(t).client.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    )
  })

  test('by link, once, for an hour', async () => {
    const { email } = await register()
    const { client } = openBrowser(t)
    await client.resetPasswordForEmail(email)
    const { tokenHash, type } = await lastMail(email)
    expect(type).toBe('recovery')
    pass(59 * 60)
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error?.code).toBe('otp_expired')
    await client.resetPasswordForEmail(email)
    const late = await lastMail(email)
    pass(61 * 60)
    expect((await client.verifyOtp({ token_hash: late.tokenHash, type: 'recovery' })).error?.code).toBe('otp_expired')
  })

  test('five wrong codes spoil the right one', async () => {
    const { email } = await register()
    const { client } = openBrowser(t)
    await client.resetPasswordForEmail(email)
    const { code = '' } = await lastMail(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await client.verifyOtp({ email, token: wrong, type: 'recovery' })).error?.code).toBe('otp_expired')
    }
    expect((await client.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe('otp_expired')
  })
})

describe('changing how one signs in', () => {
  test('a new password asks for the current one', async () => {
    const { client } = await register()
    const next = 'six boats in the bay'
    expect((await client.updateUser({ password: next })).error?.code).toBe('reauthentication_needed')
    const wrong = await client.updateUser({ password: next, current_password: 'not my password' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    expect((await client.updateUser({ password: PASSWORD, current_password: PASSWORD })).error?.code).toBe(
      'same_password',
    )
    expect((await client.updateUser({ password: next, current_password: PASSWORD })).error).toBeNull()
  })

  test('a mailed code does instead of the current password', async () => {
    const { client, email } = await register()
    expect((await client.reauthenticate()).error).toBeNull()
    const { code = '' } = await lastMail(email)
    const next = 'seven boats in the bay'
    expect((await client.updateUser({ password: next, nonce: '000 000' })).error?.code).toBe(
      'reauthentication_not_valid',
    )
    expect((await client.updateUser({ password: next, nonce: code })).error).toBeNull()
  })

  test('a new address counts once its owner confirms it in a session of the account', async () => {
    const { client, email, asSessionOwner } = await register()
    const next = newEmail()
    expect((await client.updateUser({ email: next })).error?.code).toBe('reauthentication_needed')
    const asked = await client.updateUser({ email: next, current_password: PASSWORD })
    expect(asked.data.user).toMatchObject({ email, new_email: next })
    const { code = '', tokenHash } = await lastMail(next)
    const stranger = await openBrowser(t).client.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    expect(stranger.error?.code).toBe('no_authorization')
    asSessionOwner.token = (await client.getSession()).data.session?.access_token
    const confirmed = await client.verifyOtp({ email: next, token: code, type: 'email_change' })
    expect(confirmed.error).toBeNull()
    expect(confirmed.data.user).toMatchObject({ email: next })
    expect((await lastMail(email)).subject).toBe('Your email address was changed')
    expect((await openBrowser(t).client.signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
    expect((await openBrowser(t).client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('an address that belongs to somebody else is refused only when it is confirmed', async () => {
    const taken = (await register()).email
    const { client, asSessionOwner } = await register()
    expect((await client.updateUser({ email: taken, current_password: PASSWORD })).error).toBeNull()
    const { tokenHash } = await lastMail(taken)
    asSessionOwner.token = (await client.getSession()).data.session?.access_token
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).error?.code).toBe('email_exists')
  })
})

describe('a second factor', () => {
  async function enrol(client: Awaited<ReturnType<typeof register>>['client']) {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    if (error || data.type !== 'totp') throw error ?? new Error('no factor')
    return { id: data.id, ...data.totp }
  }
  async function prove(client: Awaited<ReturnType<typeof register>>['client'], body: object) {
    const token = (await client.getSession()).data.session?.access_token ?? ''
    return t.send('POST', '/auth/v1/reauthenticate', { token, body })
  }
  const codeAt = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })

  test('enrolled, proven, asked for at the next sign-in, and removed again', async () => {
    const { client, email } = await register()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const factor = await enrol(client)
    expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(factor.uri).toContain(`secret=${factor.secret}`)
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })).error).toBeNull()
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    })
    expect((await lastMail(email)).subject).toBe('The second factor is on')

    const next = openBrowser(t)
    await next.client.signInWithPassword({ email, password: PASSWORD })
    expect((await next.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    expect((await next.client.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal')
    expect((await next.client.updateUser({ data: { full_name: 'Somebody' } })).error?.code).toBe('insufficient_aal')
    const token = (await next.client.getSession()).data.session?.access_token ?? ''
    expect(await t.refuse(auth.listSessions, {}, { token })).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    })
    expect(await t.call(users.me, {}, { token })).toMatchObject({
      secondFactor: { isOn: true, isGiven: false },
    })

    pass(30)
    expect(
      (await next.client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })).error,
    ).toBeNull()
    pass(850)
    expect((await next.client.refreshSession()).error).toBeNull()
    expect((await next.client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
    expect((await next.client.mfa.listFactors()).data?.totp).toHaveLength(1)
    expect((await next.client.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('reauthentication_needed')
    expect((await prove(next.client, { current_password: PASSWORD })).status).toBe(200)
    expect((await next.client.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
    expect((await next.client.mfa.listFactors()).data?.all).toEqual([])
  })

  test('is not set up by whoever has nothing but a token of minutes ago; the owner gives the password again, or a mailed code', async () => {
    const { client, email } = await register()
    pass(11 * 60)
    const stolen = () => client.mfa.enroll({ factorType: 'totp' })
    expect((await stolen()).error?.code).toBe('reauthentication_needed')
    expect((await prove(client, {})).status).toBe(400)
    expect((await prove(client, { current_password: 'not my password' })).body).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await stolen()).error?.code).toBe('reauthentication_needed')
    await client.reauthenticate()
    const { code = '' } = await lastMail(email)
    expect((await prove(client, { nonce: code })).status).toBe(200)
    expect((await stolen()).error).toBeNull()
    pass(11 * 60)
    expect((await stolen()).error?.code).toBe('reauthentication_needed')
    expect((await prove(client, { current_password: PASSWORD })).status).toBe(200)
    const factor = await enrol(client)
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })).error).toBeNull()
    expect((await lastMail(email)).subject).toBe('The second factor is on')
  })

  test('guessing the password over an open page is slowed like guessing it at the entrance', async () => {
    const { client } = await register()
    const codes = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { body } = await prove(client, { current_password: 'not my password' })
      codes.push((body as { code: string }).code)
    }
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })

  test('proving it ends what a password alone had opened elsewhere', async () => {
    const { client, email } = await register()
    const other = openBrowser(t)
    await other.client.signInWithPassword({ email, password: PASSWORD })
    const factor = await enrol(client)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })
    expect((await other.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  })

  test('a code works once, a wrong one not at all, and guessing is slowed', async () => {
    const { client } = await register()
    const factor = await enrol(client)
    const code = codeAt(factor.secret)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error?.code).toBe(
      'mfa_verification_failed',
    )
    const codes: (string | undefined)[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' })
      codes.push(error?.code)
    }
    expect(codes.slice(-4)).toEqual(Array(4).fill('over_request_rate_limit'))
  })

  test('recovery codes stand in for the lost phone, each once, and go when two-step sign-in is turned off', async () => {
    const { client, email } = await register()
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor')
    const factor = await enrol(client)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })
    const { data } = await client.mfa.recoveryCodes.generate()
    expect(new Set(data?.codes).size).toBe(10)
    const [code = ''] = data?.codes ?? []

    const next = openBrowser(t)
    await next.client.signInWithPassword({ email, password: PASSWORD })
    expect((await next.client.mfa.recoveryCodes.verify({ code: 'aaaaa-aaaaa' })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect(
      (await next.client.mfa.recoveryCodes.verify({ code: ` ${code.toUpperCase().replace('-', ' ')}` })).error,
    ).toBeNull()
    expect((await next.client.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed')
    expect((await next.client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
    const renewed = await next.client.mfa.recoveryCodes.regenerate()
    expect(renewed.data?.codes).not.toContain(data?.codes[1])
    await next.client.mfa.unenroll({ factorId: factor.id })
    expect((await next.client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
  })

  test('recovery codes are not made anew or thrown away by whoever has nothing but a token', async () => {
    const { client } = await register()
    const factor = await enrol(client)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })
    pass(11 * 60)
    const { recoveryCodes } = client.mfa
    expect((await recoveryCodes.generate()).error?.code).toBe('reauthentication_needed')
    expect((await prove(client, { current_password: PASSWORD })).status).toBe(200)
    expect((await recoveryCodes.generate()).data?.codes).toHaveLength(10)
    pass(11 * 60)
    expect((await recoveryCodes.regenerate()).error?.code).toBe('reauthentication_needed')
    expect((await recoveryCodes.unenroll()).error?.code).toBe('reauthentication_needed')
    expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 })
  })

  test('recovery codes need no password from whoever has just typed a code of the app', async () => {
    const { client } = await register()
    const factor = await enrol(client)
    pass(9 * 60)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })
    pass(5 * 60)
    expect((await client.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10)
  })

  test('recovery by mail does not go around it where the address is proven', async () => {
    const { client, email } = await register()
    await openBrowser(t).client.verifyOtp({ token_hash: (await lastMail(email)).tokenHash, type: 'signup' })
    const factor = await enrol(client)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret) })
    pass(1)
    const { client: reader } = openBrowser(t)
    await reader.resetPasswordForEmail(email)
    const { tokenHash } = await lastMail(email)
    await reader.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect((await reader.updateUser({ password: 'somebody read my mail' })).error?.code).toBe('insufficient_aal')
    expect((await reader.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal')
  })
})

describe('a link that the browser itself exchanges (PKCE)', () => {
  const verifier = 'v'.repeat(64)

  async function follow(email: string): Promise<URL> {
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url')
    const body = { email, code_challenge: challenge, code_challenge_method: 's256' }
    await t.send('POST', '/auth/v1/recover', { body })
    const { tokenHash } = await lastMail(email)
    const query = new URLSearchParams({ token: tokenHash, type: 'recovery', redirect_to: 'https://evil.example/' })
    const followed = await t.send('GET', `/auth/v1/verify?${query}`)
    expect(followed.status).toBe(303)
    pass(1)
    return new URL(followed.headers.get('location') ?? '')
  }

  function exchange(target: URL, codeVerifier: string) {
    const body = { auth_code: target.searchParams.get('code'), code_verifier: codeVerifier }
    return t.send('POST', '/auth/v1/token?grant_type=pkce', { body })
  }

  test('only the browser that asked gets the session, once', async () => {
    const { email } = await register()
    const target = await follow(email)
    expect((await exchange(target, verifier)).body).toMatchObject({ token_type: 'bearer', user: { email } })
    expect((await exchange(target, verifier)).body).toMatchObject({ code: 'flow_state_not_found' })
    expect((await exchange(await follow(email), 'w'.repeat(64))).body).toMatchObject({ code: 'bad_code_verifier' })
  })

  test('a foreign page is not returned to', async () => {
    const { email } = await register()
    const { origin, pathname } = await follow(email)
    expect(`${origin}${pathname}`).toBe('http://localhost:3000/auth')
  })
})

describe('what the owner asks of new accounts', () => {
  const signUp = (password: string, referred_by?: string) =>
    t.send('POST', '/auth/v1/signup', {
      body: { email: `new-${password.length}-${referred_by ?? 'none'}@example.com`, password, data: { referred_by } },
    })

  test('a longer password is asked of those who choose one, and everybody is told how long', async () => {
    await require({ passwordMinChars: 14 })
    expect((await t.send('GET', '/auth/v1/settings')).body).toMatchObject({ password_min_length: 14 })
    expect(await signUp('sea lanterns7')).toMatchObject({ status: 422, body: { code: 'weak_password' } })
    expect((await signUp('sea lanterns 7')).status).toBe(200)
    const { client } = await register()
    const changed = await client.updateUser({ password: 'sea lantern77' })
    expect(changed.error).toMatchObject({ code: 'weak_password' })
    await require({})
  })

  test('by invitation nobody registers without the code of somebody who refers clients', async () => {
    await require({ signUp: 'byInvitation' })
    const { code } = await t.as('referral_agent').call(referrals.myCode, {})
    expect(await signUp('sea lanterns by night')).toMatchObject({ status: 422, body: { code: 'signup_disabled' } })
    expect((await signUp('sea lanterns by night', code)).status).toBe(200)
    await require({})
    expect((await signUp('sea lanterns by night')).status).toBe(200)
  })
})
