import { randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { DELETION_GRACE_DAYS, type privacy } from '@rahnama/contract/privacy.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../../audit/audit.ts'
import { requireProof } from '../../auth/auth.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { findStanding, insertConsent, listConsents, markWithdrawn } from '../../consent-records/consent-records.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type Teller, tell } from '../../notices/notices.ts'
import { readRetention } from '../../site-settings/site-settings.ts'
import { keptUntil } from './kept-until.ts'
import { type ErasureRow, findOpen, hasOpenRequest, insertErasure, readFileState, stopErasure } from './queries.ts'

const TO_ACCOUNT = { statement: 'account', occasion: 'account' } as const

type Able = Teller & Pick<Deps, 'db'>
type Deletion = Output<typeof privacy.deletion>
type Request = Pick<RequestInfo, 'requestId'>

export async function readDeletion({ db, now }: Able, { userId }: Caller): Promise<Deletion> {
  const row = await findOpen(db, userId)
  const file = await readFileState(db, userId)
  return {
    deletion: row
      ? {
          askedAt: row.askedAt.toISOString(),
          dueAt: row.dueAt.toISOString(),
          because: row.because,
          isSuspended: file.isUnderWay || (await hasOpenRequest(db, userId)),
        }
      : null,
    isUnderWay: file.isUnderWay,
    fileUntil: await keptUntil(db, file, now()),
    fileYears: (await readRetention(db)).value.caseYears,
  }
}

export async function askForDeletion(
  deps: Able,
  caller: Caller,
  _input: object,
  { requestId }: Request,
): Promise<Deletion> {
  const { db, now } = deps
  const { userId, role } = caller
  // Staff are the owner's to part from: their names stand under what they did for clients.
  if (role !== 'student') throw new AppError('CONFLICT')
  await db.transaction(async (tx) => {
    await requireProof(deps, tx, caller)
    const askedAt = now()
    const dueAt = new Date(askedAt.getTime() + DELETION_GRACE_DAYS * 86_400_000)
    const row = { id: randomUUID(), userId, askedAt, dueAt, because: 'asked' as const }
    if (!(await insertErasure(tx, row))) throw new AppError('CONFLICT')
    const entry = { act: 'privacy.askDeletion', clientId: userId, target: `erasure:${row.id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, askedAt)
    const consent = await findStanding(tx, userId, TO_ACCOUNT)
    if (consent) await markWithdrawn(tx, userId, consent.id, askedAt)
    await tellOf(deps, tx, 'deletionAsked', row)
  })
  return readDeletion(deps, caller)
}

export async function stopDeletion(
  deps: Able,
  caller: Caller,
  _input: object,
  { requestId }: Request,
): Promise<Deletion> {
  const { db, now } = deps
  const { userId } = caller
  await db.transaction(async (tx) => {
    const stopped = await stopErasure(tx, userId, now())
    if (!stopped) return
    await takeWithdrawalBack(tx, userId, now())
    const entry = { act: 'privacy.stopDeletion', clientId: userId, target: `erasure:${stopped.id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    const to = [{ userId, because: 'yours' }] as const
    await tell(deps, tx, {
      kind: 'deletionStopped',
      about: {},
      event: `deletion-stopped:${stopped.id}`,
      to,
      by: null,
    })
  })
  return readDeletion(deps, caller)
}

/** Whoever keeps the account keeps the consent to it, to the words they had agreed to. */
async function takeWithdrawalBack(tx: Db, userId: string, givenAt: Date): Promise<void> {
  const earlier = (await listConsents(tx, userId)).find(({ occasion }) => occasion === TO_ACCOUNT.occasion)
  if (!earlier) return
  const { version, language } = earlier
  await insertConsent(tx, { userId, ...TO_ACCOUNT, version, language, referrerId: null, givenAt })
}

type Told = Pick<ErasureRow, 'id' | 'userId' | 'dueAt'>

export function tellOf(deps: Teller, tx: Db, kind: 'deletionAsked' | 'deletionSoon', { id, userId, dueAt }: Told) {
  const to = [{ userId, because: 'yours' }] as const
  return tell(deps, tx, { kind, about: { on: dueAt.toISOString() }, event: `${kind}:${id}`, to, by: null })
}
