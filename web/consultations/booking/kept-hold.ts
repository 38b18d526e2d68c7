import type { ConsultationType, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_HOLD_MINUTES } from '@rahnama/contract/limits.ts'

const KEY = 'rahnama-hold'
const MINUTE_MS = 60_000
const UNDER_WAY_MINUTES = 60

export type Hold = {
  type: ConsultationType
  holdId: string
  /** The end is told by this device's clock. */
  expiresAt: string
  extensionsLeft: number
  slot: Slot
  timeZone: string
  /** It is booked and waits for the link in a mail to be followed. */
  awaits?: { email: string; confirmBy: string }
}

/** The end is counted from now: a clock that is set an hour wrong would find the server's end long past. */
export function endFromNow(minutes = CONSULTATION_HOLD_MINUTES): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString()
}

/** The hold is stored in this tab only, so that reloading the details does not lose it. */
export function keepHold(hold: Hold): void {
  sessionStorage.setItem(KEY, JSON.stringify(hold))
}

export function forgetHold(): void {
  sessionStorage.removeItem(KEY)
}

export function isLive({ expiresAt }: Hold): boolean {
  return Date.parse(expiresAt) > Date.now()
}

/** Somebody whose time ran out is still choosing another; somebody who left an hour ago is not. */
export function isUnderWay({ expiresAt }: Hold): boolean {
  return Date.parse(expiresAt) + UNDER_WAY_MINUTES * MINUTE_MS > Date.now()
}

export function readHold(): Hold | undefined {
  const kept = sessionStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as Hold) : undefined
}
