import type { cases, SavedView } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'

type Views = { views: SavedView[] }

export async function listViews({ db }: Pick<Deps, 'db'>, { userId }: Caller): Promise<Views> {
  return {
    views: await db.rows<SavedView>(sql`
      select id, name, filter, is_shared as "isShared", user_id = ${userId} as "isMine" from desk_views
      where user_id = ${userId} or is_shared order by is_shared, name, id`),
  }
}

/** Sharing, and changing what is shared, is for admins; everything else only for its maker. */
export async function saveView(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  { id, name, filter, isShared }: Input<typeof cases.saveView>,
): Promise<Views> {
  if (isShared && caller.role !== 'admin') throw new AppError('NOT_ALLOWED')
  await deps.db.transaction(async (tx) => {
    await refuseStranger(tx, caller, id)
    await tx.execute(sql`
      insert into desk_views (id, user_id, name, filter, is_shared)
      values (${id}, ${caller.userId}, ${name}, ${JSON.stringify(filter)}::jsonb, ${isShared})
      on conflict (id) do update set name = excluded.name, filter = excluded.filter, is_shared = excluded.is_shared`)
  })
  return listViews(deps, caller)
}

export async function removeView(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  { id }: Input<typeof cases.removeView>,
): Promise<Views> {
  await deps.db.transaction(async (tx) => {
    await refuseStranger(tx, caller, id)
    await tx.execute(sql`delete from desk_views where id = ${id}`)
  })
  return listViews(deps, caller)
}

async function refuseStranger(tx: Db, { userId, role }: Caller, id: string): Promise<void> {
  const view = await tx.row<{ userId: string; isShared: boolean }>(sql`
    select user_id as "userId", is_shared as "isShared" from desk_views where id = ${id} for update`)
  if (!view || view.userId === userId) return
  if (!view.isShared) throw new AppError('NOT_FOUND')
  if (role !== 'admin') throw new AppError('NOT_ALLOWED')
}
