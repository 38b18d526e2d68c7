import { mailSentences } from '@rahnama/contract/mail-sentences.ts'
import { mailbox } from '@rahnama/contract/mailbox.ts'
import { notices } from '@rahnama/contract/notices.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { MailContent } from '../mail/mail.ts'
import { findRefusal } from '../mail/mail.ts'
import { deliverMail } from '../notices/notices.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { openOneCase, tellProfile } from '../test/cases.ts'
import { startSmtpSink } from '../test/smtp-sink.ts'
import { useTestApp } from '../test/test.ts'
import { readMailbox } from './read-mail.ts'

const CONTENT: MailContent = {
  name: 'auth.recovery',
  language: 'en',
  subject: 'Choose a new password',
  paragraphs: ['<img src=x onerror=alert(1)>'],
  code: '482913',
  action: { label: 'Choose a password', url: 'http://localhost:3000/auth?token_hash=abc' },
}
const PLAIN: MailContent = {
  name: 'notices.news',
  language: 'en',
  subject: 'News',
  paragraphs: ['Something happened.'],
}

describe('without a mail server', () => {
  const t = useTestApp()

  test('every mail is read by an admin, with its code and link, and it is written down who read it', async () => {
    const id = await t.deps.mail.queue(t.db, { to: 'forgot@rahnama.example', ...CONTENT })
    const { mails, isSending } = await t.as('admin').call(mailbox.list, { search: 'FORGOT@' })
    expect(isSending).toBe(false)
    expect(mails).toMatchObject([{ id, state: 'kept', subject: 'Choose a new password' }])
    const read = await t.as('admin').call(mailbox.read, { id })
    expect(read).toMatchObject({ code: '482913', hidesSecrets: false, canSendAgain: false })
    expect(read.link).toContain('token_hash=abc')
    const audited = await t.db.rows(sql`select act from audit_entries where target = ${`mail:${id}`}`)
    expect(audited).toEqual([{ act: 'mail.read' }])
  })

  test('a mail is drawn without a script, a style element, a picture or anything from elsewhere', async () => {
    const id = await t.deps.mail.queue(t.db, { to: 'a@rahnama.example', ...CONTENT })
    for (const theme of ['light', 'dark'] as const) {
      const { html } = await t.as('admin').call(mailbox.read, { id, theme })
      expect(html).not.toMatch(/<(script|style|img|link|iframe)\b|@import|url\(/)
      expect(html.includes('background-color:#10172a')).toBe(theme === 'dark')
      expect(html).toContain('target="_blank"')
    }
  })

  test('pages follow each other without loss or double, found by any part of recipient or subject', async () => {
    for (let mail = 0; mail < 5; mail++)
      await t.deps.mail.queue(t.db, { to: `page${mail}@rahnama.example`, ...PLAIN, subject: '100 % paged_news' })
    const first = await t.as('admin').call(mailbox.list, { search: '% PAGED_', limit: 3 })
    const rest = await t.as('admin').call(mailbox.list, { search: '% paged_', limit: 3, after: first.next ?? '' })
    const all = [...first.mails, ...rest.mails].map(({ to }) => to)
    expect(new Set(all).size).toBe(5)
    expect([all.length, rest.next]).toEqual([5, null])
    expect((await t.as('admin').call(mailbox.list, { search: '%_%_%' })).mails).toEqual([])
  })

  test('every mail of the catalogue is shown to the owner in both languages', async () => {
    for (const language of ['en', 'fa'] as const) {
      const { samples } = await t.as('admin').call(mailbox.samples, { language })
      expect(samples.length).toBeGreaterThan(30)
      for (const { name, sample, subject } of samples) {
        const shown = await t
          .as('admin')
          .call(mailSentences.preview, { name, sample, language, theme: 'dark', sentences: [] })
        expect(shown.subject).toBe(subject)
        expect(shown.html).toContain(`lang="${language}"`)
      }
    }
  })
})

describe('in production', () => {
  const t = useTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.rahnama.example' })

  test('nobody reads a code or a link here', async () => {
    const url = 'https://portal.rahnama.example/auth?token_hash=abc'
    const action = { label: 'Choose a password', url }
    const unsubscribe = 'https://portal.rahnama.example/unsubscribe/abc'
    const facts = [{ label: 'Page', value: url, url }]
    const mail = { to: 'a@rahnama.example', ...CONTENT, action, otherAction: action, unsubscribe, facts }
    const id = await t.deps.mail.queue(t.db, mail)
    const { userId } = await t.signIn('admin')
    const admin = { userId, role: 'admin', sessionId: '', assurance: 'aal2', owesSecondFactor: false } as const
    const caller = { ...admin, expiresAt: new Date('2030-01-01') }
    const read = await readMailbox(t.deps, caller, { id, theme: 'light' }, { requestId: 'r' })
    expect(read).toMatchObject({ code: null, link: null, hidesSecrets: true, subject: CONTENT.subject })
    expect(JSON.stringify(read)).not.toMatch(/482913|token_hash|unsubscribe\/abc/)
  })
})

describe('with a mail server', async () => {
  const sink = await startSmtpSink()
  const t = useTestApp({ SMTP_URL: sink.url })
  afterAll(() => sink.close())
  beforeEach(() => {
    sink.received.length = 0
    sink.answers.length = 0
    t.setNow('2026-11-15T12:00:00Z')
  })
  const send = async (to: string) => {
    const id = await t.deps.mail.queue(t.db, { to, ...PLAIN })
    await t.runJobs()
    return id
  }
  const kinds = async (person: { userId: string }) =>
    (await t.as(person).call(notices.list, {})).notices.map(({ kind }) => kind)

  test('an address refused for good stops mail to it, is told on the screen and to the office, once', async () => {
    const [client, admin] = [await t.signIn('student'), await t.signIn('admin')]
    sink.answers.push('550 5.1.1 No such user')
    const failed = await send(client.email)
    const stopped = await send(client.email)
    expect(sink.received).toEqual([])
    expect(await findRefusal(t.db, client.email)).toMatchObject({ isPermanent: true })
    const { mails } = await t.as('admin').call(mailbox.list, { state: 'failed', search: client.email })
    const faults = new Map(mails.map(({ id, fault }) => [id, fault?.includes('No such user')]))
    expect([faults.get(failed), faults.get(stopped)]).toEqual([true, false])
    expect(await kinds(client)).toEqual(['addressRefused'])
    expect((await kinds(admin)).filter((kind) => kind === 'clientAddressRefused')).toHaveLength(1)
  })

  test('is a task of the case’s owner with the client’s phone number, and of the client to correct it', async () => {
    const { agent, mina, folio } = await openOneCase(t, '2026-11-16T15:00:00Z')
    await tellProfile(t, mina, { phone: '+989121234567' })
    sink.answers.push('550 5.1.1 No such user')
    await send(mina.email)
    const toDo = async (person: SignedInAccount) =>
      (await t.as(person).call(notices.list, { show: 'toAct' })).notices.map(({ kind, about }) => ({ kind, about }))
    expect(await toDo(agent)).toEqual([
      { kind: 'clientAddressRefused', about: expect.objectContaining({ folio, phone: '+989121234567' }) },
    ])
    expect(await toDo(mina)).toEqual([{ kind: 'addressRefused', about: { email: mina.email } }])
  })

  test('three mails in a row that never arrived stop mail to an address; two do not, and one that arrives begins anew', async () => {
    const client = await t.signIn('student')
    const lose = async () => {
      const id = await t.deps.mail.queue(t.db, { to: client.email, ...PLAIN })
      sink.answers.push('452 4.2.2 Mailbox full')
      await expect(deliverMail(t.deps, id, { number: 17, isLast: true })).rejects.toThrow()
      return findRefusal(t.db, client.email)
    }
    expect([await lose(), await lose()]).toEqual([undefined, undefined])
    await send(client.email)
    expect(sink.received).toHaveLength(1)
    expect([await lose(), await lose()]).toEqual([undefined, undefined])
    expect(await lose()).toMatchObject({ isPermanent: false, fault: expect.stringContaining('Mailbox full') })
    expect(await kinds(client)).toEqual(['addressRefused'])
    await send(client.email)
    expect(sink.received).toHaveLength(1)
  })

  test('what failed is sent again from the mailbox: audited, once, and the address is trusted again', async () => {
    const client = await t.signIn('student')
    sink.answers.push('550 5.1.1 No such user')
    const id = await send(client.email)
    expect(await t.as('admin').call(mailbox.read, { id })).toMatchObject({ canSendAgain: true })
    expect(await t.as('admin').call(mailbox.sendAgain, { id })).toMatchObject({ state: 'queued', fault: null })
    expect(await t.as('admin').refuse(mailbox.sendAgain, { id })).toMatchObject({ status: 409 })
    await t.runJobs()
    expect(sink.received).toHaveLength(1)
    expect(await findRefusal(t.db, client.email)).toBeUndefined()
    const open = await t.as(client).call(notices.list, { show: 'toAct' })
    expect(open.notices).toEqual([])
    const audited = await t.db.rows(sql`select act from audit_entries where target = ${`mail:${id}`} order by id`)
    expect(audited).toEqual([{ act: 'mail.read' }, { act: 'mail.sendAgain' }])
  })

  test('many are sent again at once: what was delivered is refused, and each that is sent again is in the audit', async () => {
    const [first, second] = [await t.signIn('student'), await t.signIn('student')]
    const delivered = await send((await t.signIn('student')).email)
    sink.received.length = 0
    sink.answers.push('550 5.1.1 No such user', '550 5.1.1 No such user')
    const failed = [await send(first.email), await send(second.email)]
    const items = [...failed, delivered].map((id) => ({ id }))
    expect(await t.as('admin').call(mailbox.sendManyAgain, { items })).toEqual({
      done: failed.map((id) => ({ id })),
      refused: [{ id: delivered, code: 'CONFLICT' }],
    })
    await t.runJobs()
    expect(sink.received).toHaveLength(2)
    const targets = failed.map((id) => `mail:${id}`)
    const audited = await t.db.rows(sql`select act from audit_entries where target = any(${targets})`)
    expect(audited).toEqual([{ act: 'mail.sendAgain' }, { act: 'mail.sendAgain' }])
  })

  test('a server that is busy once says nothing about the address', async () => {
    const client = await t.signIn('student')
    sink.answers.push('451 Try again later')
    const id = await send(client.email)
    expect(await findRefusal(t.db, client.email)).toBeUndefined()
    expect(await kinds(client)).toEqual([])
    const read = await t.as('admin').call(mailbox.read, { id })
    expect(read).toMatchObject({ state: 'queued', attempts: 1, fault: expect.stringContaining('Try again later') })
    const waiting = await t.db.row<{ at: Date }>(sql`
      select start_after as at from pgboss.job where data ->> 'mailId' = ${id} and state = 'retry'`)
    expect(read.nextTryAt).toBe(waiting?.at.toISOString())
  })
})
