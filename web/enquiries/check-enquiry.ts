import { AppError } from '@rahnama/contract/errors.ts'
import { ENQUIRY_MESSAGE_MAX_CHARS, PHONE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import type { Texts } from '../i18n/i18n.tsx'
import type { Faults } from '../ui/form/form.tsx'
import { isLikeAnEmail } from '../ui/like-an-email.ts'

export type EnquiryFields = Texts['enquiries']['fields']
export type FieldName = keyof EnquiryFields
export type EnquiryValues = Record<FieldName, string>
export type EnquiryFaults = Faults<EnquiryFields>

export const FIELD_NAMES = ['name', 'email', 'phone', 'country', 'serviceType', 'message'] as const
export const EMPTY: EnquiryValues = { name: '', email: '', phone: '', country: '', serviceType: '', message: '' }

export function checkEnquiry({ name, email, phone, message }: EnquiryValues): EnquiryFaults {
  const faults: EnquiryFaults = {}
  if (name.trim() === '') faults.name = 'REQUIRED'
  if (email.trim() === '') faults.email = 'REQUIRED'
  else if (!isLikeAnEmail(email)) faults.email = 'NOT_AN_EMAIL'
  if (phone.trim().length > PHONE_MAX_CHARS) faults.phone = 'TOO_LONG'
  if (message.trim() === '') faults.message = 'REQUIRED'
  else if (!fitsIn(message.trim(), ENQUIRY_MESSAGE_MAX_CHARS)) faults.message = 'TOO_LONG'
  return faults
}

/** A fault that the server found with a field is shown on it; any other failure goes on. */
export function asEnquiryFaults(error: unknown, fields: EnquiryFields): EnquiryFaults {
  const issues = error instanceof AppError ? (error.issues ?? []) : []
  const faults = issues.filter(({ field, fault }) => Object.hasOwn(fields[field as FieldName]?.faults ?? {}, fault))
  if (faults.length === 0) throw error
  return Object.fromEntries(faults.map(({ field, fault }) => [field, fault]))
}
