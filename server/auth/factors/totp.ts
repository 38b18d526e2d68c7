import { timingSafeEqual } from 'node:crypto'
import { generateSecret, generateSync, generateURI } from 'otplib'
import type { Seal } from '../seal.ts'

const STEP_SECONDS = 30
/** A phone's clock may be one step off, and typing takes time. */
const STEPS_AROUND = [0, -1, 1]

export function newTotpSecret(): string {
  return generateSecret()
}

export function totpUri(secret: string, label: string, issuer: string): string {
  return generateURI({ secret, label, issuer })
}

export function sealTotpSecret(seal: Seal, userId: string, secret: string): Buffer {
  return seal.close(`totp ${userId}`, Buffer.from(secret))
}

export function openTotpSecret(seal: Seal, userId: string, sealed: Buffer): string {
  return seal.open(`totp ${userId}`, sealed).toString()
}

/** The time step this code belongs to, if it is one that was not used before. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  return STEPS_AROUND.map((around) => current + around).find(
    (step) => step > lastStep && sameCode(generateSync({ secret, epoch: step * STEP_SECONDS }), code),
  )
}

function sameCode(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
