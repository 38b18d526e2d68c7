import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, backups } from '@rahnama/contract/backups.ts'
import { notices } from '@rahnama/contract/notices.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { followPlan, isDue } from './follow-plan.ts'

// A drill brings up a whole database: two seconds alone, many more beside other work.
vi.setConfig({ testTimeout: 120_000 })

const t = useTestApp()
const owner = () => t.as('admin')
const folder = () => t.deps.config.backupDir
const archives = async () => (await readdir(folder()).catch(() => [])).sort()
const list = async () => (await owner().call(backups.list, {})).backups
const audited = () => t.db.rows(sql`select act from audit_entries where act like 'backup.%' order by id`)
const told = async () =>
  (await owner().call(notices.list, {})).notices.map(({ kind }) => kind).filter((kind) => /backup|drill/.test(kind))

async function make(): Promise<Backup> {
  const { id } = await owner().call(backups.make, {})
  await t.runJobs()
  const made = (await list()).find((each) => each.id === id)
  if (!made) throw new Error('It is not in the list')
  return made
}

beforeEach(async () => {
  t.setNow('2026-11-15T12:00:00Z')
  await t.db.execute(sql`delete from backups`)
  await t.db.execute(sql`delete from notices`)
  await rm(folder(), { recursive: true, force: true })
})

describe('a backup asked for on the screen', () => {
  test('is made by itself, tested by a restore, downloaded as it lies there, and deleted', async () => {
    const asked = await owner().call(backups.make, {})
    expect(asked).toMatchObject({ state: 'waiting', why: 'asked', content: null, isHere: false })
    await t.runJobs()
    const [made] = await list()
    expect(made).toMatchObject({ id: asked.id, state: 'made', isHere: true, drill: null, fault: null })
    expect(made?.content?.rows).toBeGreaterThan(0)

    expect((await owner().call(backups.drill, { id: asked.id })).drill).toMatchObject({ state: 'waiting' })
    await t.runJobs()
    expect((await list())[0]?.drill).toEqual({ state: 'passed', at: '2026-11-15T12:00:00.000Z', fault: null })

    const { url } = await owner().call(backups.link, { id: asked.id })
    const answer = await t.app.request(url)
    expect(answer.headers.get('content-disposition')).toContain('.backup')
    const [file = ''] = await archives()
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(join(folder(), file)))

    await owner().call(backups.remove, { id: asked.id })
    expect(await archives()).toEqual([])
    expect(await list()).toEqual([])
    expect((await t.app.request(url)).status).toBe(404)
    const acts = ['backup.make', 'backup.drill', 'backup.download', 'backup.remove']
    expect(await audited()).toEqual(acts.map((act) => ({ act })))
  })

  test('is one at a time, and is not deleted while it is made or tested', async () => {
    const { id } = await owner().call(backups.make, {})
    expect(await owner().refuse(backups.make, {})).toMatchObject({ code: 'CONFLICT' })
    expect(await owner().refuse(backups.remove, { id })).toMatchObject({ code: 'CONFLICT' })
    expect(await owner().refuse(backups.drill, { id })).toMatchObject({ code: 'NOT_FOUND' })
    await t.runJobs()
    await owner().call(backups.drill, { id })
    expect(await owner().refuse(backups.drill, { id })).toMatchObject({ code: 'CONFLICT' })
    expect(await owner().refuse(backups.remove, { id })).toMatchObject({ code: 'CONFLICT' })
    await t.db.execute(sql`update backups set drill_state = null`)
    await t.runJobs()
  })

  test('says so when its link has run out, and when its archive is gone', async () => {
    const { id } = await make()
    const { url } = await owner().call(backups.link, { id })
    t.setNow('2026-11-15T13:00:00Z')
    expect((await t.app.request(url)).status).toBe(410)
    const [file = ''] = await archives()
    await rm(join(folder(), file))
    expect((await list())[0]).toMatchObject({ state: 'made', isHere: false })
    expect(await owner().refuse(backups.link, { id })).toMatchObject({ code: 'GONE' })
    expect(await owner().refuse(backups.drill, { id })).toMatchObject({ code: 'GONE' })
  })

  test('that cannot be written tells every admin, and the next one can be made', async () => {
    await writeFile(folder(), 'a file where the folder should be')
    expect(await make()).toMatchObject({ state: 'failed', fault: 'other', content: null })
    expect(await told()).toEqual(['backupFailed'])
    await rm(folder())
    expect(await make()).toMatchObject({ state: 'made' })
  })

  test('that was changed on the disk fails its drill, and every admin is told', async () => {
    const { id } = await make()
    const [file = ''] = await archives()
    const bytes = await readFile(join(folder(), file))
    bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
    await writeFile(join(folder(), file), bytes)
    await owner().call(backups.drill, { id })
    await t.runJobs()
    expect((await list())[0]?.drill).toMatchObject({ state: 'failed', fault: 'broken' })
    expect(await told()).toEqual(['drillFailed'])
  })

  test('whose test was called interrupted meanwhile tells nobody again when that test fails after all', async () => {
    const { id } = await make()
    await writeFile(join(folder(), (await archives())[0] ?? ''), 'no archive')
    await owner().call(backups.drill, { id })
    const holder = await t.db.pool.connect()
    await holder.query('begin; select from backups for update')
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const drilling = t.runJobs()
    const isHeldUp = async () =>
      (await t.db.pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0]?.pid]))
        .rowCount
    await expect.poll(isHeldUp, { timeout: 60_000 }).toBe(1)
    await holder.query(`update backups set drill_state = 'failed', drill_fault = 'interrupted'; commit`)
    holder.release()
    await drilling
    expect(await told()).toEqual([])
    expect((await list())[0]?.drill).toMatchObject({ state: 'failed', fault: 'interrupted' })
  })

  test('and its test that many see as interrupted at once are told of once', async () => {
    const { id } = await make()
    await t.db.execute(sql`update backups set drill_state = 'drilling'`)
    await Promise.all(Array.from({ length: 8 }, list))
    expect(await told()).toEqual(['drillFailed'])
    await t.db.execute(sql`update backups set state = 'making', drill_state = null where id = ${id}`)
    await Promise.all(Array.from({ length: 8 }, list))
    expect((await told()).sort()).toEqual(['backupFailed', 'drillFailed'])
  })

  test('whose job went with a killed process is made all the same', async () => {
    await owner().call(backups.make, {})
    await t.db.execute(sql`delete from pgboss.job where name = 'make-backup'`)
    t.setNow('2026-11-15T12:11:00Z')
    await followPlan(t.deps)
    await t.runJobs()
    expect((await list())[0]).toMatchObject({ state: 'made' })
  })

  test('of a process that was killed shows as interrupted, once, and its half file goes', async () => {
    const { id } = await owner().call(backups.make, {})
    const row = await t.db.row<{ file: string }>(sql`update backups set state = 'making' returning file`)
    const part = `${row?.file}.part`
    await mkdir(folder())
    await writeFile(join(folder(), part), 'half')
    expect((await list()).find((each) => each.id === id)).toMatchObject({ state: 'failed', fault: 'interrupted' })
    await list()
    expect(await told()).toEqual(['backupFailed'])
    expect(await archives()).toEqual([])
    await t.runJobs()
    expect(await archives()).toEqual([])
  })
})

