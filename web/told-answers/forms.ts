import type { Assessment } from '@rahnama/contract/assessments/assessments.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import type { RouteName } from '../site-map.ts'

export const FORM_NAMES = [
  'profile',
  'startup-assessment',
  'startup-business',
  'transfer',
  'study',
] as const satisfies readonly ('profile' | Assessment)[]
export type FormName = (typeof FORM_NAMES)[number]

export function isFormName(value: string): value is FormName {
  return FORM_NAMES.some((name) => name === value)
}

export const PAGES = {
  profile: 'profile',
  'startup-assessment': 'startupAssessment',
  'startup-business': 'startupVisa',
  transfer: 'transfer',
  study: 'studyAbroad',
} as const satisfies Record<FormName, RouteName>

const loading = new Map<FormName, Promise<LongForm>>()

/** The definition that draws the client's form, loaded where an answer of it is read. */
export function loadForm(name: FormName): Promise<LongForm> {
  const known = loading.get(name)
  if (known) return known
  const promise = fetchForm(name)
  loading.set(name, promise)
  promise.catch(() => loading.delete(name))
  return promise
}

async function fetchForm(name: FormName): Promise<LongForm> {
  if (name === 'profile') return (await import('@rahnama/contract/profile/profile.ts')).profileForm
  return (await import('@rahnama/contract/assessments/assessments.ts')).ASSESSMENT_FORMS[name]
}
