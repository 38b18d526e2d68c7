// npm run seed -- 1000000: fills the installation's own database with that many cases, to try the desk at that size.
import { readConfig, StartupError } from '@rahnama/server/config.ts'
import { type Database, sql } from '@rahnama/server/db/db.ts'
import { openKeyring } from '@rahnama/server/keys/keys.ts'
import { createLog } from '@rahnama/server/log.ts'
import { openDatabase } from '@rahnama/server/open-database.ts'
import { prepareDatabase } from '@rahnama/server/prepare-database.ts'
import { seedCases } from './seed-cases.ts'

const MOST = 5_000_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const to = Number(process.argv[2])
  if (!Number.isInteger(to) || to < 1 || to > MOST)
    throw new StartupError(`Say how many cases: npm run seed -- 10000 (${MOST.toLocaleString('en')} at most).`)
  if (config.mode === 'production')
    throw new StartupError('Invented cases do not belong into a production installation.')
  const log = createLog('error', (line) => process.stderr.write(line))
  const { database, close } = await openDatabase(config, log, { joinsRunning: true })
  try {
    await prepareDatabase(database, log)
    if (await isSeeded(database)) throw new StartupError('This database has invented cases already.')
    const { current } = await openKeyring(config)
    await seedCases(database, { from: 1, to, keyId: current.id }, (line) => process.stderr.write(`${line}\n`))
  } finally {
    await close()
  }
}

async function isSeeded(db: Database): Promise<boolean> {
  return (await db.row(sql`select from users where email = 'agent-1@bench.example'`)) !== undefined
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
