import { EXPORT_VALID_DAYS } from '@rahnama/contract/privacy.ts'
import type { Deps } from '../../deps.ts'
import { type Attempt, defineJob } from '../../jobs/jobs.ts'
import { tell } from '../../notices/notices.ts'
import { findExport, noteFailed, noteProgress, noteReady, takeEnded } from './queries.ts'
import { writeExport } from './write-export.ts'

const PROGRESS_EVERY_MS = 1000
/** Whole case files, each document of at most a hundred megabytes, fit many times over. */
const EXPORT_MAX_BYTES = 200 * 1024 ** 3

/** A run that was killed is made again from the beginning: nothing of it was to be seen. */
export const exportRun = defineJob<{ id: string }>('export-data', { timeoutSeconds: 6 * 3600, atOnce: 2 })

export async function runExport(deps: Deps, { id }: { id: string }, { isLast }: Attempt): Promise<void> {
  const { db, files, now } = deps
  const row = await findExport(db, id)
  if (!row || row.state === 'ready' || row.state === 'failed') return
  try {
    const { userId } = row
    const written = await writeExport(deps, userId, progressOf(deps, id))
    const about = { contentType: 'application/zip', originalName: 'export.zip', createdBy: userId }
    const received = await files.receive(written.content, { ...about, maxBytes: EXPORT_MAX_BYTES })
    await db.transaction(async (tx) => {
      for (const { fileId } of await takeEnded(tx, now(), userId)) await files.remove(tx, fileId)
      const file = await files.keep(tx, received)
      const expiresAt = new Date(now().getTime() + EXPORT_VALID_DAYS * 86_400_000)
      const ready = { fileId: file.id, bytes: file.size, missingFiles: written.missing().length, expiresAt }
      if (!(await noteReady(tx, id, ready, now()))) return files.remove(tx, file.id)
      await tell(deps, tx, {
        kind: 'exportReady',
        about: { until: expiresAt.toISOString() },
        event: `export:${id}`,
        to: [{ userId, because: 'yours' }],
        by: null,
      })
    })
  } catch (error) {
    if (isLast) await noteFailed(db, id)
    throw error
  }
}

export const exportSweep = defineJob<object>('remove-exports', { cron: '17 * * * *' })

/** An archive whose link has ended is deleted. */
export async function removeEndedExports({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  let found: { fileId: string }[]
  do {
    found = await db.transaction(async (tx) => {
      const ended = await takeEnded(tx, now())
      for (const { fileId } of ended) await files.remove(tx, fileId)
      return ended
    })
  } while (found.length > 0)
}

/** A step a second is enough for whoever watches. */
function progressOf({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>, id: string) {
  let last = 0
  return (done: number, of: number) => {
    if (Date.now() - last < PROGRESS_EVERY_MS) return
    last = Date.now()
    noteProgress(db, id, { done, of }, now()).catch((error) => log.warn('export progress', { error: String(error) }))
  }
}
