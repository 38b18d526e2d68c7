import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { documents } from '@rahnama/contract/documents.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, openOneCase, sendApplication } from '../test/cases.ts'
import { mailText } from '../test/mail-text.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'
import { noteBin } from './cases.ts'

// Where there are two of a kind, the second is looked at here: the other days, the other person, the other end.

const t = useTestApp()
const MONDAY_TEN = '2026-11-16T15:00:00Z'

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

beforeEach(async () => {
  ;({ agent, mina, folio, id } = await openOneCase(t, MONDAY_TEN))
})

const by = (person = agent) => t.as(person)
const version = async () => (await by().call(cases.read, { folio })).version
const openTasks = async () => (await by().call(cases.tasks, { folio })).tasks.filter(({ doneAt }) => doneAt === null)
const NO_DATES = {
  ...{ authorityNumber: null, filedOn: null, biometricsBy: null, biometricsOn: null },
  ...{ medicalBy: null, medicalOn: null, decidedOn: null },
}
const setDates = async (dates: Partial<Record<keyof typeof NO_DATES, string>>) =>
  by().call(cases.setDates, { folio, version: await version(), dates: { ...NO_DATES, ...dates } })

const STEPS = {
  inReview: { stage: 'inReview', turn: 'office', reason: 'underReview' },
  filed: { stage: 'filed', turn: 'government', reason: 'awaitsDecision' },
  decided: { stage: 'decided', turn: 'nobody', reason: 'approved' },
} as const
async function move(steps: readonly (keyof typeof STEPS)[], of = folio) {
  for (const step of steps) {
    const { version: now } = await by().call(cases.read, { folio: of })
    await by().call(cases.move, { folio: of, version: now, ...STEPS[step], dueOn: null, sentence: null })
  }
}

/** By the job itself, so that what it is registered to do is what is done. */
async function runNoteBin(): Promise<void> {
  await t.deps.jobs.enqueue(t.db, noteBin, {})
  expect(await t.runJobs()).toMatchObject({ failed: 0 })
}

