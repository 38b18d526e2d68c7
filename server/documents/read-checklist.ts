import { countDocuments } from '@rahnama/contract/document-counts.ts'
import type { Checklist, ChecklistEntry } from '@rahnama/contract/documents.ts'
import { questionHref } from '@rahnama/contract/profile/profile.ts'
import { checklistFor } from '@rahnama/rules/checklist/checklist.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readTold } from '../long-form/long-form.ts'
import { loadDocuments } from './load-documents.ts'
import { settingFrom } from './load-setting.ts'
import { toldProfile } from './told-profile.ts'

/**
 * Checklists are drawn up anew from what is told now: a document no longer asked for leaves the list, not the archive.
 */
export async function loadChecklists(db: Db, userId: string, now: Date): Promise<(program: Program) => Checklist> {
  const told = await readTold(db, userId)
  const setting = await settingFrom(db, userId, told, now)
  const documents = await loadDocuments(db, userId, setting)
  const profile = toldProfile(told)
  return (program) => {
    const entries = checklistFor(program, profile, setting.today).map(({ answer, ...item }): ChecklistEntry => {
      const document = documents.of(item, program)
      const place = answer === undefined ? {} : { place: questionHref(answer) }
      return { ...item, ...place, forms: [...item.forms], about: document.about, document }
    })
    return { program, entries, progress: countDocuments(entries) }
  }
}

export function readMyChecklist(
  { db, now }: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { program }: { program: Program },
): Promise<Checklist> {
  return readChecklist(db, userId, program, now())
}

export async function readChecklist(db: Db, userId: string, program: Program, now: Date): Promise<Checklist> {
  return (await loadChecklists(db, userId, now))(program)
}
