import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { readMessage } from '../test/read-message.ts'
import { startSmtpSink } from '../test/smtp-sink.ts'
import { useTestApp } from '../test/test.ts'
import { createMail, findMail, type MailContent } from './mail.ts'

const CONTENT: MailContent = {
  name: 'auth.recovery',
  language: 'fa',
  subject: 'کد ورود شما به حساب کاربری‌تان در راهنما و راه بازیابی رمز',
  greeting: 'سلام،',
  paragraphs: ['برای بازیابی رمز، این کد را وارد کنید.'],
  code: '482913',
  action: { label: 'انتخاب رمز تازه', url: 'http://localhost:3000/auth?token_hash=abc' },
}
const NOON = '2026-11-15T12:00:00Z'

describe('without a mail server', () => {
  const t = useTestApp()

  test('a mail is kept and can be read in the app', async () => {
    await t.deps.mail.queue(t.db, { to: 'client@rahnama.example', ...CONTENT })
    expect(await t.mails({ to: 'Client@Rahnama.example' })).toMatchObject([
      { to: 'client@rahnama.example', state: 'kept', content: { subject: CONTENT.subject, code: '482913' } },
    ])
    expect(await t.runJobs()).toEqual({ done: 0, failed: 0 })
  })

  test('a mail of a transaction that is rolled back was never written', async () => {
    const before = (await t.mails()).length
    const rolledBack = t.db.transaction(async (tx) => {
      await t.deps.mail.queue(tx, { to: 'client@rahnama.example', ...CONTENT })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await t.mails()).toHaveLength(before)
  })

  test('links to us keep the language of the mail, links elsewhere stay as they are', async () => {
    const urlOf = async (url: string) => {
      const id = await t.deps.mail.queue(t.db, {
        to: 'a@rahnama.example',
        ...CONTENT,
        action: { label: 'باز کردن', url },
      })
      return (await findMail(t.db, id))?.content.action?.url
    }
    expect(await urlOf('http://localhost:3000/auth?token_hash=abc')).toBe(
      'http://localhost:3000/auth?token_hash=abc&language=fa',
    )
    expect(await urlOf('/messages')).toBe('http://localhost:3000/messages?language=fa')
    expect(await urlOf('https://www.canada.ca/en.html')).toBe('https://www.canada.ca/en.html')
  })

  test('a mail is signed with the name the firm has when it is written', async () => {
    const value = { ...DEFAULT_SITE_SETTINGS.general, name: { en: 'Compass', fa: 'قطب‌نما' } }
    const before = await t.deps.mail.queue(t.db, { to: 'a@rahnama.example', ...CONTENT })
    await t.as('admin').call(siteSettings.updateGeneral, { version: 0, value })
    const after = await t.deps.mail.queue(t.db, { to: 'a@rahnama.example', ...CONTENT })
    const signatures = [await findMail(t.db, before), await findMail(t.db, after)].map((mail) => mail?.content.house)
    expect(signatures).toEqual(['راهنما', 'قطب‌نما'])
  })

  test('mails older than ninety days are removed', async () => {
    await t.deps.mail.queue(t.db, { to: 'old@rahnama.example', ...CONTENT })
    t.setNow('2027-02-13T12:00:00Z')
    await t.deps.mail.purge()
    expect(await t.mails({ to: 'old@rahnama.example' })).toHaveLength(1)
    t.setNow('2027-02-13T12:00:01Z')
    await t.deps.mail.purge()
    expect(await t.mails({ to: 'old@rahnama.example' })).toHaveLength(0)
    t.setNow(NOON)
  })
})

describe('with a mail server', async () => {
  const sink = await startSmtpSink()
  const t = useTestApp({ SMTP_URL: sink.url, PUBLIC_URL: 'https://portal.rahnama.example' })
  afterAll(() => sink.close())
  beforeEach(async () => {
    t.setNow(NOON)
    sink.received.length = 0
    // One test is about an address that is refused for good; the others write to the same.
    await t.db.execute(sql`delete from refused_addresses`)
  })
  const queue = () => t.deps.mail.queue(t.db, { to: 'client@rahnama.example', ...CONTENT })

  test('a mail leaves after the commit, whole in Persian, and says a machine sent it', async () => {
    const id = await queue()
    expect(sink.received).toHaveLength(0)
    expect(await t.runJobs()).toEqual({ done: 1, failed: 0 })
    expect(await findMail(t.db, id)).toMatchObject({ state: 'sent', attempts: 1, fault: null })

    expect(sink.received).toHaveLength(1)
    const [{ from, to, raw } = { from: '', to: '', raw: '' }] = sink.received
    expect({ from, to }).toEqual({ from: 'office@rahnama.example', to: 'client@rahnama.example' })
    expect(raw).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    const message = readMessage(raw)
    expect(message.header('Subject')).toBe(CONTENT.subject)
    expect(message.header('From')).toBe('راهنما <office@rahnama.example>')
    expect(message.header('Message-ID')).toBe(`<${id}@portal.rahnama.example>`)
    expect(message.header('Auto-Submitted')).toBe('auto-generated')
    expect(message.header('X-Auto-Response-Suppress')).toBe('All')
    expect(message.header('Content-Language')).toBe('fa')
    expect(message.header('List-Unsubscribe')).toBeUndefined()
    expect(message.part('text/plain')).toContain('برای بازیابی رمز، این کد را وارد کنید.')
    expect(message.part('text/html')).toContain('<html lang="fa" dir="rtl">')
  })

  test('no name of a person makes a header: line breaks and encoded words in a subject stay words of the subject', async () => {
    const name = 'Sara\r\nBcc: thief@example.com\r\n\r\n<b>Hello</b> =?utf-8?q?Bcc=3A_thief?='
    await t.deps.mail.queue(t.db, { to: 'client@rahnama.example', ...CONTENT, subject: `From ${name}` })
    await t.runJobs()
    expect(sink.received.map(({ to }) => to)).toEqual(['client@rahnama.example'])
    const { header } = readMessage(sink.received[0]?.raw ?? '')
    expect(header('Bcc')).toBeUndefined()
    expect(header('Subject')).toContain('Bcc: thief@example.com')
    expect(header('Content-Language')).toBe('fa')
  })

  test('mails about one thing stand together in every mailbox, and apart from those about another', async () => {
    for (const conversation of ['thread:1', 'thread:1', 'thread:2'])
      await t.deps.mail.queue(t.db, { to: 'client@rahnama.example', ...CONTENT, conversation })
    await t.runJobs()
    const headers = sink.received.map(({ raw }) => {
      const { header } = readMessage(raw)
      return ['In-Reply-To', 'References', 'Thread-Index'].map(header)
    })
    const groups = new Map(headers.map((each) => [JSON.stringify(each), each]))
    expect(headers).toHaveLength(3)
    expect(groups.size).toBe(2)
    for (const [answered, references, index] of groups.values()) {
      expect(answered).toMatch(/^<[0-9a-f]{32}@portal\.rahnama\.example>$/)
      expect(references).toBe(answered)
      // Outlook's index: 22 bytes, of which the first is 1.
      const bytes = Buffer.from(index ?? '', 'base64')
      expect([bytes.length, bytes[0]]).toEqual([22, 1])
    }
  })

  test('a server that is busy is asked again later, and the mail arrives once', async () => {
    sink.answers.push('451 Try again later')
    const id = await queue()
    expect(await t.runJobs()).toEqual({ done: 0, failed: 1 })
    expect(await findMail(t.db, id)).toMatchObject({ state: 'queued', attempts: 1 })
    expect(await t.runJobs()).toEqual({ done: 0, failed: 0 })
    t.setNow('2026-11-15T12:01:00Z')
    expect(await t.runJobs()).toEqual({ done: 1, failed: 0 })
    expect(await findMail(t.db, id)).toMatchObject({ state: 'sent', attempts: 2, fault: null })
    expect(sink.received).toHaveLength(1)
  })

  test('an address the server refuses for good is not tried again, and the reason is kept', async () => {
    sink.answers.push('550 5.1.1 No such user')
    const id = await queue()
    await t.runJobs()
    expect(await findMail(t.db, id)).toMatchObject({ state: 'failed', attempts: 1 })
    expect((await findMail(t.db, id))?.fault).toContain('No such user')
    t.setNow('2026-11-16T12:00:00Z')
    expect(await t.runJobs()).toEqual({ done: 0, failed: 0 })
  })

  test('a mail still waiting when the mail server is taken out of the configuration is kept', async () => {
    const id = await queue()
    const { config, jobs, now } = t.deps
    const without = createMail({ config: { ...config, smtpUrl: undefined }, db: t.db, jobs, now })
    await without.deliver(id, { number: 1, isLast: false })
    expect(await findMail(t.db, id)).toMatchObject({ state: 'kept' })
    await t.runJobs()
    expect(sink.received).toHaveLength(0)
  })

  test('a delivery run twice sends the mail once', async () => {
    const id = await queue()
    await t.runJobs()
    await t.deps.mail.deliver(id, { number: 2, isLast: false })
    expect(sink.received).toHaveLength(1)
  })

  test('a code that ran out while the mail server was away is not sent any more, nor kept', async () => {
    sink.answers.push('451 Try again later')
    const id = await t.deps.mail.queue(t.db, {
      to: 'late@rahnama.example',
      ...CONTENT,
      secretUntil: new Date('2026-11-15T12:00:30Z'),
    })
    await t.runJobs()
    t.setNow('2026-11-15T12:01:00Z')
    await t.runJobs()
    await t.deps.mail.purge()
    expect(sink.received).toHaveLength(0)
    const mail = await findMail(t.db, id)
    expect(mail).toMatchObject({ state: 'failed', content: { subject: CONTENT.subject } })
    expect([mail?.content.code, mail?.content.action]).toEqual([undefined, undefined])
  })

  test('after the last attempt the mail is marked failed and the job is among the dead letters', async () => {
    const id = await queue()
    for (let hours = 0; (await findMail(t.db, id))?.state === 'queued'; hours += 2) {
      sink.answers.push('451 Not today')
      t.setNow(new Date(Date.parse(NOON) + hours * 3_600_000))
      await t.runJobs()
    }
    sink.answers.length = 0
    expect(await findMail(t.db, id)).toMatchObject({ state: 'failed', attempts: 17 })
    const dead = await t.db.rows(sql`select data from pgboss.job where name = 'dead-letters'`)
    expect(dead).toEqual([{ data: { mailId: id } }])
  })

  test('the log never names the recipient', () => {
    expect(t.logs.join('')).not.toContain('client@rahnama.example')
  })
})
