import { randomInt } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ PUBLIC_URL: 'https://rahnama.example', TRUSTED_PROXIES: '1' })
const PASSWORD = 'nine lanterns on the pier'

beforeEach(async () => {
  await t.db.execute(sql`delete from rate_limits`)
})

const register = (email: string, headers: Record<string, string> = {}) =>
  t.send('POST', '/auth/v1/signup', { body: { email, password: PASSWORD }, headers })
const accounts = async () => (await t.db.row<{ count: number }>(sql`select count(*) from users`))?.count

describe('somebody’s address that is spelled to look new', () => {
  const SPELLINGS: Record<string, (address: string) => string> = {
    'in capitals': (address) => address.toUpperCase(),
    'with blanks around it': (address) => ` ${address}\t`,
    'in letters of full width': (address) => address.replace('m', 'ｍ'),
    'with a zero-width space': (address) => `${address}\u200b`,
    'with a zero-width joiner inside': (address) => address.replace('@', '\u200d@'),
    'with a mark of direction': (address) => `\u202e${address}`,
  }
  test.each(Object.entries(SPELLINGS))('%s opens no second account, and signs in to the first', async (_, spell) => {
    const address = `mina${randomInt(1e9)}@example.com`
    expect((await register(address)).status).toBe(200)
    const before = await accounts()
    await register(spell(address))
    expect(await accounts()).toBe(before)
    const body = { email: spell(address), password: PASSWORD }
    const answer = await t.send('POST', '/auth/v1/token?grant_type=password', { body })
    expect(answer.body).toMatchObject({ user: { email: address } })
  })

  test.each([
    ['a Cyrillic letter that looks Latin', 'm\u0456na@example.com'],
    ['a letter and a combining mark', 'mi\u0301na@example.com'],
    ['a domain in other letters', 'mina@ex\u0430mple.com'],
    ['a line end and another recipient', 'mina@example.com\r\nBcc: other@example.com'],
    ['two recipients', 'mina@example.com,other@example.com'],
    ['a name around it', 'Mina <mina@example.com>'],
    ['an address of a machine', 'mina@[127.0.0.1]'],
  ])('with %s is no address', async (_, email) => {
    const before = await accounts()
    expect((await register(email)).status).toBe(400)
    expect(await accounts()).toBe(before)
  })
})

describe('a name that is more than a name', () => {
  test.each([
    ['lines of its own', 'Mina\r\nBcc: other@example.com', 'Mina Bcc: other@example.com'],
    ['a turned direction', 'Mina \u202egpj.exe\u2066', 'Mina gpj.exe'],
    ['signs that steer a terminal', 'Mina\u001b[2J\u0007\u0085Karimi', 'Mina [2J Karimi'],
    ['blanks alone', ' \u00a0\t', ''],
  ])('with %s is registered without them', async (_, name, kept) => {
    const email = `named${randomInt(1e9)}@example.com`
    const body = { email, password: PASSWORD, data: { full_name: name } }
    expect((await t.send('POST', '/auth/v1/signup', { body })).status).toBe(200)
    expect(await t.db.row(sql`select full_name as name from users where email = ${email}`)).toEqual({ name: kept })
  })
})

describe('a host that somebody made up', () => {
  const MADE_UP = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Server': 'evil.example',
    'X-Original-Host': 'evil.example',
    Forwarded: 'host=evil.example;proto=http',
    Origin: 'https://evil.example',
    Referer: 'https://evil.example/',
  }
  test.each(['/recover', '/resend', '/signup'])('stands in no mail of %s', async (path) => {
    const email = `host${randomInt(1e9)}@example.com`
    if (path !== '/signup') await register(email)
    const body = { email, password: PASSWORD, type: 'signup' }
    await t.send('POST', `/auth/v1${path}?redirect_to=https://evil.example/`, { body, headers: MADE_UP })
    await t.runJobs()
    const mails = await t.mails({ to: email })
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails)).not.toContain('evil.example')
    const links = mails.flatMap(({ content }) => (content.action ? [new URL(content.action.url).origin] : []))
    expect(new Set(links)).toEqual(new Set(['https://rahnama.example']))
  })
})
