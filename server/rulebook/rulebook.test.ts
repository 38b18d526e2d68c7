import { applications } from '@rahnama/contract/applications.ts'
import { content } from '@rahnama/contract/content/content.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { type IntakeEntryInput, type RoundEntry, rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { createApp } from '../app.ts'
import { buildDeps, stopBackground } from '../build-deps.ts'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const owner = () => t.as('admin')

afterEach(async () => {
  await t.db.execute(sql`delete from rule_rounds`)
  await t.db.execute(sql`delete from rule_intakes`)
  t.setNow('2026-11-15T12:00:00Z')
})

const ROUND: RoundEntry = {
  number: 431,
  on: '2026-11-12',
  category: 'FRENCH',
  invitations: 5000,
  cutOff: 400,
  source: 'https://www.canada.ca/rounds',
}
const CLOSED: IntakeEntryInput = {
  intake: 'ICT',
  from: '2026-11-15',
  status: 'closed',
  notice: { en: 'Takes nobody until spring.', fa: 'تا بهار درخواستی پذیرفته نمی‌شود.' },
  source: 'https://www.canada.ca/notice',
}

const enter = (...rounds: RoundEntry[]) => owner().call(rulebook.addRounds, { rounds })
const list = (input: Partial<Input<typeof rulebook.listRounds>> = {}) => owner().call(rulebook.listRounds, input)

/** The told answers of the worked example, with a test that still counts today. */
const ANSWERS = { ...single30, 'tests.test-one.takenOn': '2026-01-10', 'credentials.degree-1.ecaOn': '2025-01-10' }

async function newClient(): Promise<SignedInAccount> {
  const client = await t.signIn('student')
  await tellProfile(t, client, ANSWERS)
  return client
}

async function makeReport(client: SignedInAccount) {
  const answer = await t.as(client).call(reports.create, {})
  if (answer.outcome !== 'kept') throw new Error(answer.outcome)
  return t.as(client).call(reports.read, { id: answer.report.id })
}

describe('a report', () => {
  test('made after a round was entered has it, and one saved before reads as it did, but for a note', async () => {
    const client = await newClient()
    const before = await makeReport(client)
    await enter(ROUND)
    const again = await t.as(client).call(reports.read, { id: before.id })
    expect(again.assessment).toEqual(before.assessment)
    expect(again.checksum).toBe(before.checksum)
    expect(again.changedSince.rules).toBe(true)
    const after = await makeReport(client)
    expect(after.id).not.toBe(before.id)
    expect(before.assessment.rounds.map(({ number }) => number)).not.toContain(431)
    expect(after.assessment.rounds).toContainEqual(expect.objectContaining({ number: 431, cutOff: 400 }))
  })

  test('made after a program was closed says so in the owner’s words, and one saved before does not', async () => {
    const client = await newClient()
    const before = await makeReport(client)
    await owner().call(rulebook.addIntake, CLOSED)
    const intakeIn = ({ assessment }: typeof before) =>
      assessment.readings.told.programs.find(({ program }) => program === 'ICT')?.intake
    expect(intakeIn(await makeReport(client))).toEqual({
      status: 'closed',
      since: '2026-11-15',
      notice: CLOSED.notice,
      source: CLOSED.source,
    })
    expect(intakeIn(await t.as(client).call(reports.read, { id: before.id }))).toEqual(intakeIn(before))
  })

  test('is another one for each change of the book, also when an entry is withdrawn on the same day', async () => {
    const client = await newClient()
    const { ids } = await enter(ROUND)
    const withRound = await makeReport(client)
    await owner().call(rulebook.withdrawRound, { id: ids[0] ?? '' })
    const without = await makeReport(client)
    expect(without.id).not.toBe(withRound.id)
    expect(without.assessment.rounds.map(({ number }) => number)).not.toContain(431)
  })
})

test('a second process answers with an entry at once', async () => {
  const place = { config: t.deps.config, db: t.db, log: t.deps.log, now: t.deps.now }
  const other = await buildDeps(place, { inBackground: false })
  const there = createApp(other)
  const shown = async () => (await (await there.request('/api/rulebook')).json()) as { rounds: RoundEntry[] }
  expect((await shown()).rounds.map(({ number }) => number)).not.toContain(431)
  await enter(ROUND)
  expect((await shown()).rounds).toContainEqual(ROUND)
  await stopBackground(other)
})

test('an entry of a coming day takes effect when that day begins in Toronto', async () => {
  await owner().call(rulebook.addIntake, { ...CLOSED, from: '2026-11-20' })
  const intake = async () => {
    const services = await t.call(content.services, { language: 'fa' })
    return services.flatMap(({ intakes }) => intakes).find(({ id }) => id === 'ICT')
  }
  t.setNow('2026-11-20T04:59:00Z')
  expect((await intake())?.status).toBe('open')
  t.setNow('2026-11-20T05:00:00Z')
  expect(await intake()).toMatchObject({ status: 'closed', since: '2026-11-20', notice: CLOSED.notice })
})

