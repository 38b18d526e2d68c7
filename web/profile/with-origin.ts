import type { ProfileSheet } from '@rahnama/contract/profile/profile.ts'

type FieldWords = { label: string; hint?: string }
type Origins = Record<ProfileSheet['known'][string]['from'], string>

/** The words of the form in which each answer that came from elsewhere says so, until it is changed. */
export function withOrigin<T extends { fields: object }>(
  texts: T,
  { answers, known }: ProfileSheet,
  origins: Origins,
): T {
  const untouched = Object.entries(known).filter(([path, { value }]) => answers[path] === value)
  const origin = new Map(untouched.map(([path, { from }]) => [path.split('.')[0], origins[from]]))
  const fields = Object.entries(texts.fields as Record<string, FieldWords>).map(([name, words]) =>
    origin.has(name)
      ? [name, { ...words, hint: [origin.get(name), words.hint].filter(Boolean).join(' ') }]
      : [name, words],
  )
  return { ...texts, fields: Object.fromEntries(fields) }
}
