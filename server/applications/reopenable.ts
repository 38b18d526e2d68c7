import { APPLICATION_REOPEN_MINUTES } from '@rahnama/contract/limits.ts'
import type { ApplicationRow } from './queries.ts'

const MINUTE_MS = 60_000

/** A client may change their mind about a withdrawal until then; what the office closed stays closed. */
export function reopenableUntil({ reason, closedAt }: Pick<ApplicationRow, 'reason' | 'closedAt'>): Date | undefined {
  if (reason !== 'withdrawnByClient' || !closedAt) return undefined
  return new Date(closedAt.getTime() + APPLICATION_REOPEN_MINUTES * MINUTE_MS)
}
