import { randomUUID } from 'node:crypto'
import { sql } from '@rahnama/server/db/db.ts'
import { type SmtpSink, startSmtpSink } from '@rahnama/server/test/smtp-sink.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { fromSomewhere, send } from '../person.ts'
import { type Gate, openGate } from './gate.ts'

let mail: SmtpSink
let gate: Gate
let installation: Installation
let address = ''

beforeAll(async () => {
  mail = await startSmtpSink()
  gate = await openGate(Number(new URL(mail.url).port))
  installation = await openInstallation({ SMTP_URL: `smtp://127.0.0.1:${gate.port}` })
  address = await installation.start().address
})
afterAll(async () => {
  await installation?.close()
  await Promise.all([gate?.close(), mail?.close()])
})

/** The contact form answers its sender by mail. */
async function writeIn(email: string) {
  return send(address, 'POST', '/api/enquiries', {
    headers: fromSomewhere(),
    body: {
      agreedTo: 1,
      idempotencyKey: randomUUID(),
      language: 'en',
      name: 'Sam Sample',
      email,
      message: 'Is a language test needed for a work permit?',
    },
  })
}

const arrived = (email: string) => mail.received.filter(({ to }) => to === email).length

test.each([
  ['is away', () => (gate.mode = 'away')],
  ['breaks off in the middle of its greeting', () => (gate.mode = 'half')],
  ['answers very slowly', () => (gate.mode = 'slow')],
  ['has no time for us', () => mail.answers.push('451 Come back later', '451 Come back later')],
])(
  'a mail server that %s: people are answered at once, and each mail arrives once when it is back',
  async (_, fail) => {
    const email = `sam-${randomUUID().slice(0, 8)}@example.com`
    fail()
    expect((await writeIn(email)).status).toBe(200)
    if (gate.mode === 'away' || gate.mode === 'half') {
      // It was tried at least once before the way is open again.
      await expect.poll(async () => (await attemptsTo(email)) > 0, { timeout: 60_000, interval: 200 }).toBe(true)
      expect(arrived(email)).toBe(0)
    }
    if (gate.mode !== 'slow') gate.mode = 'open'
    await expect.poll(() => arrived(email), { timeout: 240_000, interval: 500 }).toBe(1)
    gate.mode = 'open'
    await expect.poll(() => stateTo(email), { timeout: 60_000, interval: 200 }).toBe('sent')
    expect(arrived(email)).toBe(1)
  },
)

async function attemptsTo(email: string): Promise<number> {
  const row = await installation.db.row<{ attempts: number }>(sql`
    select attempts from mails where recipient = ${email}`)
  return row?.attempts ?? 0
}

async function stateTo(email: string): Promise<string | undefined> {
  return (await installation.db.row<{ state: string }>(sql`select state from mails where recipient = ${email}`))?.state
}