describe('a removed note', () => {
  test('can be put back on its thirtieth day and is gone on the next', async () => {
    const note = { folio, id: randomUUID() }
    await by().call(cases.addNote, { ...note, text: 'First call made.' })
    await by().call(cases.removeNote, note)
    t.setNow('2026-12-16T15:00:00Z')
    await runNoteBin()
    expect((await by().call(cases.putBackNote, note)).notes).toHaveLength(1)
    await by().call(cases.removeNote, note)
    t.setNow('2027-01-15T15:00:01Z')
    await runNoteBin()
    expect(await by().refuse(cases.putBackNote, note)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the day of the medical examination', () => {
  test('moves what hangs on it, as the others do', async () => {
    await setDates({ medicalBy: '2026-12-16', filedOn: '2026-11-16' })
    for (const on of ['medicalBy', 'filedOn'] as const) {
      const task = { what: on, assigneeId: null, dueOn: null, anchor: { on, days: 3 } }
      await by().call(cases.addTask, { folio, id: randomUUID(), ...task })
    }
    await setDates({ medicalBy: '2026-12-20', filedOn: '2026-11-20' })
    const due = Object.fromEntries((await openTasks()).map(({ what, dueOn }) => [what, dueOn]))
    expect(due).toMatchObject({ medicalBy: '2026-12-23', filedOn: '2026-11-23' })
  })

  test('ends its own task when it was done, and not when biometrics were', async () => {
    const days = { medicalBy: '2026-12-30', biometricsBy: '2026-12-30' }
    await setDates({ ...days, biometricsOn: '2026-12-01' })
    expect((await openTasks()).map(({ rule }) => rule)).toEqual(['medicalDue'])
    await setDates({ ...days, medicalOn: '2026-12-01' })
    expect((await openTasks()).map(({ rule }) => rule)).toEqual(['biometricsDue'])
  })
})

test('closing a case leaves the day on which the authority decided, and without one it is today', async () => {
  await move(['inReview', 'filed'])
  await setDates({ decidedOn: '2026-11-12' })
  await move(['decided'])
  expect((await by().call(cases.read, { folio })).dates.decidedOn).toBe('2026-11-12')
  const { reference: other } = await sendApplication(t, await t.signIn('student'))
  await move(['inReview', 'filed', 'decided'], other)
  expect((await by().call(cases.read, { folio: other })).dates.decidedOn).toBe('2026-11-16')
})

describe('a question to the client', () => {
  const ask = () => by().call(cases.ask, { folio, id: randomUUID(), form: null, path: null, text: 'Since when?' })
  const standing = async () => {
    const { stage, turn } = await t.as(mina).call(applications.read, { id })
    return { stage, turn }
  }

  test('gives them the turn also when we have begun to read', async () => {
    await move(['inReview'])
    await ask()
    expect(await standing()).toEqual({ stage: 'needsMore', turn: 'client' })
  })

  test('leaves the turn with the authority while it has it', async () => {
    await move(['inReview', 'filed'])
    await ask()
    expect(await standing()).toEqual({ stage: 'filed', turn: 'government' })
  })
})

describe('a decision on a document', () => {
  const WRONG = { reason: 'unreadable', sentence: null, remark: null } as const

  async function give(kind: 'proofOfFunds' | 'hskResult') {
    const file = { purpose: 'document', name: `${kind}.pdf`, content: sampleFile('plain.pdf') } as const
    const { id: uploadId } = await sendFile(t, mina.token, file)
    const { versions } = await t.as(mina).call(documents.attach, { kind, subject: 'profile', uploadId })
    const versionId = versions[0]?.id ?? ''
    await t.db.execute(sql`update document_versions set state = 'inReview' where id = ${versionId}`)
    return versionId
  }

  const sendBack = async (versionId: string) => {
    const { checksum } = await by().call(cases.toVerify, { folio, versionId })
    return by().call(cases.sendBack, { folio, versionId, checksum, ...WRONG })
  }

  test('is undone by whoever took it, and by no colleague', async () => {
    const { id: versionId } = await givePassport(t, mina)
    await sendBack(versionId)
    const colleague = await t.signIn('case_review_agent')
    expect(await by(colleague).refuse(cases.undoDecision, { folio, versionId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await by().call(cases.undoDecision, { folio, versionId })).toEqual({})
  })

  test('waits for the others of the same sitting: two within two minutes are one mail', async () => {
    const [first, second] = [await give('proofOfFunds'), await give('hskResult')]
    const before = (await t.mails({ to: mina.email })).length
    await sendBack(first)
    t.setNow('2026-11-16T15:01:00Z')
    await t.runJobs()
    await sendBack(second)
    t.setNow('2026-11-16T15:02:30Z')
    await t.runJobs()
    expect(await t.mails({ to: mina.email })).toHaveLength(before)
    t.setNow('2026-11-16T15:05:00Z')
    await t.runJobs()
    const [mail, ...others] = await t.mails({ to: mina.email })
    expect(others).toHaveLength(before)
    expect(mailText(mail?.content)).toMatch(/funds/i)
    expect(mailText(mail?.content)).toMatch(/HSK/)
  })
})

test('several rows put away together can be undone at the tenth second, not after it', async () => {
  const items = [{ kind: 'case', id } as const]
  const putAway = { items, until: null, untilReply: true, reason: 'They travel.' }
  const { undoToken } = await by().call(cases.snooze, putAway)
  t.setNow('2026-11-16T15:00:10Z')
  expect(await by().call(cases.undo, { undoToken: undoToken ?? '' })).toEqual({ done: 1 })
  const again = await by().call(cases.snooze, putAway)
  t.setNow('2026-11-16T15:00:20.001Z')
  expect(await by().refuse(cases.undo, { undoToken: again.undoToken ?? '' })).toMatchObject({ code: 'GONE' })
})

test('whoever opened a case is there for 44 seconds without another word, and not for 45', async () => {
  const colleague = await t.signIn('case_review_agent')
  await by(colleague).call(cases.present, { folio, mode: 'looking' })
  const others = async () => (await by().call(cases.present, { folio, mode: 'looking' })).others.map((each) => each.id)
  t.setNow('2026-11-16T15:00:44Z')
  expect(await others()).toEqual([colleague.userId])
  t.setNow('2026-11-16T15:00:45Z')
  expect(await others()).toEqual([])
})
