import { EMPTY, type EnquiryValues } from './check-enquiry.ts'

const KEY = 'rahnama-enquiry'

/** In this tab only: on a shared device the next visitor is another person. */
export function keepDraft(values: EnquiryValues): void {
  const isEmpty = Object.values(values).every((value) => value === '')
  inStorage((storage) => (isEmpty ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(values))))
}

export function readDraft(): EnquiryValues {
  const kept = inStorage((storage) => storage.getItem(KEY))
  return kept ? { ...EMPTY, ...(JSON.parse(kept) as Partial<EnquiryValues>) } : EMPTY
}

/** Whoever forbids us to store anything writes without a draft. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
