import { SESSION_KEY } from '../api/api.ts'

const KEY = `${SESSION_KEY}-left`

/** Leaving on purpose is told to the other tabs too; a session that merely ended must not close a half-filled form. */
export function noteDeparture(): void {
  localStorage.setItem(KEY, 'yes')
}

export function hasDeparted(): boolean {
  return localStorage.getItem(KEY) !== null
}

export function forgetDeparture(): void {
  localStorage.removeItem(KEY)
}
