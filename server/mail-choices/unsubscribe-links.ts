import { timingSafeEqual } from 'node:crypto'
import { MAIL_KINDS, type MailKind } from '@rahnama/contract/mail-kinds.ts'
import type { Deps } from '../deps.ts'
import { pageUrl } from '../page-url.ts'

const LABEL = 'unsubscribe-link'
const ID_BYTES = 16
const MAC_BYTES = 16

type Subscription = { userId: string; kind: MailKind }

/** The person, the kind of mail and our mark on both: it switches that one thing off, and nobody can make one up. */
export function signUnsubscribe(seal: Deps['seal'], { userId, kind }: Subscription): string {
  const place = MAIL_KINDS.indexOf(kind)
  const body = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from([place])])
  return Buffer.concat([body, seal.fingerprint(LABEL, `${userId} ${kind}`).subarray(0, MAC_BYTES)]).toString(
    'base64url',
  )
}

export function readUnsubscribe(seal: Deps['seal'], token: string): Subscription | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const kind = MAIL_KINDS[bytes[ID_BYTES] ?? -1]
  if (bytes.length !== ID_BYTES + 1 + MAC_BYTES || !kind) return undefined
  const userId = bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const mark = bytes.subarray(ID_BYTES + 1)
  const made = seal.fingerprint(LABEL, `${userId} ${kind}`).subarray(0, MAC_BYTES)
  return timingSafeEqual(made, mark) ? { userId, kind } : undefined
}

/** Where the end of a mail leads, and where mail programs post to. */
export function unsubscribeUrl({ config, seal }: Pick<Deps, 'config' | 'seal'>, subscription: Subscription): string {
  return pageUrl(config, 'unsubscribe', { token: signUnsubscribe(seal, subscription) })
}
