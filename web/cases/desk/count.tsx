import { DESK_COUNT_MAX } from '@rahnama/contract/desk-words.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'

/** "1,000+" past what is counted. */
export function Count({ of }: { of: number }) {
  const { more } = useTexts('desk')
  const { number } = formats(useLanguage().language)
  return of > DESK_COUNT_MAX ? more(number(DESK_COUNT_MAX)) : number(of)
}
