import type { Issue } from '../../errors.ts'
import { type Answers, entriesIn } from '../../long-form/long-form.ts'

const YEAR_DIGITS = 4

/** The highest level is one of those listed, and a credential is assessed after it was earned. */
export function checkCredentials(answers: Answers, group: string, highest: string): Issue[] {
  const credentials = entriesIn(answers[group])
  const isListed = credentials.some(({ level }) => level === answers[highest])
  return [
    ...credentials.flatMap(({ id, graduationYear, ecaOn }): Issue[] => {
      const isEarly =
        typeof graduationYear === 'number' &&
        typeof ecaOn === 'string' &&
        Number(ecaOn.slice(0, YEAR_DIGITS)) < graduationYear
      return isEarly ? [{ field: `${group}.${id}.ecaOn`, fault: 'BEFORE_GRADUATION' }] : []
    }),
    ...(credentials.length > 0 && !isListed ? [{ field: group, fault: 'HIGHEST_NOT_LISTED' } as const] : []),
  ]
}
