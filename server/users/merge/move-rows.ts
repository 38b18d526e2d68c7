import { type Db, join, nothing, type Sql, sql } from '../../db/db.ts'
import type { MovingColumn } from './columns.ts'
import { groupOf, movingRows, type Pair, type Plan, raw } from './plan-merge.ts'

/** What finds a row again, besides whose it is. */
const keyOf = ({ key }: MovingColumn): Sql =>
  sql`jsonb_build_object(${join(key.map((name) => sql`${raw(`'${name}'`)}, ${raw(`it."${name}"`)}`))})`

type Giving = { mergeId: string; from: string; to: string; journal: string }

/** Hands rows on and writes down which; `journal` is whom they went to in the end. */
async function give(tx: Db, column: MovingColumn, which: Sql, { mergeId, from, to, journal }: Giving): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update ${raw(column.table)} as it set ${raw(column.column)} = ${to} where ${which} returning ${keyOf(column)} as key)
    insert into account_merge_rows (merge_id, table_name, column_name, key, from_id, to_id)
    select ${mergeId}, ${column.table}, ${column.column}, key, ${from}::uuid, ${journal}::uuid from moved`)
}

async function drop(tx: Db, column: MovingColumn, which: Sql, { mergeId, from }: Pick<Giving, 'mergeId' | 'from'>) {
  await tx.execute(sql`
    with dropped as (
      delete from ${raw(column.table)} as it where ${which} returning ${keyOf(column)} as key, to_jsonb(it) as whole)
    insert into account_merge_rows (merge_id, table_name, column_name, key, from_id, dropped)
    select ${mergeId}, ${column.table}, ${column.column}, key, ${from}::uuid, whole from dropped`)
}

/**
 * An account that exists for the length of a transaction: two rows that change places cannot both belong to one person in
 * between.
 */
async function withParkingPlace(tx: Db, work: (parkedId: string) => Promise<void>): Promise<void> {
  const parked = await tx.row<{ id: string }>(sql`
    insert into users (email, full_name, language, created_at, updated_at)
    values (gen_random_uuid() || '@parked.invalid', '', 'en', now(), now()) returning id`)
  if (!parked) throw new Error('The parking place was not made')
  await work(parked.id)
  await tx.execute(sql`delete from users where id = ${parked.id}`)
}

export function moveRows(tx: Db, mergeId: string, pair: Pair, { columns }: Plan): Promise<void> {
  const { keptId, closedId } = pair
  return withParkingPlace(tx, async (parkedId) => {
    for (const column of columns) {
      const { contest, contested } = column
      const whose = raw(column.column)
      const among = contest?.among ? sql`and ${raw(contest.among)}` : nothing
      const inGroups = (closedWins: boolean) => {
        const groups = contested.filter((it) => it.closedWins === closedWins).map(({ group }) => group)
        return sql`${among} and ${groupOf(column)} = any(${groups}::text[])`
      }
      if (contest?.isDropped) {
        await drop(tx, column, sql`${whose} = ${keptId} ${inGroups(true)}`, { mergeId, from: keptId })
        await drop(tx, column, sql`${whose} = ${closedId} ${inGroups(false)}`, { mergeId, from: closedId })
      } else if (contested.some(({ closedWins }) => closedWins)) {
        const parking = { mergeId, from: keptId, to: parkedId, journal: closedId }
        await give(tx, column, sql`${whose} = ${keptId} ${inGroups(true)}`, parking)
      }
      const moving = { mergeId, from: closedId, to: keptId, journal: keptId }
      await give(tx, column, movingRows(column, pair, contested), moving)
      await tx.execute(sql`update ${raw(column.table)} set ${whose} = ${closedId} where ${whose} = ${parkedId}`)
    }
  })
}

/** Everything that changed hands goes back to whom it came from, as far as it is still there. */
export function moveRowsBack(tx: Db, mergeId: string, { keptId, closedId }: Pair, columns: readonly MovingColumn[]) {
  return withParkingPlace(tx, async (parkedId) => {
    for (const column of columns) {
      const whose = raw(column.column)
      const back = (from: string, to: string) =>
        tx.execute(sql`
        update ${raw(column.table)} as it set ${whose} = ${to} from account_merge_rows as journal
        where merge_id = ${mergeId} and table_name = ${column.table} and column_name = ${column.column}
          and to_id = ${from} and ${whose} = ${from} and journal.key = ${keyOf(column)}`)
      await back(closedId, parkedId)
      await back(keptId, closedId)
      await tx.execute(sql`update ${raw(column.table)} set ${whose} = ${keptId} where ${whose} = ${parkedId}`)
      if (!column.contest?.isDropped) continue
      await tx.execute(sql`
        insert into ${raw(column.table)} select it.* from account_merge_rows,
          jsonb_populate_record(null::${raw(column.table)}, dropped) as it
        where merge_id = ${mergeId} and table_name = ${column.table} and dropped is not null`)
    }
  })
}
