import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'

type FieldWords = { label: string; hint?: string }

/** The words of a form in which each question that the profile answered says so. */
export function withOrigin<T extends { fields: object }>(texts: T, fromProfile: FlatAnswers, origin: string): T {
  const answered = new Set(Object.keys(fromProfile).map((path) => path.split('.')[0]))
  const fields = Object.entries(texts.fields as Record<string, FieldWords>).map(([name, words]) =>
    answered.has(name) ? [name, { ...words, hint: [origin, words.hint].filter(Boolean).join(' ') }] : [name, words],
  )
  return { ...texts, fields: Object.fromEntries(fields) }
}