describe('the timetable', () => {
  const plan = { schedule: 'daily', hour: 3, keep: 2, drillsWeekly: false } as const

  // Toronto is five hours behind UTC in November.
  test.each([
    ['before its hour', '2026-11-15T07:59:00Z', undefined, 'daily', false],
    ['at its hour', '2026-11-15T08:00:00Z', undefined, 'daily', true],
    ['later on a day the machine slept', '2026-11-15T22:00:00Z', '2026-11-14T08:00:00Z', 'daily', true],
    ['a second time on one day', '2026-11-15T22:00:00Z', '2026-11-15T08:00:00Z', 'daily', false],
    ['six days after the last', '2026-11-15T12:00:00Z', '2026-11-09T12:00:00Z', 'weekly', false],
    ['seven days after the last', '2026-11-15T12:00:00Z', '2026-11-08T23:00:00Z', 'weekly', true],
    ['when it is off', '2026-11-15T12:00:00Z', undefined, 'off', false],
  ] as const)('%s', (_name, now, last, schedule, expected) => {
    expect(isDue({ ...plan, schedule }, new Date(now), last && new Date(last))).toBe(expected)
  })

  test('makes one a day, keeps as many as wanted and what somebody asked for, and tests one a week', async () => {
    const { version } = await owner().call(siteSettings.readBackup, {})
    const value = { ...plan, drillsWeekly: true }
    await owner().call(siteSettings.updateBackup, { version, value })
    const byHand = await make()
    for (const day of ['16', '17', '18', '19']) {
      t.setNow(`2026-11-${day}T12:00:00Z`)
      for (let look = 0; look < 3; look++) {
        await followPlan(t.deps)
        await t.runJobs()
      }
    }
    const left = await list()
    expect(left.map(({ askedAt }) => askedAt.slice(0, 10))).toEqual(['2026-11-19', '2026-11-18', '2026-11-15'])
    expect(left.at(-1)?.id).toBe(byHand.id)
    expect(left.filter(({ drill }) => drill?.state === 'passed').map(({ id }) => id)).toEqual([byHand.id])
    expect(await archives()).toHaveLength(3)
  })
})
