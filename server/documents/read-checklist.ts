import type { Checklist, ChecklistEntry, ChecklistProgress } from '@rahnama/contract/documents.ts'
import { checklistFor } from '@rahnama/rules/checklist/checklist.ts'
import type { Programme } from '@rahnama/rules/programmes/programmes.ts'
import type { Db } from '../db/db.ts'
import { loadPapers } from './load-papers.ts'
import { loadSetting } from './load-setting.ts'
import { loadTold } from './load-told.ts'

/** Drawn up anew from what is told now: a paper no longer asked for leaves the list, not the archive. */
export async function readChecklist(db: Db, userId: string, programme: Programme, now: Date): Promise<Checklist> {
  const setting = await loadSetting(db, userId, now)
  const profile = await loadTold(db, userId)
  const papers = await loadPapers(db, userId, setting)
  const entries = checklistFor(programme, profile, setting.today).map((item): ChecklistEntry => {
    const paper = papers.of(item)
    return { ...item, forms: [...item.forms], about: paper.about, paper }
  })
  return { programme, entries, progress: progressOf(entries) }
}

/** The ball is with us while we review, and with the client while something is missing and not explained. */
function progressOf(entries: readonly ChecklistEntry[]): ChecklistProgress {
  const withClient = entries.filter(({ paper }) => isWithClient(paper)).length
  return {
    needed: entries.length,
    given: entries.length - withClient,
    withOffice: entries.filter(({ paper }) => paper.state === 'inReview').length,
    withClient,
  }
}

export function isWithClient({ state, cannotGet }: ChecklistEntry['paper']): boolean {
  if (state === 'sentBack' || state === 'expired') return true
  return state === 'needed' && cannotGet === null
}
