import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import type { Caller } from '../caller.ts'
import type { Keyring } from '../keys/keys.ts'

/** Who was given a link: it ends with their session, and with the role they were given it in. */
export type Bearer = Pick<Caller, 'sessionId' | 'role'>

export type DownloadLink = Bearer & { id: string; hasExpired: boolean }

const UUID_BYTES = 16
const TIME_BYTES = 6
const BODY_BYTES = UUID_BYTES + TIME_BYTES + UUID_BYTES + 1
const MAC_BYTES = 16

/** A link is an id, its end and whose it is, signed. It needs no table and dies by itself. */
export function createDownloadLinks(keyring: Keyring, now: () => Date) {
  const keys = keyring.all.map(({ bytes }) => Buffer.from(hkdfSync('sha256', bytes, '', 'rahnama downloads', 32)))
  const sign = (body: Uint8Array, key: Uint8Array) =>
    createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES)
  return {
    signDownload(id: string, { sessionId, role }: Bearer, expires: Date): string {
      const [key] = keys
      if (!key) throw new Error('A keyring needs at least one key')
      const end = Buffer.alloc(TIME_BYTES)
      end.writeUIntBE(Math.floor(expires.getTime() / 1000), 0, TIME_BYTES)
      const body = Buffer.concat([bytesOf(id), end, bytesOf(sessionId), Buffer.from([ROLES.indexOf(role)])])
      return Buffer.concat([body, sign(body, key)]).toString('base64url')
    },
    readDownload(token: string): DownloadLink | undefined {
      const bytes = Buffer.from(token, 'base64url')
      // The last letter has bits that say nothing: one link has one spelling.
      if (bytes.length !== BODY_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return undefined
      const body = bytes.subarray(0, BODY_BYTES)
      const mac = bytes.subarray(BODY_BYTES)
      if (!keys.some((key) => timingSafeEqual(sign(body, key), mac))) return undefined
      return {
        id: uuidAt(body, 0),
        sessionId: uuidAt(body, UUID_BYTES + TIME_BYTES),
        role: ROLES[body.readUInt8(BODY_BYTES - 1)] as Role,
        hasExpired: body.readUIntBE(UUID_BYTES, TIME_BYTES) * 1000 <= now().getTime(),
      }
    },
  }
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

function uuidAt(bytes: Buffer, start: number): string {
  const hex = bytes.toString('hex', start, start + UUID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
