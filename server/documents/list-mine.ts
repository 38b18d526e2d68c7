import type { documents } from '@rahnama/contract/documents.ts'
import { DOCUMENT_BIN_DAYS } from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadDocuments } from './load-documents.ts'
import { loadSetting } from './load-setting.ts'
import { toVersion } from './to-client-document.ts'

export async function listMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof documents.mine>> {
  const setting = await loadSetting(db, userId, now())
  const { all, versions } = await loadDocuments(db, userId, setting)
  return {
    documents: all.filter(({ versions, cannotGet, notNeeded }) => versions.length > 0 || cannotGet || notNeeded),
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
