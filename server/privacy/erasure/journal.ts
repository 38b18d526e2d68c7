import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from '@rahnama/contract/zod.ts'
import type { Config } from '../../config.ts'
import { type Database, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { erasePerson } from './erase-person.ts'

const FILE = 'erasures.journal'

const Line = z.object({ userId: z.uuid(), scope: z.enum(['account', 'all']), at: z.iso.datetime() })
type Line = z.output<typeof Line>

/** Lies beside the archives and in none of them: an old backup must not bring back who was deleted since. It holds ids alone. */
export async function writeJournal({ backupDir }: Pick<Config, 'backupDir'>, line: Line): Promise<void> {
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const file = await open(join(backupDir, FILE), 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify(line)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

type Able = Pick<Deps, 'config' | 'files'> & { db: Database }

/** After a restore, before the first request: deletes again whom the archive brought back. Answers how many. */
export async function replayErasures({ db, config, files }: Able, archivePath: string): Promise<number> {
  const folders = new Set([config.backupDir, dirname(archivePath)])
  const lines = (await Promise.all([...folders].map(readJournal))).flat()
  let replayed = 0
  for (const { userId, scope } of lines) {
    replayed += await db.transaction(async (tx) => {
      const known = await tx.row(sql`select from users where id = ${userId}`)
      if (known) await erasePerson({ files }, tx, userId, scope)
      return known ? 1 : 0
    })
  }
  return replayed
}

/** A line that was cut off by a crash belongs to an erasure that was not committed. */
async function readJournal(folder: string): Promise<Line[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}
