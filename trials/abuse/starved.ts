import { readFileSync } from 'node:fs'
import process from 'node:process'
import type { Database } from '@rahnama/server/db/db.ts'

type Waits = ReadonlyMap<number, number>

/**
 * Those who work on an answer: the server, the connections of its database and ourselves. A machine that is busy with
 * other things lets them stand ready without a core; what is left of an answer's time is its own. Where the system does
 * not count that (it is a count of Linux), nothing is taken off.
 */
export function createStarvation(db: Database, serverPid: number) {
  let pids: number[] = []
  const read = (): Waits => new Map(pids.map((pid) => [pid, waitedMs(pid)]))
  return {
    /** New connections are counted from then on. */
    async refresh(): Promise<void> {
      const { rows } = await db.pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database()',
      )
      pids = [process.pid, serverPid, ...rows.map(({ pid }) => pid)]
    },
    read,
    /** Milliseconds without a core since then; of one that has ended meanwhile none. */
    since(before: Waits): number {
      return [...read()].reduce((sum, [pid, waited]) => sum + Math.max(0, waited - (before.get(pid) ?? waited)), 0)
    },
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
