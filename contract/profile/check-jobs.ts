import type { Issue } from '../errors.ts'
import { type Answers, entriesIn } from '../long-form/long-form.ts'

export function checkJobs(answers: Answers, group: string): Issue[] {
  return entriesIn(answers[group]).flatMap(({ id, startedOn, endedOn }): Issue[] => {
    const isBackwards = typeof startedOn === 'string' && typeof endedOn === 'string' && endedOn < startedOn
    return isBackwards ? [{ field: `${group}.${id}.endedOn`, fault: 'ENDS_BEFORE_START' }] : []
  })
}