test('nobody begins a case in a program the owner has closed', async () => {
  const client = await newClient()
  await owner().call(rulebook.addIntake, CLOSED)
  expect(await t.as(client).call(applications.start, { program: 'ICT' })).toEqual({ result: 'closed' })
})

describe('rounds', () => {
  const issuesOf = async (rounds: RoundEntry[]) => (await owner().refuse(rulebook.addRounds, { rounds })).issues

  test('that are entered already, lie ahead or were held before there were any are refused by name', async () => {
    await enter(ROUND)
    expect(await issuesOf([ROUND])).toEqual([{ field: 'rounds.0.number', fault: 'ALREADY_ENTERED' }])
    expect(await issuesOf([{ ...ROUND, number: undefined }])).toEqual([
      { field: 'rounds.0.on', fault: 'ALREADY_ENTERED' },
    ])
    expect(await issuesOf([{ ...ROUND, number: 432, on: '2026-11-16' }])).toEqual([
      { field: 'rounds.0.on', fault: 'IN_THE_FUTURE' },
    ])
    expect(await issuesOf([{ ...ROUND, number: 1, on: '2014-12-31' }])).toEqual([
      { field: 'rounds.0.on', fault: 'TOO_EARLY' },
    ])
    expect(await issuesOf([{ ...ROUND, number: 433, tieBreak: '2026-11-13T00:00:00.000Z' }])).toEqual([
      { field: 'rounds.0.tieBreak', fault: 'TOO_LATE' },
    ])
    expect((await list({ show: 'own' })).rows).toHaveLength(1)
  })

  test('are taken home as a list, with what the owner entered', async () => {
    await enter(ROUND)
    const { url } = await owner().call(rulebook.exportRounds, {})
    expect((await t.send('GET', url)).text).toContain(String(ROUND.number))
  })

  test('that stand twice in one paste are refused, and then none of them is entered', async () => {
    const other = { ...ROUND, number: 432, on: '2026-11-13' }
    expect(await issuesOf([ROUND, other, other])).toEqual([{ field: 'rounds.2.number', fault: 'ALREADY_ENTERED' }])
    expect((await list({ show: 'own' })).rows).toEqual([])
  })

  test('of the owner stand in place of a built-in one, which stays to be seen', async () => {
    await enter({ ...ROUND, number: 396, on: '2026-02-17', category: 'CEC', cutOff: 509 })
    const found = (await list({ search: '396' })).rows
    expect(found).toEqual([expect.objectContaining({ state: 'entered', cutOff: 509 })])
    const { history } = await owner().call(rulebook.readRound, { id: found[0]?.id ?? '' })
    expect(history.map(({ state, cutOff }) => [state, cutOff])).toEqual([
      ['entered', 509],
      ['replaced', 508],
    ])
  })

  test('are corrected by another entry; the first is withdrawn, stays in the history and can be put back', async () => {
    const { ids } = await enter(ROUND)
    const [first = ''] = ids
    const corrected = { rounds: [{ ...ROUND, cutOff: 401 }], replaces: first }
    const [second = ''] = (await owner().call(rulebook.addRounds, corrected)).ids
    expect((await list({ show: 'own' })).rows.map(({ cutOff }) => cutOff)).toEqual([401])
    const { history } = await owner().call(rulebook.readRound, { id: second })
    expect(history.map(({ state, cutOff }) => [state, cutOff])).toEqual([
      ['entered', 401],
      ['withdrawn', 400],
    ])
    await expect(owner().call(rulebook.restoreRound, { id: first })).rejects.toThrow('CONFLICT')
    await owner().call(rulebook.withdrawRound, { id: second })
    await owner().call(rulebook.restoreRound, { id: first })
    expect((await list({ show: 'own' })).rows.map(({ cutOff }) => cutOff)).toEqual([400])
    expect(
      await t.db.rows(
        sql`select act from audit_entries where act like 'rulebook.%' and target = ${`round:${first}`} order by id`,
      ),
    ).toEqual([{ act: 'rulebook.enter' }, { act: 'rulebook.restore' }])
  })

  test('are never changed in the database, whoever tries', async () => {
    await enter(ROUND)
    await expect(t.db.execute(sql`update rule_rounds set cut_off = 1`)).rejects.toThrow('withdrawn, never changed')
  })

  test('are found by their type in either language, sorted and paged', async () => {
    await enter(ROUND)
    expect((await list({ search: 'French' })).rows[0]).toMatchObject({ number: 431 })
    expect((await list({ search: 'فرانسه' })).rows[0]).toMatchObject({ number: 431 })
    const first = await list({ sort: 'cutOff', order: 'ascending', limit: 2 })
    expect(first.rows.map(({ cutOff }) => cutOff)).toEqual([379, 400])
    const second = await list({ sort: 'cutOff', order: 'ascending', limit: 2, after: first.next ?? '' })
    expect(second.rows.map(({ cutOff }) => cutOff)).toEqual([410, 428])
  })

  test('in a pasted text are shown as understood, with what is wrong, before anything is saved', async () => {
    await enter(ROUND)
    const text = [
      '432\tNovember 13, 2026\tCanadian Experience Class\t1,000\t533',
      '431\tNovember 12, 2026\tFrench language proficiency\t5,000\t400',
      '433\tNovember 14, 2026\tSTEM occupations\t25,000\t1,300',
      'something else',
      '434\tNovember 14, 2026\tGeneral\t20\t480',
    ].join('\n')
    const { rows } = await owner().call(rulebook.understandRounds, { text })
    expect(rows.map(({ round, faults, unusual }) => [round?.number ?? null, faults, unusual])).toEqual([
      [432, [], []],
      [null, [{ field: 'number', fault: 'ALREADY_ENTERED' }], []],
      [null, [{ field: 'cutOff', fault: 'TOO_LARGE' }], []],
      [null, [{ field: 'line', fault: 'INVALID' }], []],
      [434, [], ['invitations']],
    ])
    expect((await list({ show: 'own' })).rows).toHaveLength(1)
  })
})

