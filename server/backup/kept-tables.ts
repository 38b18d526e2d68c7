import type pg from 'pg'
import type { Sequence, Table } from './archive-format.ts'

/** Nothing is left out without a word: what a restored installation must not have, or makes anew by itself. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  migrations: 'written by the migrations themselves',
  sessions: 'everybody signs in again after a restore',
  refresh_tokens: 'everybody signs in again after a restore',
  exchange_codes: 'everybody signs in again after a restore',
  factor_challenges: 'everybody signs in again after a restore',
  backups: 'speaks of archives beside the first installation',
  request_counts: 'measured on the first installation',
  statement_times: 'measured on the first installation',
  visit_salts: 'whoever has a backup must not be able to tell who visited',
  visit_seen: 'whoever has a backup must not be able to tell who visited',
  vital_counts: 'measured by visitors of the first installation',
  processes: 'lists processes of the first installation',
  database_samples: 'measured on the disk of the first installation',
  rate_limits: 'counts attempts of the last hours',
  signals: 'tells open pages what changed; they read everything anew',
}

/** Every table of ours with its columns, except those computed from others. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows.filter(({ name }) => !Object.hasOwn(LEFT_OUT, name))
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${identifier(client, name)}`,
    )
    for (const state of states) sequences.push({ name, ...state })
  }
  return sequences
}

/** The foreign keys of our tables as they are written: they are taken away while tables are filled in any order. */
export async function listForeignKeys(client: pg.ClientBase): Promise<{ table: string; name: string; text: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; text: string }>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by conrelid::regclass::text, conname`)
  return rows
}

export function identifier(client: pg.ClientBase, name: string): string {
  return `public.${client.escapeIdentifier(name)}`
}

export function columnList(client: pg.ClientBase, { columns }: Table): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}
