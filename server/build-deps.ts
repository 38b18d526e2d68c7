import { createAccessTokens, createSeal } from './auth/auth.ts'
import type { Deps } from './deps.ts'
import { jobHandlers } from './job-handlers.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMail } from './mail/mail.ts'
import { readMasterKey } from './master-key.ts'
import { createSignals } from './signals/signals.ts'

type Ground = Pick<Deps, 'config' | 'db' | 'log' | 'now'>

/** Everything the app stands on, from its ground. Nothing runs yet: `startBackground` does that. */
export async function buildDeps(ground: Ground, options: { inBackground: boolean }): Promise<Deps> {
  const { config, db, log, now } = ground
  const seal = createSeal(await readMasterKey(config))
  const tokens = createAccessTokens({ db, seal, now, publicUrl: config.publicUrl })
  const jobs = createJobs({ db, log, ...options })
  const deps: Deps = {
    ...ground,
    jobs,
    mail: createMail({ ...ground, jobs }),
    signals: createSignals(ground),
    seal,
    tokens,
  }
  for (const handler of jobHandlers) handler.workOn(jobs, deps)
  return deps
}

export async function startBackground({ jobs }: Deps): Promise<void> {
  await jobs.start()
}

/** Finishes what is under way. The database is closed by whoever opened it. */
export async function stopBackground({ jobs, mail, signals }: Deps): Promise<void> {
  await signals.stop()
  await jobs.stop()
  mail.close()
}
