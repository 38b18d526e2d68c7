import { type cases, PRESENCE_LEASE_MS, PRESENCE_SIGNAL, type Presence } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { hearersOf, seeingOf, visibleTo } from '../desk/desk.ts'
import { type CaseRow, findCase } from './find-case.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>
type PresenceRow = { id: string; name: string; mode: Presence['mode']; since: Date; folio: string }

/** Renews my lease on a case. Whoever has not renewed theirs has left, whether they said so or not. */
export async function bePresent(
  deps: Acting,
  caller: Caller,
  { folio, mode }: Input<typeof cases.present>,
): Promise<Output<typeof cases.present>> {
  const row = await findCase(deps.db, caller, folio)
  const now = deps.now()
  const isNews = await renew(deps.db, row.id, caller.userId, mode, now)
  if (isNews) await tellOfPresence(deps, row)
  const others = await listPresent(deps.db, now, sql`and case_presence.application_id = ${row.id}`)
  return { others: others.filter(({ id }) => id !== caller.userId).map(toPresence) }
}

/** True when the others should hear: somebody came, or does something else now. */
async function renew(db: Db, applicationId: string, userId: string, mode: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await tx.row<{ mode: string }>(sql`
      select mode from case_presence
      where application_id = ${applicationId} and user_id = ${userId} and renewed_at > ${leaseBegan(now)} for update`)
    await tx.execute(sql`
      insert into case_presence (application_id, user_id, mode, since, renewed_at)
      values (${applicationId}, ${userId}, ${mode}, ${now}, ${now})
      on conflict (application_id, user_id) do update set mode = excluded.mode, renewed_at = excluded.renewed_at,
        since = case when case_presence.renewed_at > ${leaseBegan(now)} then case_presence.since else excluded.since end`)
    return before?.mode !== mode
  })
}

export async function leaveCase(
  deps: Acting,
  caller: Caller,
  { folio }: Input<typeof cases.leave>,
): Promise<Output<typeof cases.leave>> {
  const row = await findCase(deps.db, caller, folio)
  const left = await deps.db.execute(sql`
    delete from case_presence where application_id = ${row.id} and user_id = ${caller.userId}`)
  if (left > 0) await tellOfPresence(deps, row)
  return {}
}

/** At the cases the caller may see. */
export async function listPresence({ db, now }: Acting, caller: Caller): Promise<Output<typeof cases.presentAll>> {
  const present = await listPresent(db, now(), visibleTo(await seeingOf(db, caller), sql`owner_id`))
  return {
    present: present.filter(({ id }) => id !== caller.userId).map((row) => ({ ...toPresence(row), folio: row.folio })),
  }
}

function listPresent(db: Db, now: Date, which: Sql): Promise<PresenceRow[]> {
  return db.rows<PresenceRow>(sql`
    select users.id, full_name as name, mode, since, reference as folio
    from case_presence join users on users.id = user_id join applications on applications.id = case_presence.application_id
      join cases on cases.application_id = applications.id
    where renewed_at > ${leaseBegan(now)} ${which}
    order by since, users.id`)
}

function toPresence({ id, name, mode, since }: PresenceRow): Presence {
  return { id, name, mode, since: since.toISOString() }
}

function leaseBegan(now: Date): Date {
  return new Date(now.getTime() - PRESENCE_LEASE_MS)
}

async function tellOfPresence({ db, signals }: Acting, { id, folio }: Pick<CaseRow, 'id' | 'folio'>): Promise<void> {
  for (const to of await hearersOf(db, { kind: 'case', id })) {
    await signals.whisper(db, { to, kind: PRESENCE_SIGNAL, payload: { folio } })
  }
}
