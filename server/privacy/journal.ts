import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RETENTION_KINDS } from '@rahnama/contract/privacy.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Config } from '../config.ts'

const FILE = 'erasures.journal'

const at = z.iso.datetime()
const Line = z.union([
  z.object({ userId: z.uuid(), scope: z.enum(['account', 'all']), at }),
  z.object({ enquiryId: z.uuid(), at }),
  z.object({ kind: z.enum(RETENTION_KINDS), before: z.iso.datetime(), at }),
])
export type JournalLine = z.output<typeof Line>

/** Lies beside the archives and in none of them: an old backup must not bring back who was deleted since. It holds ids alone. */
export async function writeJournal({ backupDir }: Pick<Config, 'backupDir'>, line: JournalLine): Promise<void> {
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const file = await open(join(backupDir, FILE), 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify(line)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A line that was cut off by a crash belongs to a deletion that was not committed. */
export async function readJournal(folder: string): Promise<JournalLine[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}
