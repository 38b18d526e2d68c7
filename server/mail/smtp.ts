import { createHash } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailRecord } from './queries.ts'
import { renderMail } from './render-mail.ts'

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000

export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused'; fault: string; isAddress: boolean }
  | { outcome: 'later'; fault: string }

type SenderConfig = { mailFrom: string; publicUrl: string }

export type Smtp = {
  send(mail: MailRecord): Promise<Delivery>
  close(): void
}

export function createSmtp(options: SenderConfig & { url: string }): Smtp {
  const transport = createTransport({
    url: options.url,
    pool: true,
    // A message is tried once more on a fresh connection when the kept one was closed; after that our own, slower
    // retries follow.
    maxRequeues: 1,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, options))
        return { outcome: 'sent' }
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error)
        return isRefusal(error)
          ? { outcome: 'refused', fault, isAddress: isAboutRecipient(error) }
          : { outcome: 'later', fault }
      }
    },
    close: () => transport.close(),
  }
}

/** `Somebody <office@firm.example>` or the address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

/** The id stays the same on a second attempt, so a mailbox shows a mail sent twice once. */
export function toMessage(
  { id, to, content, createdAt }: Pick<MailRecord, 'id' | 'to' | 'content' | 'createdAt'>,
  { mailFrom, publicUrl }: SenderConfig,
): SendMailOptions {
  const { hostname } = new URL(publicUrl)
  const { sender } = content
  return {
    // The firm is named as on the day the mail was written, whatever the configuration calls it.
    from: { name: sender?.name ?? content.house, address: sender?.address ?? addressIn(mailFrom) },
    ...(sender?.replyTo && { replyTo: { name: '', address: sender.replyTo } }),
    to: { name: '', address: to },
    subject: content.subject,
    ...renderMail(content),
    ...(content.calendar && { icalEvent: { ...content.calendar, filename: 'invite.ics' } }),
    messageId: `<${id}@${hostname}>`,
    date: createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': content.language,
      ...(content.unsubscribe && {
        'List-Unsubscribe': `<${content.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(content.conversation && conversationHeaders(content.conversation, hostname)),
    },
  }
}

const THREAD_INDEX_BYTES = 22

/** All answer one mail that was never sent. Outlook goes by an index of its own, of which the first byte is always 1. */
function conversationHeaders(conversation: string, hostname: string) {
  const digest = createHash('sha256').update(conversation).digest()
  const root = `<${digest.toString('hex', 0, 16)}@${hostname}>`
  const index = Buffer.concat([Buffer.from([1]), digest.subarray(1, THREAD_INDEX_BYTES)])
  return { 'In-Reply-To': root, References: root, 'Thread-Index': index.toString('base64') }
}

/** The server refuses this mail for good. A refused sign-in is about us and may be repaired. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
}

/** Whoever refuses what we wrote may take the next mail; whoever refuses the recipient will not. */
function isAboutRecipient(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: string }).code === 'EENVELOPE'
}
