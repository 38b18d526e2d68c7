const HASH_CHARS = 32

/** Other bytes have another address, so an answer may be kept for ever. */
export function addressOf(sha256: Buffer, ending: string): string {
  return `${sha256.toString('hex').slice(0, HASH_CHARS)}.${ending}`
}
