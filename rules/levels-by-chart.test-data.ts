import { CHARTS } from './charts.test-data.ts'
import type { LanguageResult } from './language/language.ts'

/** Four levels in the order listening, reading, writing, speaking, counted off the printed charts without the product's code. */
export function levelsByChart(result: LanguageResult | null | undefined): number[] | null {
  if (!result) return null
  return (['listening', 'reading', 'writing', 'speaking'] as const).map((ability) => {
    const score = result.scores[ability]
    if (score === 'M') return 0
    if (result.test === 'CLB' || result.test === 'NCLC') return score < 4 ? 0 : Math.min(score, 10)
    const name = result.test === 'TEF_CANADA' ? (`TEF_CANADA ${result.scale ?? '2023-12-11'}` as const) : result.test
    const reached = CHARTS[name][ability].filter((minimum) => score >= minimum).length
    return reached === 0 ? 0 : reached + 3
  })
}
