import { timingSafeEqual } from 'node:crypto'
import { GUEST_LINK_DAYS } from '@rahnama/contract/limits.ts'
import type { Deps } from '../deps.ts'
import { pageUrl } from '../page-url.ts'

const LABEL = 'guest-data-link'
const KINDS = ['enquiry', 'booking'] as const
const ID_BYTES = 16
const UNTIL_AT = 1 + ID_BYTES
const MAC_AT = UNTIL_AT + 4
const MAC_BYTES = 16
const DAY_MS = 24 * 60 * 60_000

export type GuestThing = { kind: (typeof KINDS)[number]; id: string }
type GuestLink = GuestThing & { until: Date }

/** What it is about, its last second and our mark on both: nobody can make one up, or one that lasts longer. */
function signGuestLink(seal: Deps['seal'], { kind, id, until }: GuestLink): string {
  const body = Buffer.alloc(MAC_AT)
  body.writeUInt8(KINDS.indexOf(kind))
  body.write(id.replaceAll('-', ''), 1, 'hex')
  body.writeUInt32BE(Math.floor(until.getTime() / 1000), UNTIL_AT)
  return Buffer.concat([body, markOn(seal, body)]).toString('base64url')
}

const markOn = (seal: Deps['seal'], body: Uint8Array) =>
  seal.fingerprint(LABEL, Buffer.from(body).toString('hex')).subarray(0, MAC_BYTES)

/** Undefined when it is not ours; whether it has ended is for the reader to ask. */
export function readGuestLink(seal: Deps['seal'], token: string): GuestLink | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const kind = KINDS[bytes[0] ?? -1]
  if (bytes.length !== MAC_AT + MAC_BYTES || !kind) return undefined
  if (!timingSafeEqual(markOn(seal, bytes.subarray(0, MAC_AT)), bytes.subarray(MAC_AT))) return undefined
  const hex = bytes.toString('hex', 1, UNTIL_AT)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { kind, id, until: new Date(bytes.readUInt32BE(UNTIL_AT) * 1000) }
}

export const guestLinkEnd = (from: Date) => new Date(from.getTime() + GUEST_LINK_DAYS * DAY_MS)

/** Where somebody without an account reads what we store of this, and withdraws it. */
export function guestDataUrl({ config, seal }: Pick<Deps, 'config' | 'seal'>, thing: GuestThing, from: Date): string {
  const { kind, id } = thing
  return pageUrl(config, 'guestData', { token: signGuestLink(seal, { kind, id, until: guestLinkEnd(from) }) })
}
