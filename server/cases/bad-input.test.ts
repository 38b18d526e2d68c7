import { randomUUID } from 'node:crypto'
import { type CaseMove, cases } from '@rahnama/contract/cases/cases.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication } from '../test/cases.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

let agent: SignedInAccount
let colleague: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

beforeEach(async () => {
  t.setNow('2026-11-16T15:00:00Z')
  await t.db.execute(sql`delete from user_roles where role = 'case_review_agent'`)
  colleague = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  const sent = await sendApplication(t, mina)
  folio = sent.reference
  id = sent.id
  agent = await t.signIn('case_review_agent')
})

const MOVE: CaseMove = {
  ...{ stage: 'inReview', turn: 'office', reason: 'underReview' },
  ...{ dueOn: null, sentence: null, endTasks: [], sendsMail: true },
}
const version = async () => (await t.as(agent).call(cases.read, { folio })).version
const move = async (change: Partial<CaseMove>) =>
  t.as(agent).call(cases.move, { folio, version: await version(), ...MOVE, ...change })

test('a decision on a version that was replaced names the newer file and when it came', async () => {
  const { id: versionId } = await givePassport(t, mina)
  const { checksum } = await t.as(agent).call(cases.toVerify, { folio, versionId })
  t.setNow('2026-11-16T15:32:00Z')
  const newer = await givePassport(t, mina, sampleFile('plain.docx'))
  const params = { versionId: newer.id, uploadedAt: '2026-11-16T15:32:00.000Z' }
  const words = { reason: 'unreadable', sentence: 'Please take it in daylight.', remark: null }
  for (const [procedure, more] of [
    [cases.accept, {}],
    [cases.sendBack, words],
  ] as const) {
    expect(await t.as(agent).refuse(procedure, { folio, versionId, checksum, ...more })).toMatchObject({
      ...{ status: 409, code: 'CONFLICT', params },
    })
  }
  expect(await t.db.rows(sql`select from document_decisions where version_id = ${versionId}`)).toEqual([])
})

test('a decision that a colleague is taking at this moment is theirs', async () => {
  const { id: versionId } = await givePassport(t, mina)
  const { checksum } = await t.as(agent).call(cases.toVerify, { folio, versionId })
  await t.as(colleague).call(cases.accept, { folio, versionId, checksum })
  const refused = await t.as(agent).refuse(cases.accept, { folio, versionId, checksum })
  expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(refused.params).toBeUndefined()
})

test('a move the table does not allow points at the stage, one whose reason does not fit at the reason', async () => {
  const given = { folio, version: await version(), ...MOVE }
  expect(
    await t.as(agent).refuse(cases.move, { ...given, stage: 'decided', turn: 'nobody', reason: 'approved' }),
  ).toMatchObject({
    ...{ status: 400, code: 'INVALID_INPUT', field: 'stage' },
  })
  expect(await t.as(agent).refuse(cases.move, { ...given, reason: 'awaitsDecision' })).toMatchObject({
    ...{ status: 400, code: 'INVALID_INPUT', field: 'reason' },
  })
  expect(await version()).toBe(given.version)
})

test('a claim of somebody else’s case says whose it is and changes nothing, alone or among many', async () => {
  expect(await t.as(agent).call(cases.claim, { folio })).toMatchObject({
    result: 'taken',
    owner: { id: colleague.userId },
  })
  const items = [{ kind: 'case', id } as const]
  expect(await t.as(agent).call(cases.assign, { items, ownerId: agent.userId })).toEqual({
    ...{ done: 0, failed: items, undoToken: null },
  })
  expect(await t.as(agent).refuse(cases.release, { folio, reason: 'Mine' })).toMatchObject({ code: 'NOT_ALLOWED' })
  expect((await t.as(agent).call(cases.read, { folio })).owner?.id).toBe(colleague.userId)
})

test('a question about an answer names the form and the answer, or neither', async () => {
  const question = { folio, id: randomUUID(), text: 'Since when?' }
  const about = [
    [{ form: 'profile', path: null }, 'path'],
    [{ form: null, path: 'residence' }, 'form'],
  ] as const
  for (const [place, field] of about) {
    expect(await t.as(agent).refuse(cases.ask, { ...question, ...place })).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT', issues: [{ field, fault: 'REQUIRED' }] },
    })
  }
})

test('a case that is over is read, and every change of it is refused by one code', async () => {
  const { id: versionId } = await givePassport(t, mina)
  const { checksum } = await t.as(agent).call(cases.toVerify, { folio, versionId })
  const task = { what: 'Call', assigneeId: null, dueOn: null, anchor: null }
  const taskId = randomUUID()
  await t.as(agent).call(cases.addTask, { folio, id: taskId, ...task })
  await move({ stage: 'withdrawn', turn: 'nobody', reason: 'withdrawnByOffice' })
  const now = await version()
  const dates = { authorityNumber: null, filedOn: null, biometricsBy: null, biometricsOn: null }
  const words = { reason: 'unreadable', sentence: null, remark: null }
  const changes = [
    [cases.claim, {}],
    [cases.release, { reason: 'Over' }],
    [cases.handOver, { to: agent.userId, reason: 'Over', summary: 'Over' }],
    [cases.move, { version: now, ...MOVE }],
    [cases.setDates, { version: now, dates: { ...dates, medicalBy: null, medicalOn: null, decidedOn: null } }],
    [cases.addTask, { id: randomUUID(), ...task }],
    [cases.changeTask, { id: taskId, version: 1, ...task }],
    [cases.ask, { id: randomUUID(), form: null, path: null, text: 'Which year?' }],
    [cases.accept, { versionId, checksum }],
    [cases.sendBack, { versionId, checksum, ...words }],
    [cases.notNeeded, { kind: 'passport', subject: 'profile', isNotNeeded: true }],
  ] as const
  for (const [procedure, input] of changes) {
    expect([procedure.path, await t.as(agent).refuse(procedure, { folio, ...input })]).toMatchObject([
      procedure.path,
      { status: 410, code: 'GONE' },
    ])
  }
  expect((await t.as(agent).call(cases.read, { folio })).version).toBe(now)
})
