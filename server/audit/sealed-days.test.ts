import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runAdminCommand } from '../admin-commands.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { sealDays, verifyDays, writeAudit } from './audit.ts'

const t = useTestApp()
const entry = { act: 'case.read', clientId: null, target: 'application:1' }
const write = (at: string) => writeAudit(t.db, { userId: null, role: 'command' }, entry, new Date(at))

/** As somebody with the keys of the database could. */
const tamper = (change: string) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_entries disable trigger keep_audit_entries`)
    await tx.execute({ parts: [change], values: [], isSql: true })
    await tx.execute(sql`alter table audit_entries enable trigger keep_audit_entries`)
  })

test('each day that is over is sealed once, and whoever changes, adds or removes an entry is found by its day', async () => {
  await write('2026-11-10T08:00:00Z')
  await write('2026-11-12T23:59:59Z')
  await write('2026-11-13T00:00:00Z')
  t.setNow('2026-11-14T00:30:00.000Z')
  await sealDays(t.deps)
  // The thirteenth ended half an hour ago: what was begun before midnight may still be on its way.
  expect(await verifyDays(t.db)).toEqual({ days: 3, entries: 2, altered: [] })
  t.setNow('2026-11-14T03:47:00.000Z')
  await Promise.all([sealDays(t.deps), sealDays(t.deps)])
  expect(await verifyDays(t.db)).toEqual({ days: 4, entries: 3, altered: [] })
  expect(await runAdminCommand(t.deps, ['verify-audit'])).toContain('4 days, 3 entries')

  await expect(t.db.execute(sql`update audit_days set entries = 0`)).rejects.toThrow('only added to')
  await tamper(`update audit_entries set act = 'case.claim' where at = '2026-11-12T23:59:59Z'`)
  await expect(runAdminCommand(t.deps, ['verify-audit'])).rejects.toThrow('2026-11-12')
  await tamper(`delete from audit_entries where at = '2026-11-10T08:00:00Z'`)
  await write('2026-11-11T12:00:00Z')
  expect((await verifyDays(t.db)).altered).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
})

test('there is no column of an entry that could be changed unnoticed', async () => {
  const person = await t.signIn('case_review_agent')
  const actor = { userId: person.userId, role: 'case_review_agent', requestId: 'a request' } as const
  const whole = { act: 'case.read', clientId: person.userId, target: 'application:2', purpose: 'a call' }
  await writeAudit(t.db, actor, { ...whole, sitting: randomUUID() }, new Date('2026-10-01T08:00:00Z'))
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_days disable trigger user`)
    await tx.execute(sql`delete from audit_days`)
    await tx.execute(sql`alter table audit_days enable trigger user`)
  })
  await sealDays(t.deps)
  expect((await verifyDays(t.db)).altered).toEqual([])
  const columns = await t.db.rows<{ name: string; type: string }>(sql`
    select column_name::text as name, data_type::text as type from information_schema.columns
    where table_schema = 'public' and table_name = 'audit_entries' and column_name <> 'id' order by 1`)
  expect(columns.length).toBeGreaterThan(8)
  for (const { name, type } of columns) {
    const change = `update audit_entries set ${name} = ${another(name, type)} where target = 'application:2'`
    expect([name, await alteredBy(change)]).toEqual([name, ['2026-10-01']])
  }
})

function another(name: string, type: string): string {
  if (name === 'outcome') return `'refused'`
  if (type.startsWith('timestamp')) return `${name} + interval '1 second'`
  return type === 'uuid' ? 'gen_random_uuid()' : `${name} || 'x'`
}

/** The days that are named while this change stands; it is taken back afterwards. */
async function alteredBy(change: string): Promise<readonly string[]> {
  let altered: readonly string[] = []
  const takenBack = new Error('taken back')
  await t.db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table audit_entries disable trigger keep_audit_entries`)
      await tx.execute({ parts: [change], values: [], isSql: true })
      altered = (await verifyDays(tx)).altered
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return altered
}
