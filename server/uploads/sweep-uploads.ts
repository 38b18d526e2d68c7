import { UPLOAD_ABANDONED_AFTER_MS } from '@rahnama/contract/limits.ts'
import type { Deps } from '../deps.ts'
import { takeUntouchedSince } from './queries.ts'

const AT_ONCE = 100

/** Deletes uploads that nobody has touched for a day, with their parts; a file that was taken belongs to its taker. */
export async function sweepUploads({ db, files, now }: Deps): Promise<void> {
  const untouchedSince = new Date(now().getTime() - UPLOAD_ABANDONED_AFTER_MS)
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction(async (tx) => {
      const abandoned = await takeUntouchedSince(tx, untouchedSince, AT_ONCE)
      for (const { state, fileId } of abandoned) if (state === 'checked' && fileId) await files.remove(tx, fileId)
      return abandoned.length
    })
  }
}
