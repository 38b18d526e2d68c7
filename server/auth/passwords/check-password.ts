import { PASSWORD_MAX_CHARS, type WeakPasswordReason } from '@rahnama/contract/auth.ts'
import { foldDigits } from '@rahnama/contract/locale/locale.ts'
import { AuthError } from '../auth-error.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** One row of keys or one count, in both directions: nobody's secret, however far it runs. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ضصثقفغعهخحجچ',
]
const WEAK_BASES =
  /^(password|passw0rd|qwerty|qwert|asdf|abc|abcd|admin|welcome|letmein|iloveyou|monkey|dragon|login|master|hello|salam|iran|tehran|canada|toronto|rahnama|test|user|رمز|سلام|ایران|راهنما)[\d\W_]*$/u

/** NFKC: the same keys give the same password on every system. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Refuses what a guesser tries first. Says nothing about letters and digits: length is what helps. */
export function checkNewPassword(password: string, email: string, minChars: number): void {
  const reasons = weaknesses(normalisePassword(password), email, minChars)
  if (reasons.length > 0) throw new AuthError('weak_password', { weakPassword: reasons })
}

function weaknesses(password: string, email: string, minChars: number): WeakPasswordReason[] {
  const length = [...password].length
  if (length < minChars || length > PASSWORD_MAX_CHARS) return ['length']
  const folded = foldDigits(password)
    .toLowerCase()
    .replace(/\u200c/g, '')
  return isCommon(folded) || isOwnAddress(folded, email) ? ['pwned'] : []
}

function isCommon(folded: string): boolean {
  const withoutTail = folded.replace(/[\d\W_]+$/u, '')
  return (
    COMMON_PASSWORDS.has(folded) ||
    COMMON_PASSWORDS.has(withoutTail) ||
    WEAK_BASES.test(folded) ||
    new Set(folded).size <= 2 ||
    isRun(folded)
  )
}

function isRun(folded: string): boolean {
  const reversed = [...folded].reverse().join('')
  return RUNS.some((run) => run.includes(folded) || run.includes(reversed))
}

function isOwnAddress(folded: string, email: string): boolean {
  const [name = ''] = email.split('@')
  return folded === email || folded.replace(/[\d\W_]+$/u, '') === name || folded === name
}
