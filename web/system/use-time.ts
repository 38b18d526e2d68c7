import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

const SECOND_MS = 1000

/** Milliseconds as people read them: short ones as they are, long ones in seconds. */
export function useTime(): (ms: number) => string {
  const texts = useTexts('system')
  const { number } = formats(useLanguage().language)
  return (ms) => {
    if (ms >= SECOND_MS) return texts.seconds(number(Math.round(ms / 100) / 10))
    return texts.ms(number(ms >= 10 ? Math.round(ms) : Math.round(ms * 10) / 10))
  }
}
