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
