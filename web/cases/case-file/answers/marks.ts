import type { CaseContradiction } from '@rahnama/contract/cases/cases.ts'
import { type Answers, entriesIn } from '@rahnama/contract/long-form/long-form.ts'
import { questionPlace } from '@rahnama/contract/profile/profile.ts'

const ENTRY_PLACE = /^\w+\[(\d+)\]/

/** The path on the page of an answer as the rules name it: `jobs[0].endedOn` is the first entry of `jobs`. */
export function pathOf(answer: string, answers: Answers): string | undefined {
  const question = questionPlace(answer)?.question
  if (question === undefined) return undefined
  const place = ENTRY_PLACE.exec(answer)?.[1]
  const entry = place === undefined ? undefined : entriesIn(answers[question])[Number(place)]
  return entry ? `${question}.${entry.id}` : question
}

/** Which contradictions speak of the answer at a path. */
export function contradictionsAt(
  path: string,
  contradictions: readonly CaseContradiction[],
  answers: Answers,
): CaseContradiction[] {
  return contradictions.filter((each) => each.answers.some((answer) => pathOf(answer, answers) === path))
}
