import { isSealOurs, type Seal } from './auth/auth.ts'
import { type Db, sql } from './db/db.ts'
import { listMigrations } from './db/migrate.ts'

/** What keeps a process from serving although it lives: a balancer turns away, restarting would not help. */
export type Hindrance = 'stopping' | 'database' | 'migrations' | 'keys'

const WITHIN_MS = 2000

type Able = { db: Db; seal: Seal; isStopping: () => boolean }

/**
 * One round trip: the database answers, has every change this version needs, and holds what our keys open. Both were so
 * at the start; another database may stand at that address by now, an older copy or somebody else's.
 */
export function createReadiness({ db, seal, isStopping }: Able): () => Promise<Hindrance | undefined> {
  const newest = listMigrations().then((ids) => ids.at(-1))

  async function look(): Promise<Hindrance | undefined> {
    try {
      const [row] = await db.rows<{ isCurrent: boolean; sealed: Buffer | null }>(sql`
        select exists (select from migrations where id = ${await newest}) as "isCurrent",
          (select sealed from sealed_secrets where name = 'fingerprint key') as sealed`)
      if (!row?.isCurrent) return 'migrations'
      return row.sealed && isSealOurs(seal, row.sealed) ? undefined : 'keys'
    } catch {
      return 'database'
    }
  }

  return async () => {
    if (isStopping()) return 'stopping'
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Hindrance>((resolve) => {
      timer = setTimeout(() => resolve('database'), WITHIN_MS)
    })
    const hindrance = await Promise.race([look(), late])
    clearTimeout(timer)
    return hindrance
  }
}
