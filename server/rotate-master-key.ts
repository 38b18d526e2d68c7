import { resealAll } from './auth/auth.ts'
import { StartupError } from './config.ts'
import type { Deps } from './deps.ts'
import { openKeyring } from './keys/keys.ts'
import { listLockingOtherwise } from './measures/measures.ts'

/**
 * Locks everything with the first master key, while the others work. Files come first and the key that every process
 * needs to start comes last, so a run that was cut off shows when the old key is taken out too early.
 */
export async function rotateMasterKey(deps: Deps): Promise<string> {
  const { current } = await openKeyring(deps.config)
  await refuseOthers(deps, current.id)
  const moved = { files: 0, secrets: 0 }
  // What was written while the first round ran is met by the next one; done is only a round that finds nothing.
  for (let found = 1; found > 0; ) {
    const files = await deps.files.rewrap()
    const secrets = await resealAll(deps)
    moved.files += files
    moved.secrets += secrets
    found = files + secrets
  }
  await refuseOthers(deps, current.id)
  return `${moved.files} files and ${moved.secrets} secrets were locked with the first master key; nothing needs an older one now, except backups made before.`
}

/** A process that still locks with the old key would go on making things that need it. */
async function refuseOthers({ db, now }: Deps, keyId: string): Promise<void> {
  const names = await listLockingOtherwise(db, keyId, now())
  if (names.length === 0) return
  throw new StartupError(
    `The old key is still needed. These processes do not lock with the first master key ${keyId}: ${names.join(', ')}. Start each of them again with it in the first place, then run this again; one that was killed is forgotten after three minutes.`,
  )
}
