import { dirname } from 'node:path'
import { type Database, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { type JournalLine, readJournal } from './journal.ts'
import { isDeletedByAge, removeOutdated } from './retention/outdated.ts'

type Able = Pick<Deps, 'config' | 'files'> & { db: Database }
type Replayed = { people: number; outdated: number }

/** After a restore, before the first request: deletes again whom and what the archive brought back. */
export async function replayJournal(deps: Able, archivePath: string): Promise<Replayed> {
  const folders = new Set([deps.config.backupDir, dirname(archivePath)])
  const lines = (await Promise.all([...folders].map(readJournal))).flat()
  const replayed = { people: 0, outdated: 0 }
  for (const line of lines) {
    if ('userId' in line) replayed.people += await eraseAgain(deps, line)
    else if ('enquiryId' in line) {
      replayed.outdated += await deps.db.execute(sql`delete from enquiries where id = ${line.enquiryId}`)
    } else if (isDeletedByAge(line.kind)) {
      for (let gone = 1; gone > 0; replayed.outdated += gone) {
        gone = await removeOutdated(deps.db, line.kind, new Date(line.before))
      }
    }
  }
  return replayed
}

function eraseAgain({ db, files }: Able, { userId, scope }: Extract<JournalLine, { userId: string }>): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await tx.row(sql`select from users where id = ${userId}`)
    if (known) await erasePerson({ files }, tx, userId, scope)
    return known ? 1 : 0
  })
}
