import type { OwnersWords } from '@rahnama/contract/consultations/consultations.ts'
import { directionOf } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../i18n/i18n.tsx'

/** Shows what the owner wrote of a consultation, or else wrote in the other language alone. */
export function Offered({ words, what }: { words: OwnersWords; what: 'title' | 'fee' }) {
  const { language } = useLanguage()
  const said = words[language]
  if (said.language === language || said[what] === null) return said[what]
  return (
    <bdi lang={said.language} dir={directionOf(said.language)}>
      {said[what]}
    </bdi>
  )
}
