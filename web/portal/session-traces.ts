import { SESSION_KEY } from '../api/api.ts'

const OURS = 'rahnama-'

/**
 * Removes what this browser remembers of a person: answers of the self-check, a booking under way, a message half written.
 * Theme, language and calendar are stored under names of their own and stay: they say nothing about anybody.
 */
export function forgetTraces(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const personal = Object.keys(storage).filter((key) => key.startsWith(OURS) && !key.startsWith(SESSION_KEY))
    for (const key of personal) storage.removeItem(key)
  }
}
