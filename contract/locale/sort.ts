import type { Language } from './language.ts'

const collators = new Map<Language, Intl.Collator>()

/** Code points put پ چ ژ گ after ی; a Persian reader looks for them after ب ج ز ک. */
export function collator(language: Language): Intl.Collator {
  const known = collators.get(language)
  if (known) return known
  const made = new Intl.Collator(language, { numeric: true })
  collators.set(language, made)
  return made
}
