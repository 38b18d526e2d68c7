import type { ConsultationType, Slot } from '@rahnama/contract/consultations/consultations.ts'

const KEY = 'rahnama-hold'

export type Hold = {
  type: ConsultationType
  holdId: string
  expiresAt: string
  extensionsLeft: number
  slot: Slot
  timeZone: string
}

/** In this tab only, so that reloading the details does not lose the time that is kept. */
export function keepHold(hold: Hold): void {
  sessionStorage.setItem(KEY, JSON.stringify(hold))
}

export function forgetHold(): void {
  sessionStorage.removeItem(KEY)
}

export function isLive({ expiresAt }: Hold): boolean {
  return Date.parse(expiresAt) > Date.now()
}

export function readHold(type: ConsultationType): Hold | undefined {
  const kept = sessionStorage.getItem(KEY)
  const hold = kept ? (JSON.parse(kept) as Hold) : undefined
  return hold?.type === type ? hold : undefined
}
