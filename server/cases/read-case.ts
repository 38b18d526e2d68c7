import type { CaseFile, cases } from '@rahnama/contract/cases/cases.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { isPooled, readSnooze, seeingOf } from '../desk/desk.ts'
import { readChecklist } from '../documents/documents.ts'
import { findRefusal } from '../mail/mail.ts'
import { loadProfile } from '../profile/profile.ts'
import { auditLook } from './audit-case.ts'
import { type CaseRow, findCase, listCasesOf } from './find-case.ts'
import { judgeCase } from './judge-case.ts'
import { lookAt } from './look-at-case.ts'
import { readPromise } from './read-promise.ts'
import { toCaseSummary, toClosing, toDates } from './to-case.ts'

/** Everything the head and the summary of a case show. Looking is written down, in the audit and as "last looked". */
export async function readCase(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { folio }: Input<typeof cases.read>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<CaseFile> {
  return deps.db.transaction(async (tx) => {
    const row = await findCase(tx, caller, folio)
    const now = deps.now()
    await auditLook(deps, tx, { ...caller, requestId }, row, '')
    const others = (await listCasesOf(tx, await seeingOf(tx, caller), row.userId)).filter(({ id }) => id !== row.id)
    return {
      ...toCaseSummary(row),
      version: row.version,
      submittedAt: row.submittedAt.toISOString(),
      owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
      isPooled: await isPooled(tx, row.id),
      flags: row.flags,
      dates: toDates(row),
      closing: toClosing(row),
      client: await readClient(tx, row),
      promise: await readPromise(tx, row, now),
      snooze: await readSnooze(tx, { kind: 'case', id: row.id }),
      ...(await judgeCase(tx, row, now)),
      documents: (await readChecklist(tx, row.userId, row.program, now)).progress,
      otherCases: others.map(toCaseSummary),
      sinceLastLook: await lookAt(tx, row.id, caller.userId, now),
    }
  })
}

async function readClient(db: Db, { userId }: CaseRow): Promise<CaseFile['client']> {
  const account = await findAccount(db, userId)
  if (!account) throw new Error('A case without its client')
  const { answers } = await loadProfile(db, userId)
  const latin = [answers.firstName, answers.lastName].filter((part) => part).join(' ')
  return {
    id: account.id,
    name: { latin: latin || account.fullName, persian: answers.persianName ?? null },
    email: account.email,
    isEmailProven: account.emailConfirmedAt !== null,
    refusedMail: await readRefusal(db, account.email),
    phone: answers.phone ?? null,
    language: account.language,
    birthDate: answers.birthDate ?? null,
    citizenship: answers.citizenship ?? null,
    residence: answers.residence ?? null,
  }
}

async function readRefusal(db: Db, email: string): Promise<CaseFile['client']['refusedMail']> {
  const refusal = await findRefusal(db, email)
  return refusal ? { ...refusal, since: refusal.since.toISOString() } : null
}
