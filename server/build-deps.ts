import { createAccessTokens, openSeal } from './auth/auth.ts'
import { createContentChanges } from './content/content.ts'
import type { Deps } from './deps.ts'
import { createFiles, openStore } from './files/files.ts'
import { jobHandlers } from './job-handlers.ts'
import { createJobs } from './jobs/jobs.ts'
import { openKeyring } from './keys/keys.ts'
import { createMail } from './mail/mail.ts'
import { createMeasures } from './measures/measures.ts'
import { createPdf } from './pdf/pdf.ts'
import { createSignals } from './signals/signals.ts'
import { createJudging } from './uploads/uploads.ts'
import { createVirusScan } from './virus-scan/virus-scan.ts'

type Ground = Pick<Deps, 'config' | 'db' | 'log' | 'now'>

/** Builds everything the app depends on. Nothing runs yet: `startBackground` does that. */
export async function buildDeps(ground: Ground, options: { inBackground: boolean }): Promise<Deps> {
  const { config, db, log, now } = ground
  const keyring = await openKeyring(config)
  const jobs = createJobs({ db, log, ...options })
  // A process with another master key must not get as far as serving. Files come first: they say how many need the missing one.
  const files = await createFiles({ db, jobs, now, keyring, store: await openStore(config) })
  const seal = await openSeal(db, keyring)
  const tokens = createAccessTokens({ db, seal, now, publicUrl: config.publicUrl })
  await tokens.keys.current()
  // Last: what was opened would keep a command from ending that was refused above.
  await jobs.open()
  const deps: Deps = {
    ...ground,
    jobs,
    mail: createMail({ ...ground, jobs }),
    signals: createSignals(ground),
    contentChanges: createContentChanges(ground),
    files,
    pdf: createPdf(),
    judging: createJudging(),
    virusScan: config.clamdUrl
      ? createVirusScan({ url: config.clamdUrl, onFault: (error) => log.error('virus scan', error) })
      : undefined,
    seal,
    tokens,
    measures: createMeasures(ground, keyring.current.id),
  }
  for (const handler of jobHandlers) handler.workOn(jobs, deps)
  return deps
}

export async function startBackground({ jobs, measures }: Deps): Promise<void> {
  await jobs.start()
  measures.start()
}

/** Finishes what is under way. The database is closed by whoever opened it. */
export async function stopBackground({
  jobs,
  mail,
  signals,
  contentChanges,
  pdf,
  judging,
  measures,
}: Deps): Promise<void> {
  await signals.stop()
  await contentChanges.stop()
  await jobs.stop()
  await pdf.stop()
  await judging.stop()
  await measures.stop()
  mail.close()
}
