import type { Obstacle } from '@rahnama/contract/applications.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'
import { questionHref } from '@rahnama/contract/profile/profile.ts'
import { type Contradiction, contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadProfile, loadRulesProfile } from '../profile/profile.ts'
import { missingDocuments } from './application-documents.ts'
import { type ApplicationRow, type ExplanationRow, listExplanations } from './queries.ts'

/**
 * Lists what is still to be done before it can be sent, in the order in which to do it. What was explained in the
 * profile counts as explained.
 */
export async function findObstacles(
  deps: Pick<Deps, 'now'>,
  db: Db,
  row: ApplicationRow,
  checklist: Checklist,
): Promise<Obstacle[]> {
  const today = officeDay(deps.now())
  const { isComplete, progress, answers } = await loadProfile(db, row.userId)
  const profile: Obstacle[] = isComplete ? [] : [{ what: 'profile', percent: progress.overall.percent }]
  const explained = await listExplanations(db, row.id)
  const found = answers.explanation ? [] : contradictions(await loadRulesProfile(db, row.userId), today)
  const open = found
    .filter((contradiction) => !explained.some((explanation) => isOf(explanation, contradiction)))
    .map((contradiction): Obstacle => ({ what: 'contradiction', ...contradiction, place: placeOf(contradiction) }))
  return [...profile, ...open, ...missingDocuments(checklist)]
}

/** The latest answer named is the one most often wrong. */
function placeOf({ answers }: Contradiction): string {
  return questionHref(answers.at(-1) ?? '')
}

function isOf(explanation: ExplanationRow, { code, answers }: Contradiction): boolean {
  return explanation.code === code && explanation.answers.join() === answers.join()
}
