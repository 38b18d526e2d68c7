import { mailServer } from '@rahnama/contract/mail-server.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { type SmtpSink, startSmtpSink } from '../test/smtp-sink.ts'
import { useTestApp } from '../test/test.ts'
import { readMailServer } from './read-mail-server.ts'
import { testMailServer } from './test-mail-server.ts'

const t = useTestApp()
const INFO = { requestId: 'a-request' }
let sink: SmtpSink
beforeAll(async () => {
  sink = await startSmtpSink()
})
afterAll(() => sink.close())

const owner = async () => {
  const { userId, email } = await t.signIn('admin')
  return { userId, email, role: 'admin' as const }
}
const at = (smtpUrl: string | undefined) => ({ ...t.deps, config: { ...t.deps.config, smtpUrl } })

test('without a mail server there is none to test', async () => {
  expect(await t.as('admin').call(mailServer.read, {})).toMatchObject({ server: null })
  expect(await t.as('admin').refuse(mailServer.test, {})).toMatchObject({ code: 'CONFLICT' })
})

test('the configured server is shown without its password, and its user masked', async () => {
  const { server } = await readMailServer(at('smtps://office%40firm.example:s3cret@mail.firm.example'))
  expect(server).toEqual({ host: 'mail.firm.example', port: 465, encryption: 'tls', user: 'o•••@firm.example' })
})

test('a test really sends to whoever asks, as the owner named the sender, with the server’s words', async () => {
  const value = {
    ...DEFAULT_SITE_SETTINGS.email,
    senderName: { en: 'North\r\nBcc: all@x.example', fa: null },
    senderAddress: 'hello@firm.example',
    replyTo: 'desk@firm.example',
  }
  await t.as('admin').call(siteSettings.updateEmail, { version: 0, value })
  const caller = await owner()
  const { to, steps } = await testMailServer(at(sink.url), caller, {}, INFO)
  expect(to).toBe(caller.email)
  expect(steps).toEqual([
    { step: 'connect', outcome: 'done', words: expect.stringMatching(/^250/) },
    { step: 'encrypt', outcome: 'skipped', words: null },
    { step: 'signIn', outcome: 'skipped', words: null },
    { step: 'send', outcome: 'done', words: '250 Taken' },
  ])
  const [mail] = sink.received
  expect(mail).toMatchObject({ from: 'hello@firm.example', to: caller.email })
  expect(mail?.raw).toMatch(/^From: "?North Bcc: all@x\.example"? <hello@firm\.example>\r$/m)
  expect(mail?.raw).toMatch(/^Reply-To: <?desk@firm\.example>?\r$/m)
  expect(mail?.raw).not.toMatch(/^Bcc:/m)
  const [entry] = await t.db.rows(sql`select act from audit_entries where actor_id = ${caller.userId}`)
  expect(entry).toEqual({ act: 'mail.test' })
})

test('a refused recipient is told in the server’s own words', async () => {
  sink.answers.push('550 5.7.1 Relaying denied')
  const { steps } = await testMailServer(at(sink.url), await owner(), {}, INFO)
  expect(steps.at(-1)).toEqual({ step: 'send', outcome: 'failed', words: '550 5.7.1 Relaying denied' })
})

test('where nobody listens the first step fails and no other is tried', async () => {
  const closed = await startSmtpSink()
  await closed.close()
  const { steps } = await testMailServer(at(closed.url), await owner(), {}, INFO)
  expect(steps).toEqual([{ step: 'connect', outcome: 'failed', words: expect.stringContaining('ECONNREFUSED') }])
})

test('a refused sign-in ends the test and shows neither user nor password', async () => {
  sink.signIn = '535 5.7.8 office: s3cret is not the password'
  const url = new URL(sink.url)
  url.username = 'office'
  url.password = 's3cret'
  const { steps } = await testMailServer(at(url.href), await owner(), {}, INFO)
  const last = steps.at(-1)
  expect(last).toEqual({ step: 'signIn', outcome: 'failed', words: '535 5.7.8 •••: ••• is not the password' })
})
