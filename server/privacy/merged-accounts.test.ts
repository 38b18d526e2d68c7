import { users } from '@rahnama/contract/users.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { OF_PEOPLE, type OfPeople } from './data-map/data-map.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { accountsOf, countRows } from './export/read-rows.ts'

const t = useTestApp()

test('an export has what was sent to the address of a merged account, and deletion takes that account along', async () => {
  const [kept, closed] = [await t.signIn('student'), await t.signIn('student')]
  const both = { userId: kept.userId, otherId: closed.userId }
  const { stamp } = await t.as('admin').call(users.previewMerge, both)
  await t.as('admin').call(users.merge, { ...both, stamp })

  const people = await accountsOf(t.db, kept.userId)
  expect(await countRows(t.db, 'mails', OF_PEOPLE.mails as OfPeople, people)).toBe(2)

  await t.db.transaction((tx) => erasePerson(t.deps, tx, kept.userId, 'account'))
  expect(await t.db.rows(sql`select 1 from users where id = ${closed.userId}`)).toEqual([])
  expect(await t.mails({ to: closed.email })).toEqual([])
})
