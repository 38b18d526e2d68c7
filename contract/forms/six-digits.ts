import { foldDigits } from '../locale/locale.ts'

export const SIX_DIGITS = /^\d{6}$/

/** A code comes in any digits, with the spaces people and apps put between them. */
export function foldCode(text: string): string {
  return foldDigits(text).replace(/[\s\u200b-\u200f-]/g, '')
}

/** It judges as the schema `SixDigits` does. */
export function isSixDigits(text: string): boolean {
  return SIX_DIGITS.test(foldCode(text))
}
