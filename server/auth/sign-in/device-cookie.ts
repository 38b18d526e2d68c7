import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seal } from '../seal.ts'

export const DEVICE_COOKIE = 'device'
export const DEVICE_COOKIE_DAYS = 180

/**
 * A browser that signed in gets this cookie and is known by it later. It opens nothing: it only spares its owner other
 * people's guesses.
 */
export function newDeviceCookie(seal: Seal, userId: string): string {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${seal.fingerprint('device', `${userId} ${id}`).toString('base64url')}`
}

/** Reads the device's id, if this account signed in there. */
export function readDeviceCookie(
  seal: Seal,
  userId: string | undefined,
  cookie: string | undefined,
): string | undefined {
  const [id = '', given = ''] = (cookie ?? '').split('.')
  const proof = Buffer.from(given, 'base64url')
  const hash = seal.fingerprint('device', `${userId ?? ''} ${id}`)
  const isProven = hash.length === proof.length && timingSafeEqual(hash, proof)
  return isProven && userId ? id : undefined
}
