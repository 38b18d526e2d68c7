import { releaseHeldMails } from '../notices/notices.ts'
import type { TestApp } from './test.ts'

const GRACE_MS = 5 * 60_000

/** Mail that gave its reader a moment to see it here leaves; the test's clock stays where it is. */
export function releaseMails({ deps }: TestApp): Promise<void> {
  const soon = new Date(deps.now().getTime() + GRACE_MS)
  return releaseHeldMails({ ...deps, now: () => soon })
}
