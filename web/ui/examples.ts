import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n.tsx'

/** A component shows these in the gallery, and its tests render them. */
export type Examples = {
  name: string
  about: string
  /** The accessibility criteria the component meets, one line each. */
  accessibility: readonly string[]
  examples: Record<string, () => ReactNode>
}

/** The text of an example in the language around it. */
export function inLanguage<Text>(texts: Record<Language, Text>): Text {
  return texts[useLanguage().language]
}
