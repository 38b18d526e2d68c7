import { readFileSync } from 'node:fs'
import process from 'node:process'
import type { Database } from '@rahnama/server/db/db.ts'

/**
 * How long those who work on an answer stood ready and had no core, in milliseconds since they started: the server, the
 * connections of its database and ourselves. A machine that is busy with other things makes everybody wait; what is left
 * is the answer's own time. Where the system does not say (it is a count of Linux), nothing is taken off.
 */
export function createStarvation(db: Database, serverPid: number) {
  let pids: number[] = []
  return {
    /** New connections are counted from their first query on. */
    async refresh(): Promise<void> {
      const { rows } = await db.pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database()',
      )
      pids = [process.pid, serverPid, ...rows.map(({ pid }) => pid)]
    },
    total: () => pids.reduce((sum, pid) => sum + waitedMs(pid), 0),
  }
}

/** The second of its three numbers counts nanoseconds on the run queue. */
function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