describe('the ledger', () => {
  test('shows each program as it stands today, and everything that was ever said of it', async () => {
    const { id } = await owner().call(rulebook.addIntake, CLOSED)
    const { rows } = await owner().call(rulebook.listIntakes, { search: 'Intra-Company' })
    expect(rows).toEqual([
      expect.objectContaining({ intake: 'ICT', status: 'closed', since: '2026-11-15', isOwn: true }),
    ])
    const { entries, services } = await owner().call(rulebook.readIntake, { intake: 'ICT' })
    expect(entries.map(({ from, status, state }) => [from, status, state])).toEqual([
      ['2026-11-15', 'closed', 'entered'],
      ['2024-10-03', 'open', 'shipped'],
      ['2015-01-01', 'open', 'shipped'],
    ])
    expect(services.map(({ slug }) => slug)).toContain('inter-company-transfer')
    await owner().call(rulebook.withdrawIntake, { id })
    expect((await owner().call(rulebook.readIntake, { intake: 'ICT' })).now).toMatchObject({ status: 'open' })
    await owner().call(rulebook.restoreIntake, { id })
    expect((await owner().call(rulebook.readIntake, { intake: 'ICT' })).now).toMatchObject({ status: 'closed' })
  })

  test('gives an entry back only while its day is free', async () => {
    const { id } = await owner().call(rulebook.addIntake, CLOSED)
    await owner().call(rulebook.withdrawIntake, { id })
    await owner().call(rulebook.addIntake, { ...CLOSED, intake: 'FSW' })
    const second = await owner().call(rulebook.addIntake, { ...CLOSED, status: 'open' })
    expect(await owner().refuse(rulebook.restoreIntake, { id })).toMatchObject({ code: 'CONFLICT' })
    await owner().call(rulebook.withdrawIntake, { id: second.id })
    await owner().call(rulebook.restoreIntake, { id })
    expect((await owner().call(rulebook.readIntake, { intake: 'ICT' })).now).toMatchObject({ status: 'closed' })
  })

  test('refuses a second entry of one day, and days that cannot be meant', async () => {
    await owner().call(rulebook.addIntake, CLOSED)
    const fault = async (from: string) => (await owner().refuse(rulebook.addIntake, { ...CLOSED, from })).issues
    expect(await fault('2026-11-15')).toEqual([{ field: 'from', fault: 'ALREADY_ENTERED' }])
    expect(await fault('2014-12-31')).toEqual([{ field: 'from', fault: 'TOO_EARLY' }])
    expect(await fault('2028-11-16')).toEqual([{ field: 'from', fault: 'TOO_LATE' }])
  })

  test('is taken home with every entry, and no cell is a formula', async () => {
    await owner().call(rulebook.addIntake, { ...CLOSED, notice: { ...CLOSED.notice, en: '=HYPERLINK("x")' } })
    const { url } = await owner().call(rulebook.exportIntakes, { search: 'Intra-Company' })
    const { text } = await t.send('GET', url)
    expect(text).toContain('Intra-Company Transfer,2026-11-15,Closed')
    expect(text).not.toMatch(/,"?=HYPERLINK/)
  })
})
