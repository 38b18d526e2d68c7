import type { Assessment, ReadingResult } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Answer, Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, ruleSource } from '../../answers/answers.ts'

export type Line = ReadingResult['crs']['lines'][number]
export const told = ({ file }: Context) => file.assessment?.readings.told

export function crsSources(context: Context, lines: readonly Line[]) {
  const { ruleSet } = told(context)?.crs ?? {}
  const keys = [...new Set(lines.map(({ source }) => source))]
  return [...keys.map((key) => ruleSource(context, key, ruleSet ?? null)), fileSource(context, 'profile')]
}

/** Every answer about my score begins here: there is one, there is a range, or there is nothing yet. */
export function withScore(context: Context, say: (assessment: Assessment) => Composed): Composed {
  return context.file.assessment ? say(context.file.assessment) : withoutScore(context)
}

export function withoutScore(context: Context): Answer {
  const { file, texts, formats } = context
  const answers = file.missing.map((answer) => texts.eligibility.openAnswers[answer])
  return {
    sentences: [texts.advisor.score.nothing(formats.list(answers))],
    sources: [fileSource(context, 'profile')],
    link: link(context, 'profile', 'profile'),
  }
}
