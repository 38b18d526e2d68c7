import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import type { users } from '@rahnama/contract/users.ts'
import { writeLook } from '../audit/audit.ts'
import { countRecoveryCodes, findAccount, listSessionsOf } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { listMerges } from './merge/merge.ts'
import { toUserSummary, USER_COLUMNS, type UserRow } from './user-rows.ts'

const MOST_EVENTS = 30

type More = {
  phone: string | null
  suspendedAt: Date | null
  suspendedBecause: string | null
  suspendedBy: string | null
  mergedInto: UserAccount['mergedInto']
}

/** An account and what belongs to it. Looking at it is written down. */
export async function readUser(
  deps: Deps,
  caller: Caller,
  { userId }: Input<typeof users.read>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<UserAccount> {
  const { db, now } = deps
  const row = await db.row<UserRow & More>(sql`
    select ${USER_COLUMNS}, (select answers ->> 'phone' from answer_sheets where user_id = users.id and form = 'profile') as phone,
      suspended_at as "suspendedAt", suspended_because as "suspendedBecause",
      (select full_name from users as other where other.id = users.suspended_by) as "suspendedBy",
      (select jsonb_build_object('id', other.id, 'email', other.email) from users as other
        where other.id = users.merged_into) as "mergedInto"
    from users where users.id = ${userId}`)
  const account = row && (await findAccount(db, userId))
  if (!row || !account) throw new AppError('NOT_FOUND')
  const look = { act: 'user.read', clientId: userId, target: `user:${userId}`, purpose: 'oversight' }
  await writeLook(db, { ...caller, requestId }, { id: userId }, look, now())
  const [sessions, codes, cases, events, merges] = await Promise.all([
    listSessionsOf(deps, userId, caller),
    countRecoveryCodes(db, userId),
    readCases(db, userId),
    readEvents(db, userId),
    listMerges(db, userId, now()),
  ])
  const { suspendedAt, suspendedBecause: because, suspendedBy: by } = row
  return {
    ...toUserSummary(row),
    language: account.language,
    newEmail: account.newEmail,
    phone: row.phone,
    isMe: userId === caller.userId,
    recoveryCodesLeft: codes?.remaining ?? 0,
    suspension: suspendedAt && because !== null ? { at: suspendedAt.toISOString(), by, because } : null,
    mergedInto: row.mergedInto,
    ...{ sessions, cases, events, merges },
  }
}

function readCases(db: Db, userId: string): Promise<UserAccount['cases']> {
  return db.rows(sql`
    select reference as folio, program, stage, closed_at is not null as "isClosed" from applications
    where user_id = ${userId} and submitted_at is not null order by submitted_at desc`)
}

/** What the office did with the account and its file; looks of one sitting are one line. */
async function readEvents(db: Db, userId: string): Promise<UserAccount['events']> {
  const rows = await db.rows<Omit<UserAccount['events'][number], 'at'> & { at: Date }>(sql`
    select entries.id, at, act, purpose, full_name as actor, actor_role as "actorRole"
    from audit_entries as entries left join users on users.id = actor_id
    where client_id in (select id from users where ${userId} in (id, merged_into))
    order by entries.id desc limit ${MOST_EVENTS}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
