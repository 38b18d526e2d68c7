import type { ConsultationType, consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { rolesOf } from '@rahnama/contract/roles.ts'
import type { RequestInfo } from '../caller.ts'
import { readConsultations } from '../content/content.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { limitPlace, type Rate } from '../http/http.ts'
import { defineJob } from '../jobs/jobs.ts'
import { emailKey } from './email-key.ts'
import { writeOpened } from './send-mails.ts'
import { findSlots, openUntil } from './times/find-slots.ts'

const PER_PLACE: Rate = { burst: 5, everySeconds: 600 }

export const tellWaiting = defineJob<object>('tell-consultation-wait-list', { cron: '*/15 * * * *' })

export const waitPurge = defineJob<object>('purge-consultation-wait-list', { cron: '53 3 * * *' })
const KEPT_DAYS = 90

type JoinInput = Input<typeof consultations.joinWaitList>
type Waiting = Output<typeof consultations.waitList>['waiting'][number]
type WaitRow = Omit<Waiting, 'since' | 'words'> & { consultantId: string | null; createdAt: Date }

export async function joinWaitList(
  { db, now }: Deps,
  _caller: unknown,
  { type, name, email, language, timeZone, consultantId }: JoinInput,
  { address }: RequestInfo,
): Promise<Output<typeof consultations.joinWaitList>> {
  await limitPlace(db, 'join-wait-list', address, PER_PLACE, now())
  await db.execute(sql`
    insert into consultation_waits (type, consultant_id, name, email, email_key, language, time_zone, created_at)
    values (${type}, (select user_id from consultants where user_id = ${consultantId ?? null}), ${name}, ${email},
      ${emailKey(email)}, ${language}, ${timeZone}, ${now()})
    on conflict (email_key, type) where told_at is null do nothing`)
  return {}
}

/** Whoever has a time waits for none. */
export async function stopWaiting(tx: Db, type: ConsultationType, key: string): Promise<void> {
  await tx.execute(sql`delete from consultation_waits where email_key = ${key} and type = ${type} and told_at is null`)
}

export async function listWaiting(deps: Deps): Promise<Output<typeof consultations.waitList>> {
  const words = await readConsultations(deps)
  const rows = await findWaiting(deps.db)
  return {
    waiting: rows.map(({ consultantId: _, createdAt, ...row }) => ({
      ...row,
      words: words[row.type],
      since: createdAt.toISOString(),
    })),
  }
}

/** As many people are told as there are free times, whoever waits longest first; nobody is told twice. */
export async function tellThoseWaiting(deps: Deps): Promise<void> {
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const told = new Map<string, number>()
    for (const waiting of await findWaiting(tx, sql`for update skip locked`)) {
      const { type, consultantId } = waiting
      const wanted = { type, from: now, to: openUntil(now), consultantId: consultantId ?? undefined }
      const free = await findSlots(tx, wanted, now)
      const before = told.get(type) ?? 0
      if (free.length <= before) continue
      told.set(type, before + 1)
      await tx.execute(sql`update consultation_waits set told_at = ${now} where id = ${waiting.id}`)
      await writeOpened(deps, tx, waiting)
    }
  })
}

/** Whoever was told, and whoever has waited in vain for a season, is not kept on file. */
export async function purgeWaitList({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60_000)
  await db.execute(sql`delete from consultation_waits where created_at < ${before}`)
}

/** Whoever waits for somebody who has left waits for anybody. */
function findWaiting(db: Db, locking = sql``): Promise<WaitRow[]> {
  return db.rows<WaitRow>(sql`
    select id, type, (select user_id from user_roles where user_id = consultant_id and role = any(${rolesOf('caseReview')}))
      as "consultantId", name, email, language, time_zone as "timeZone",
      created_at as "createdAt"
    from consultation_waits where told_at is null order by created_at, id ${locking}`)
}
