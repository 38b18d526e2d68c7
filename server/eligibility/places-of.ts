import { type Assessment, answerBehind, type Places } from '@rahnama/contract/eligibility/eligibility.ts'
import { questionHref } from '@rahnama/contract/profile/profile.ts'

/** Says where each answer is asked that a result names. It is never kept: the form may change after the report. */
export function placesOf(assessment: Assessment | null, missing: readonly string[] = []): Places {
  const answers = new Set([...missing, ...(assessment ? namedIn(assessment) : [])])
  return Object.fromEntries([...answers].map((answer) => [answer, questionHref(answer)]))
}

function namedIn({ readings, contradictions }: Assessment): string[] {
  return [
    ...Object.values(readings).flatMap(({ range, crs, programs }) => [
      ...range.open.map(({ answer }) => answer),
      ...crs.lines.map(answerBehind),
      ...programs.flatMap(({ requirements }) => requirements.map(({ asks }) => asks)),
    ]),
    ...contradictions.flatMap(({ answers }) => answers),
  ]
}
