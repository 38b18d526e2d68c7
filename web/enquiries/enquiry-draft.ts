import { EMPTY, type EnquiryValues } from './check-enquiry.ts'

const KEY = 'rahnama-enquiry'
const SENDING_KEY = 'rahnama-enquiry-sending'

/** The message that was sent, and its idempotency key. */
export type Sending = { content: string; key: string }

/** The draft is stored in this tab only: on a shared device the next visitor is another person. */
export function keepDraft(values: EnquiryValues): void {
  const isEmpty = Object.values(values).every((value) => value === '')
  inStorage((storage) => (isEmpty ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(values))))
}

export function readDraft(): EnquiryValues {
  const kept = inStorage((storage) => storage.getItem(KEY))
  return kept ? { ...EMPTY, ...(JSON.parse(kept) as Partial<EnquiryValues>) } : EMPTY
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
