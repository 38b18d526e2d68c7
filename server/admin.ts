import { runAdminCommand } from './admin-commands.ts'
import { buildDeps, stopBackground } from './build-deps.ts'
import { readConfig, StartupError } from './config.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'

/** npm run admin -- …: works on the installation's database, also while the server runs. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('error', (line) => process.stderr.write(line))
  const { database, close } = await openDatabase(config, log, { joinsRunning: true })
  try {
    await prepareDatabase(database, log)
    const deps = await buildDeps({ config, db: database, log, now: () => new Date() }, { inBackground: false })
    try {
      console.log(await runAdminCommand(deps, process.argv.slice(2)))
    } finally {
      // Also after a refusal: what still listens would keep the command from ending.
      await stopBackground(deps)
    }
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
