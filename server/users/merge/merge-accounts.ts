import { randomUUID } from 'node:crypto'
import { type AccountMerge, MERGE_UNDO_DAYS, type MergePreview } from '@rahnama/contract/account-merge.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { users } from '@rahnama/contract/users.ts'
import { writeAudit } from '../../audit/audit.ts'
import { accountMails, dropTokens, getAccount, requireProof, revokeSessions } from '../../auth/auth.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, postgresCode, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { indexClient, reindexClient } from '../../search/search.ts'
import { MOVING } from './columns.ts'
import { moveRows, moveRowsBack } from './move-rows.ts'
import { type Pair, planMerge } from './plan-merge.ts'

const DAY_MS = 86_400_000
const UNIQUE_VIOLATION = '23505'

type Asked = Pick<RequestInfo, 'requestId'>

export async function previewMerge(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { userId: keptId, otherId: closedId }: Input<typeof users.previewMerge>,
): Promise<MergePreview> {
  return (await db.transaction((tx) => planMerge(tx, caller.userId, { keptId, closedId }, 'look'))).preview
}

/** One transaction. Whoever acts has seen this very preview: a second click, or anything new meanwhile, is refused. */
export async function mergeAccounts(
  deps: Deps,
  caller: Caller,
  { userId: keptId, otherId: closedId, stamp }: Input<typeof users.merge>,
  { requestId }: Asked,
): Promise<{ mergeId: string }> {
  const { db, now } = deps
  const mergeId = randomUUID()
  await db.transaction(async (tx) => {
    await requireProof(deps, tx, caller)
    const pair = { keptId, closedId }
    const plan = await planMerge(tx, caller.userId, pair, 'act')
    if (plan.preview.refusals.length > 0 || plan.preview.stamp !== stamp) throw new AppError('CONFLICT')
    await tx.execute(sql`
      insert into account_merges (id, kept_id, closed_id, merged_by, merged_at, undo_until)
      values (${mergeId}, ${keptId}, ${closedId}, ${caller.userId}, ${now()},
        ${new Date(now().getTime() + MERGE_UNDO_DAYS * DAY_MS)})`)
    await moveRows(tx, mergeId, pair, plan)
    await tx.execute(sql`update users set merged_into = ${keptId}, updated_at = ${now()} where id = ${closedId}`)
    await endAccess(tx, pair, now())
    await followSearch(tx, pair)
    await tellBoth(deps, tx, pair)
    await noteFor(tx, pair, (clientId) => ({ act: 'user.merge', clientId, target: `user:${closedId}` }), {
      ...{ caller, requestId },
      at: now(),
    })
  })
  return { mergeId }
}

/** Both accounts are as they were, apart from what happened since: that stays with the account that stayed. */
export async function undoMerge(
  { db, now }: Deps,
  caller: Caller,
  { mergeId }: Input<typeof users.undoMerge>,
  { requestId }: Asked,
): Promise<Record<never, never>> {
  await db
    .transaction(async (tx) => {
      const merge = await tx.row<Pair>(sql`
        update account_merges set undone_at = ${now()}, undone_by = ${caller.userId}
        where id = ${mergeId} and undone_at is null and settled_at is null and undo_until > ${now()}
          and not exists (select from users where users.id = kept_id and merged_into is not null)
        returning kept_id as "keptId", closed_id as "closedId"`)
      if (!merge) {
        const known = await tx.row(sql`select from account_merges where id = ${mergeId}`)
        throw new AppError(known ? 'CONFLICT' : 'NOT_FOUND')
      }
      await tx.execute(sql`update users set merged_into = null where id = ${merge.closedId}`)
      await moveRowsBack(tx, mergeId, merge, MOVING)
      await tx.execute(sql`delete from account_merge_rows where merge_id = ${mergeId}`)
      await endAccess(tx, merge, now())
      await followSearch(tx, merge)
      await noteFor(tx, merge, (clientId) => ({ act: 'user.unmerge', clientId, target: `user:${merge.closedId}` }), {
        ...{ caller, requestId },
        at: now(),
      })
    })
    .catch((error) => {
      // They began the same thing once more since: what is to come back has no place.
      throw postgresCode(error) === UNIQUE_VIOLATION ? new AppError('CONFLICT') : error
    })
  return {}
}

/** Nothing that was open before stays open: pages show one account, and links in mails open one. */
async function endAccess(tx: Db, { keptId, closedId }: Pair, now: Date): Promise<void> {
  for (const userId of [keptId, closedId]) {
    await revokeSessions(tx, { userId }, now)
    await dropTokens(tx, userId, now)
  }
}

/** A closed account is found by nothing; its address finds the one that stayed. */
async function followSearch(tx: Db, { keptId, closedId }: Pair): Promise<void> {
  const isClosed = await tx.row(sql`select from users where id = ${closedId} and merged_into is not null`)
  if (isClosed) {
    await tx.execute(sql`delete from account_terms where user_id = ${closedId}`)
    await tx.execute(sql`
      update search_terms set target_id = ${keptId} where target_kind = 'client' and target_id = ${closedId}
        and not exists (select from search_terms as known where known.target_kind = 'client' and known.target_id = ${keptId}
          and known.match = search_terms.match and known.folded = search_terms.folded)`)
    await tx.execute(sql`delete from search_terms where target_kind = 'client' and target_id = ${closedId}`)
  }
  for (const userId of [keptId, closedId]) await reindexClient(tx, userId)
  const isOnDesk = await tx.row(sql`select from desk_items where client_id = ${closedId} limit 1`)
  if (isOnDesk) await indexClient(tx, closedId)
}

async function tellBoth({ config, mail }: Deps, tx: Db, { keptId, closedId }: Pair): Promise<void> {
  const kept = await getAccount(tx, keptId)
  const closed = await getAccount(tx, closedId)
  for (const { email, fullName, language } of [kept, closed]) {
    const told = { fullName, publicUrl: config.publicUrl, email: kept.email, otherEmail: closed.email }
    await mail.queue(tx, { to: email, ...accountMails.accountsMerged(language, told) })
  }
}

type Entry = { act: string; clientId: string; target: string }

/** Stands in the history of either account. */
async function noteFor(
  tx: Db,
  { keptId, closedId }: Pair,
  entry: (clientId: string) => Entry,
  { caller, requestId, at }: { caller: Caller; requestId: string; at: Date },
): Promise<void> {
  for (const clientId of [keptId, closedId]) await writeAudit(tx, { ...caller, requestId }, entry(clientId), at)
}

/** Accounts that went into this one. */
export async function listMerges(db: Db, userId: string, now: Date): Promise<AccountMerge[]> {
  const rows = await db.rows<Omit<AccountMerge, 'at' | 'undoUntil'> & { at: Date; undoUntil: Date }>(sql`
    select account_merges.id, closed.email, merged_at as at, admin.full_name as by, undo_until as "undoUntil",
      settled_at is null and undo_until > ${now} as "canUndo"
    from account_merges join users as closed on closed.id = closed_id left join users as admin on admin.id = merged_by
    where kept_id = ${userId} and undone_at is null order by merged_at desc`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), undoUntil: row.undoUntil.toISOString() }))
}
