import type { Texts } from '../../i18n/i18n.tsx'

/** What is typed about the person and their question, before it is judged. */
export type Details = Record<keyof Texts['consultations']['fields'], string>

export const DETAIL_NAMES = ['name', 'email', 'phone', 'topic'] as const
export const NO_DETAILS: Details = { name: '', email: '', phone: '', topic: '' }
