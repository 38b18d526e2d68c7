import type { documents } from '@rahnama/contract/documents.ts'
import { DOCUMENT_BIN_DAYS } from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { programsFor } from '@rahnama/rules/program-order/program-order.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readTold, type Told } from '../long-form/long-form.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { loadDocuments } from './load-documents.ts'
import { settingFrom } from './load-setting.ts'
import { listProgramsAppliedFor } from './queries.ts'
import { toVersion } from './to-client-document.ts'
import { toldProfile } from './told-profile.ts'

export async function listMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof documents.mine>> {
  const told = await readTold(db, userId)
  const setting = await settingFrom(db, userId, told, now())
  const { all, versions } = await loadDocuments(db, userId, setting)
  return {
    documents: all.filter(({ versions, cannotGet, notNeeded }) => versions.length > 0 || cannotGet || notNeeded),
    programs: await programsInOrder(db, userId, told, now()),
    removed: versions.flatMap((version) => {
      const { kind, subject, removedAt } = version
      if (!removedAt) return []
      return [
        {
          kind,
          subject,
          version: toVersion(version, setting),
          goneOn: addDays(officeDay(removedAt), DOCUMENT_BIN_DAYS),
        },
      ]
    }),
  }
}

/** Somebody who prepares an application looks for its documents; everybody else for those of what stands nearest. */
async function programsInOrder(db: Db, userId: string, told: Told, at: Date): Promise<Program[]> {
  const { ledger } = await readRulebook(db)
  const own = programsFor(toldProfile(told), officeDay(at), 'told', ledger).map(({ program }) => program)
  return [...new Set([...(await listProgramsAppliedFor(db, userId)), ...own])]
}
