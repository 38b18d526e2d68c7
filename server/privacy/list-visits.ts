import { AppError } from '@rahnama/contract/errors.ts'
import { type FileVisit, LOOK_PURPOSES, type privacy } from '@rahnama/contract/privacy.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { listVisitsTo, type Visit } from '../audit/audit.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'

const MARK_CHARS = 4

export async function listVisits(
  { db }: Pick<Deps, 'db'>,
  { userId }: Caller,
  { after, limit }: Input<typeof privacy.visits>,
): Promise<Output<typeof privacy.visits>> {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new AppError('INVALID_INPUT', { field: 'after' })
  const from = after === undefined ? undefined : Number(after)
  const found = await listVisitsTo(db, userId, { after: from, limit: limit + 1 })
  const visits = found.slice(0, limit).map(toFileVisit)
  return { visits, next: found.length > limit ? String(visits.at(-1)?.id ?? '') : null }
}

/** The words of a colleague stay in the office; what kind of reason it was is the client's to know. */
function toFileVisit({ from, until, actorId, purposes, ...visit }: Visit): FileVisit {
  return {
    ...visit,
    from: from.toISOString(),
    until: until.toISOString(),
    mark: actorId?.slice(0, MARK_CHARS) ?? '',
    purpose: LOOK_PURPOSES.find((purpose) => purposes.includes(purpose)) ?? null,
  }
}
