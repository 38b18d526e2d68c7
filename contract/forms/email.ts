import { EMAIL_MAX_CHARS } from '../limits.ts'
import { stripBidiControls } from '../locale/locale.ts'

/** This is the one pattern of an address, zod's own, without the weight of zod. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** An address copied out of a right-to-left text often brings marks nobody sees. */
export function foldEmail(text: string): string {
  return stripBidiControls(text)
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** It judges as the schema `Email` does. */
export function isEmail(text: string): boolean {
  const address = foldEmail(text.trim())
  return address.length <= EMAIL_MAX_CHARS && EMAIL_PATTERN.test(address)
}
