import { keptUserId } from '../kept-session/kept-session.ts'
import type { EnquiryValues } from './enquiry-values.ts'

const KEY = 'rahnama-enquiry'
const SENDING_KEY = 'rahnama-enquiry-sending'

/** The message that was sent, and its idempotency key. */
export type Sending = { content: string; key: string }

/** A draft holds only what was typed; what the account says is asked of it again. */
export type Typed = Partial<EnquiryValues>

/**
 * The draft is stored in this tab only, and only for whoever typed it: on a shared device the next visitor is another
 * person.
 */
export function keepDraft(typed: Typed): void {
  const isEmpty = Object.values(typed).every((value) => value === '')
  const draft = JSON.stringify({ by: keptUserId(), typed })
  inStorage((storage) => (isEmpty ? storage.removeItem(KEY) : storage.setItem(KEY, draft)))
}

export function readDraft(): Typed {
  const kept = JSON.parse(inStorage((storage) => storage.getItem(KEY)) ?? '{}') as { by?: string; typed?: Typed }
  return kept.by === keptUserId() ? (kept.typed ?? {}) : {}
}

/**
 * The sending is stored until it is answered: who reloads the page instead of waiting sends the same message, not
 * another.
 */
export function keepSending(sending: Sending): void {
  inStorage((storage) => storage.setItem(SENDING_KEY, JSON.stringify(sending)))
}

export function readSending(): Sending | undefined {
  const kept = inStorage((storage) => storage.getItem(SENDING_KEY))
  return kept ? (JSON.parse(kept) as Sending) : undefined
}

export function forgetSending(): void {
  inStorage((storage) => storage.removeItem(SENDING_KEY))
}

/** Whoever forbids us to store anything writes without a draft. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
