import { timingSafeEqual } from 'node:crypto'
import type { Seal } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import { pageUrl } from '../page-url.ts'

const LABEL = 'consultation-link'
const ID_BYTES = 16
const MAC_BYTES = 16

/** The id and our mark on it: whoever has the mail may change the appointment, and nobody can make one up. */
export function signLink(seal: Seal, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, seal.fingerprint(LABEL, id).subarray(0, MAC_BYTES)]).toString('base64url')
}

/** The id, when the mark is ours. */
export function readLink(seal: Seal, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES) return undefined
  const hex = bytes.toString('hex', 0, ID_BYTES)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const mark = bytes.subarray(ID_BYTES)
  const isOurs = timingSafeEqual(seal.fingerprint(LABEL, id).subarray(0, MAC_BYTES), mark)
  return isOurs ? id : undefined
}

/** Builds the address that the client's link leads to. */
export function pageOf({ config, seal }: Pick<Deps, 'config' | 'seal'>, { id }: { id: string }): string {
  return pageUrl(config, 'appointment', { token: signLink(seal, id) })
}

/** Builds the address where staff see it: the client's link would let them speak for the client. */
export function staffPageOf({ config }: Pick<Deps, 'config'>): string {
  return pageUrl(config, 'deskAppointments')
}
