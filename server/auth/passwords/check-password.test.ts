import { PASSWORD_MIN_CHARS } from '@rahnama/contract/auth.ts'
import { describe, expect, test } from 'vitest'
import { AuthError } from '../auth-error.ts'
import { checkNewPassword } from './check-password.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const EMAIL = 'parnian.nemooneh@example.com'

function reasonsFor(password: string): string[] {
  try {
    checkNewPassword(password, EMAIL, PASSWORD_MIN_CHARS)
    return []
  } catch (error) {
    return error instanceof AuthError ? (error.weakPassword ?? []) : ['threw']
  }
}

describe('refused as guessable', () => {
  test.each([
    'password',
    'Password1',
    'PASSW0RD!',
    'qwertyuiop',
    'iloveyou',
    '1q2w3e4r5t',
    '12345678',
    '87654321',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۹۱۲۳۴۵۶۷۸۹',
    'abababababab',
    'salam1234',
    'iran1404',
    'Canada2026',
    'rahnama123',
    'سلام۱۲۳۴۵',
    'رمزعبور۱',
    'شسیبلاتنم',
    'پرسپولیس',
    EMAIL,
    'parnian.nemooneh',
    'parnian.nemooneh1',
  ])('%s', (password) => {
    expect(reasonsFor(password)).toEqual(['pwned'])
  })
})

describe('accepted', () => {
  test.each([
    'a long walk to the harbour',
    'کتاب روی میز آبی است',
    'xk7Qz-94pL',
    'correct horse battery staple',
    'p'.concat('q1w9e8r7t6'.repeat(24)),
  ])('%s', (password) => {
    expect(reasonsFor(password)).toEqual([])
  })
})

describe('refused by length', () => {
  test.each(['', 'short', '1234567', 'گذرواژ', 'x y z '.repeat(60)])('%j', (password) => {
    expect(reasonsFor(password)).toEqual(['length'])
  })
})

test('the list is long and written as it is compared', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(1500)
  const odd = [...COMMON_PASSWORDS].filter((word) => word !== word.toLowerCase() || /[۰-۹٠-٩\u200c]/.test(word))
  expect(odd).toEqual([])
})
