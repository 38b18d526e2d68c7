import { buildDeps, startBackground, stopBackground } from './build-deps.ts'
import type { Config } from './config.ts'
import { retireDemonstration, seedDemonstration } from './demonstration/demonstration.ts'
import type { Deps } from './deps.ts'
import { seedSampleFees } from './fees/fees.ts'
import type { OpenDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'

type Ground = Pick<Deps, 'config' | 'log'> & Pick<OpenDatabase, 'database' | 'isEmbedded'>

/** From an open database to everything at work but the port. */
export async function bringUp(
  { config, log, database, isEmbedded }: Ground,
  onClosing: (close: () => Promise<void>) => void,
): Promise<{ deps: Deps; password: string | undefined }> {
  await prepareDatabase(database, log)
  if (isForTrying(config)) await seedSampleFees(database, new Date())
  const deps = await buildDeps({ config, db: database, log, now: () => new Date() }, { inBackground: true })
  onClosing(() => stopBackground(deps))
  await startBackground(deps)
  if (!isForTrying(config)) await retireDemonstration(deps)
  return { deps, password: isEmbedded && isForTrying(config) ? await seedDemonstration(deps) : undefined }
}

function isForTrying({ mode }: Config): boolean {
  return mode !== 'production'
}
