import type { Issue } from '../../errors.ts'
import { type Answers, type EntryAnswers, entriesIn } from '../../long-form/long-form.ts'
import { isNocCode } from '../noc-code.ts'

export function checkJobs(answers: Answers, group: string): Issue[] {
  return entriesIn(answers[group]).flatMap((job) => [
    ...occupationIssues(`${group}.${job.id}.noc`, job.noc),
    ...periodIssues(`${group}.${job.id}.endedOn`, job),
  ])
}

/** The list is long and loaded late, so what is kept is held against the form of a code alone. */
export function occupationIssues(field: string, noc: Answers[string]): Issue[] {
  return noc === undefined || isNocCode(noc) ? [] : [{ field, fault: 'NOT_A_CHOICE' }]
}

function periodIssues(field: string, { startedOn, endedOn }: EntryAnswers): Issue[] {
  const isBackwards = typeof startedOn === 'string' && typeof endedOn === 'string' && endedOn < startedOn
  return isBackwards ? [{ field, fault: 'ENDS_BEFORE_START' }] : []
}
