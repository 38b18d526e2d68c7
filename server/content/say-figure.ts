import type { ClaimFigure } from '@rahnama/contract/content/content.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'

const UNIT = { months: 'month', weeks: 'week', hours: 'hour', minutes: 'minute' } as const

/** A figure as a sentence says it: "2,000", "6–8 months", "۶ تا ۸ ماه". */
export function sayFigure({ from, to = from, unit }: ClaimFigure, language: Language): string {
  const say = formats(language)
  switch (unit) {
    case 'count':
    case 'years':
      return say.range(from, to)
    case 'percent':
      return say.percent(from)
    case 'year':
      return say.digits(String(from))
    case 'bits':
      return language === 'fa' ? `${say.number(from)} بیتی` : `${say.number(from)}-bit`
    case 'band':
      return say.code(from.toFixed(1))
    case 'score':
      return say.code(String(from))
    default:
      return say.range(from, to, UNIT[unit])
  }
}

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'

/** The same standing alone, on one line, where a plus says "at least". */
export function showFigure(figure: ClaimFigure, language: Language): string {
  const unbroken = sayFigure(figure, language).replaceAll(' ', NO_BREAK_SPACE).replaceAll('–', `–${WORD_JOINER}`)
  return `${unbroken}${figure.isAtLeast ? '+' : ''}`
}
