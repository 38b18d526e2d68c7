import { expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { RECORD_NAMES } from '../export/record-names.ts'
import { IMPERSONAL, OF_PEOPLE } from './data-map.ts'

const t = useTestApp()

test('every column of the database is in the map, once, and the map has no other', async () => {
  const found = await t.db.rows<{ name: string; columns: string[] }>(sql`
    select table_name::text as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`)
  const mapped = Object.entries({ ...OF_PEOPLE, ...IMPERSONAL }).map(([name, { columns, ...rest }]) => {
    const hidden = 'hidden' in rest && rest.hidden ? rest.hidden.split(' ') : []
    return { name, columns: [...columns.split(' '), ...hidden].sort() }
  })
  const inOrder = (tables: typeof mapped) =>
    Object.fromEntries(tables.map(({ name, columns }) => [name, [...columns].sort()]))
  expect(inOrder(mapped)).toEqual(inOrder(found))
})

test('what a person is given has a name in both languages', () => {
  const given = Object.entries(OF_PEOPLE).filter(([, { isInternal }]) => !isInternal)
  expect(given.map(([name]) => name).filter((name) => !RECORD_NAMES[name])).toEqual([])
})
