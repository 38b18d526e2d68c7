import type { Db as BossDatabase } from 'pg-boss'
import { type Database, type Db, listen } from '../db/db.ts'
import type { Log } from '../log.ts'

/** pg-boss on our own pool, with a listening connection of its own. */
export function onPool({ pool }: Database, log: Log): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotice, onConnected) {
      const onLost = (error: Error) => log.error('job notices lost, reconnecting', error)
      const listener = listen(pool, channel, { onNotice, onConnected, onLost })
      await listener.ready
      return listener
    },
  }
}

/** pg-boss inside a transaction of ours: the job appears when the transaction commits, or never. */
export function within(db: Db): BossDatabase {
  return {
    executeSql: async (text, values = []) => ({ rows: await db.rows({ parts: [text], values, isSql: true }) }),
  }
}
