import { CONSULTATION_TOPIC_MAX_CHARS, PHONE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import type { Texts } from '../i18n/i18n.tsx'
import type { Faults } from '../ui/form/form.tsx'
import { isLikeAnEmail } from '../ui/like-an-email.ts'

export type DetailFields = Texts['consultations']['fields']
export type Details = Record<keyof DetailFields, string>
export type DetailFaults = Faults<DetailFields>

export const DETAIL_NAMES = ['name', 'email', 'phone', 'topic'] as const
export const NO_DETAILS: Details = { name: '', email: '', phone: '', topic: '' }

export function checkPerson({ name, email }: Pick<Details, 'name' | 'email'>): DetailFaults {
  const faults: DetailFaults = {}
  if (name.trim() === '') faults.name = 'REQUIRED'
  if (email.trim() === '') faults.email = 'REQUIRED'
  else if (!isLikeAnEmail(email)) faults.email = 'NOT_AN_EMAIL'
  return faults
}

export function checkDetails(details: Details): DetailFaults {
  const faults = checkPerson(details)
  if (details.phone.trim().length > PHONE_MAX_CHARS) faults.phone = 'TOO_LONG'
  if (details.topic.trim() === '') faults.topic = 'REQUIRED'
  else if (!fitsIn(details.topic.trim(), CONSULTATION_TOPIC_MAX_CHARS)) faults.topic = 'TOO_LONG'
  return faults
}
