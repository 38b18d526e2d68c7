import type { FeeBasis, FirmFee } from '@rahnama/contract/fees.ts'
import { type Db, sql } from '../db/db.ts'

export type FeeRecord = { itemId: string; kind: 'consultation' | 'service'; slug: string; since: Date } & Omit<
  FirmFee,
  'since'
>

/** All that was ever said, the newest first: a few dozen rows. */
export function listFees(db: Db): Promise<FeeRecord[]> {
  return db.rows<FeeRecord>(sql`
    select fee.item_id as "itemId", item.kind, item.slug, fee.since, fee.basis, fee.cad, fee.is_sample as "isSample"
    from firm_fees fee join content_items item on item.id = fee.item_id
    where item.removed_at is null
    order by fee.since desc, fee.id desc`)
}

export type Charged = { id: string; kind: 'consultation' | 'service'; en: string | null; fa: string | null }

/** What can have a fee: the consultations, then the services, in the owner's order. */
export function listCharged(db: Db, id?: string): Promise<Charged[]> {
  return db.rows<Charged>(sql`
    select item.id, item.kind, en.body ->> 'title' as en, fa.body ->> 'title' as fa
    from content_items item
    left join lateral (
      select body from content_versions where item_id = item.id and part = 'en' order by number desc limit 1
    ) en on true
    left join lateral (
      select body from content_versions where item_id = item.id and part = 'fa' order by number desc limit 1
    ) fa on true
    where item.kind in ('consultation', 'service') and item.removed_at is null
      and (${id ?? null}::uuid is null or item.id = ${id ?? null}::uuid)
    order by item.kind, item.place, item.slug`)
}

export async function insertFee(
  db: Db,
  fee: { itemId: string; since: Date; basis: FeeBasis; cad: number | null; setBy: string },
): Promise<void> {
  await db.execute(sql`
    insert into firm_fees (item_id, since, basis, cad, set_by)
    values (${fee.itemId}, ${fee.since}, ${fee.basis}, ${fee.cad}, ${fee.setBy})`)
}
