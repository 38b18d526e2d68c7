import { refuseHalfRestored } from './backup/backup.ts'
import { seedContent } from './content/content.ts'
import type { Database } from './db/db.ts'
import { checkServerVersion, migrate } from './db/migrate.ts'
import { seedFees } from './fees/fees.ts'
import { jobKinds } from './job-handlers.ts'
import { installJobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { checkSearch } from './search/search.ts'

/** Brings an empty or older database to what this version needs. */
export async function prepareDatabase(database: Database, log: Log): Promise<void> {
  await checkServerVersion(database)
  await refuseHalfRestored(database)
  const applied = await migrate(database)
  for (const migration of applied) log.info('migrated', { migration })
  await checkSearch(database, log)
  const { added, updated } = await seedContent(database, new Date())
  if (added + updated > 0) log.info('seeded content', { added, updated })
  await seedFees(database, new Date())
  await installJobs(database, jobKinds, log)
}
