import type { ClientSentence } from '@rahnama/contract/applications.ts'
import { APPLICATION_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'

type Written = Record<Language, string>

/** Nothing is a sentence, too: then the standard email goes alone. */
export function sentenceIn({ en, fa }: Written): ClientSentence | null {
  const sentence = { en: en.trim(), fa: fa.trim() }
  return sentence.en || sentence.fa ? sentence : null
}

/** Clients can switch languages: what stands in one has to stand in the other. */
export function faultsOfSentence(written: Written): Partial<Record<Language, 'REQUIRED' | 'TOO_LONG'>> {
  const sentence = sentenceIn(written)
  if (!sentence) return {}
  const faults: Partial<Record<Language, 'REQUIRED' | 'TOO_LONG'>> = {}
  for (const language of LANGUAGES) {
    if (sentence[language] === '') faults[language] = 'REQUIRED'
    else if (!fitsIn(sentence[language], APPLICATION_REASON_MAX_CHARS)) faults[language] = 'TOO_LONG'
  }
  return faults
}
