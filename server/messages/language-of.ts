import type { Language } from '@rahnama/contract/locale/locale.ts'

/** The language of a text by its letters; without any it is the writer's. */
export function languageOfText(text: string, otherwise: Language): Language {
  const persian = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (persian === latin) return otherwise
  return persian > latin ? 'fa' : 'en'
}
