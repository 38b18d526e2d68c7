import { randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { MAIL_TEST_STEPS, type MailTest, type MailTestStep } from '@rahnama/contract/mail-server.ts'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { writeAudit } from '../audit/audit.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { toMessage, toStored } from '../mail/mail.ts'
import { readHouse } from '../site-settings/site-settings.ts'
import { mailServerMails } from './mails.ts'
import { placeOf, type SmtpPlace } from './read-mail-server.ts'

const WITHIN_MS = 10_000

type StepTaken = MailTest['steps'][number]
type Answered = { outcome: 'done' | 'skipped'; words: string | null }

/** Really connects, as sending does, and tells each step in the other server's words. Accepted is not delivered. */
export async function testMailServer(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  caller: Pick<Caller, 'userId' | 'role'>,
  _input: object,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<MailTest> {
  if (config.smtpUrl === undefined) throw new AppError('CONFLICT')
  const account = await findAccount(db, caller.userId)
  if (!account) throw new AppError('CONFLICT')
  const { email: to, language } = account
  const content = toStored(mailServerMails.test(language, {}), {
    ...(await readHouse(db)),
    publicUrl: config.publicUrl,
  })
  const mail = { id: randomUUID(), to, content, createdAt: now() }
  const message = toMessage(mail, config)
  const composed = new MailComposer(message).compile()
  const raw = await composed.build()
  const steps = await converse(placeOf(config.smtpUrl), composed.getEnvelope(), raw)
  const entry = { act: 'mail.test', clientId: null, target: 'mail-server' } as const
  await writeAudit(db, { ...caller, requestId }, entry, now())
  return { to, steps }
}

type Envelope = { from: string | false; to: string[] }

async function converse(place: SmtpPlace, envelope: Envelope, raw: Buffer): Promise<StepTaken[]> {
  const connection = new SMTPConnection({
    host: place.host,
    port: place.port,
    secure: place.isSecure,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  })
  const lost = new Promise<never>((_, reject) => connection.once('error', reject))
  lost.catch(() => {})
  const late = AbortSignal.timeout(WITHIN_MS)
  const timedOut = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error(`No answer within ${WITHIN_MS / 1000} s`)))
  })
  timedOut.catch(() => {})
  const said = () => connection.lastServerResponse || null
  const acts: Record<MailTestStep, () => Promise<Answered>> = {
    async connect() {
      await called((done) => connection.connect(done))
      return { outcome: 'done', words: said() }
    },
    async encrypt() {
      return { outcome: connection.secure ? 'done' : 'skipped', words: null }
    },
    async signIn() {
      if (!place.user) return { outcome: 'skipped', words: null }
      await called((done) => connection.login({ user: place.user, pass: place.password }, done))
      return { outcome: 'done', words: said() }
    },
    async send() {
      await called((done) => connection.send(envelope, raw, done))
      return { outcome: 'done', words: said() }
    },
  }
  const steps: StepTaken[] = []
  try {
    for (const step of MAIL_TEST_STEPS) {
      try {
        const { outcome, words } = await Promise.race([acts[step](), lost, timedOut])
        steps.push({ step, outcome, words: words && withoutSecrets(words, place) })
      } catch (error) {
        steps.push({ step, outcome: 'failed', words: withoutSecrets(wordsOf(error), place) })
        return steps
      }
    }
    return steps
  } finally {
    connection.close()
  }
}

function called(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
}

function wordsOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string }
  return response ?? message ?? String(error)
}

/** A server may repeat what it was told, plainly or as it was sent. */
function withoutSecrets(words: string, { user, password }: SmtpPlace): string {
  const secrets = [password, user].filter(Boolean)
  const sent = [...secrets, `\u0000${user}\u0000${password}`].map((secret) => Buffer.from(secret).toString('base64'))
  return [...secrets, ...sent].reduce((text, secret) => text.replaceAll(secret, '•••'), words)
}
