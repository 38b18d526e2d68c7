import type { IsoDate } from '@rahnama/rules/dated.ts'
import { childAge } from '@rahnama/rules/profile/profile.ts'
import type { Issue } from '../../errors.ts'
import { type Answers, type EntryAnswers, entriesIn } from '../../long-form/long-form.ts'

export function checkFamily(answers: Answers, today: IsoDate): Issue[] {
  const children = entriesIn(answers.children)
  const { numberOfChildren: stated } = answers
  const listed = children.length
  const differs = typeof stated === 'number' && listed > 0 && stated !== listed
  return [
    ...children.flatMap((child) => ageIssues(child, today)),
    ...(differs ? [{ field: 'children', fault: 'COUNT_DIFFERS', params: { stated, listed } } as const] : []),
  ]
}

/** Both are asked for only so that the age keeps up by itself; they must not disagree on the day they are told. */
function ageIssues({ id, age, birthDate }: EntryAnswers, today: IsoDate): Issue[] {
  if (typeof age !== 'number' || typeof birthDate !== 'string') return []
  const years = childAge({ birthDate }, today)
  if (years === undefined || years < 0 || years === age) return []
  return [{ field: `children.${id}.age`, fault: 'AGE_DIFFERS', params: { age: years } }]
}
