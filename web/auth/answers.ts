import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@rahnama/contract/auth.ts'
import { isEmail } from '@rahnama/contract/forms/email.ts'
import { isSixDigits } from '@rahnama/contract/forms/six-digits.ts'
import { FULL_NAME_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { REFERRAL_CODE_MAX_CHARS } from '@rahnama/contract/referral-code.ts'
import { useState } from 'react'
import { type Texts, useTexts } from '../i18n/i18n.tsx'
import { type Faults, useForm } from '../ui/form/form.tsx'
import { AuthFailure } from './auth-failure.ts'

type Fields = Texts['auth']['fields']
export type FieldName = keyof Fields
export type Answers = Record<FieldName, string>
export type AuthFaults = Faults<Fields>

export type AnswerSheet = { values: Answers; set: (name: FieldName, value: string) => void }

const EMPTY: Answers = {
  fullName: '',
  email: '',
  password: '',
  newPassword: '',
  confirmPassword: '',
  referredBy: '',
  code: '',
  appCode: '',
  recoveryCode: '',
}

/** One sheet for all steps: going back, or from sign-in to registration, never asks twice. */
export function useAnswers(known: Partial<Answers> = {}): AnswerSheet {
  const [values, setValues] = useState<Answers>({ ...EMPTY, ...known })
  return { values, set: (name, value) => setValues((before) => ({ ...before, [name]: value })) }
}

type Check<Name extends FieldName> = (answers: Answers) => AuthFaults[Name]

const sixDigits = (code: string) => {
  if (code.trim() === '') return 'REQUIRED'
  return isSixDigits(code) ? undefined : 'INVALID'
}

const CHECKS: { [Name in FieldName]: Check<Name> } = {
  fullName: ({ fullName }) => {
    if (fullName.trim() === '') return 'REQUIRED'
    return fullName.trim().length > FULL_NAME_MAX_CHARS ? 'TOO_LONG' : undefined
  },
  email: ({ email }) => {
    if (email.trim() === '') return 'REQUIRED'
    return isEmail(email) ? undefined : 'NOT_AN_EMAIL'
  },
  password: ({ password }) => (password === '' ? 'REQUIRED' : undefined),
  newPassword: ({ newPassword }) => {
    const { length } = [...newPassword.normalize('NFKC')]
    if (length === 0) return 'REQUIRED'
    if (length < PASSWORD_MIN_CHARS) return 'TOO_SHORT'
    return length > PASSWORD_MAX_CHARS ? 'TOO_LONG' : undefined
  },
  confirmPassword: ({ newPassword, confirmPassword }) => {
    if (confirmPassword === '') return 'REQUIRED'
    return confirmPassword === newPassword ? undefined : 'DIFFERENT'
  },
  referredBy: ({ referredBy }) => (referredBy.trim().length > REFERRAL_CODE_MAX_CHARS ? 'TOO_LONG' : undefined),
  code: ({ code }) => sixDigits(code),
  appCode: ({ appCode }) => sixDigits(appCode),
  recoveryCode: ({ recoveryCode }) => (recoveryCode.trim() === '' ? 'REQUIRED' : undefined),
}

function checkAnswers(names: readonly FieldName[], answers: Answers): AuthFaults {
  return Object.fromEntries(
    names.map((name) => [name, CHECKS[name](answers)]).filter(([, fault]) => fault !== undefined),
  )
}

/** A form over some fields of the sheet. */
export function useAuthForm(
  sheet: AnswerSheet,
  names: readonly FieldName[],
  act: (answers: Answers) => Promise<AuthFaults | undefined>,
) {
  return useForm({
    texts: useTexts('auth').fields,
    names,
    values: sheet.values,
    onValueChange: sheet.set,
    check: (answers) => checkAnswers(names, answers),
    act,
  })
}

/** A refusal that speaks of one answer is shown on it; any other goes on. */
export function asFault(error: unknown, table: Partial<Record<string, AuthFaults>>): AuthFaults {
  const fault = error instanceof AuthFailure ? table[error.code] : undefined
  if (!fault) throw error
  return fault
}

/** The server may refuse a new password for itself, its owner or the address it is for, and an account without an invitation. */
export function asPasswordFault(error: unknown): AuthFaults {
  const isShort = error instanceof AuthFailure && error.weakness === 'length'
  return asFault(error, {
    weak_password: { newPassword: isShort ? 'TOO_SHORT' : 'TOO_COMMON' },
    same_password: { newPassword: 'SAME' },
    email_address_invalid: { email: 'NOT_AN_EMAIL' },
    signup_disabled: { referredBy: 'NEEDED' },
  })
}
