import type { Texts } from '../i18n/i18n.tsx'

export type FieldName = keyof Texts['enquiries']['fields']
/** What is typed, before it is judged. */
export type EnquiryValues = Record<FieldName, string>

export const FIELD_NAMES = ['name', 'email', 'phone', 'country', 'serviceType', 'message'] as const
export const EMPTY: EnquiryValues = { name: '', email: '', phone: '', country: '', serviceType: '', message: '' }
