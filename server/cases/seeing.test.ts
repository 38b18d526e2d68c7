import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { cases, DESK_SIGNAL, PRESENCE_SIGNAL } from '@rahnama/contract/cases/cases.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLooksAt } from '../audit/audit.ts'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication, tellProfile } from '../test/cases.ts'
import { addConsultant, book } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

let owner: SignedInAccount
let stranger: SignedInAccount
let admin: SignedInAccount
let mina: SignedInAccount
let id: string
let folio: string
/** Another case of the same client, which is the stranger's. */
let otherFolio: string
let versionId: string
let checksum: string
let undoToken: string
const noteId = randomUUID()
const taskId = randomUUID()
const questionId = randomUUID()

/** One case that has everything, owned by one of two agents, while the firm says that each sees only their own. */
beforeAll(async () => {
  t.setNow('2026-11-16T15:00:00Z')
  owner = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  await tellProfile(t, mina, {
    firstName: 'Mina',
    lastName: 'Karimi',
    persianName: 'مینا کریمی',
    phone: '+989121234567',
  })
  const sent = await sendApplication(t, mina)
  id = sent.id
  folio = sent.reference
  stranger = await t.signIn('case_review_agent')
  admin = await t.signIn('admin')
  otherFolio = (await sendApplication(t, mina, 'SUV')).reference
  await t.as(owner).call(cases.handOver, { folio: otherFolio, to: stranger.userId, reason: 'Leave', summary: 'New.' })
  const version = await givePassport(t, mina)
  versionId = version.id
  checksum = (await t.as(owner).call(cases.toVerify, { folio, versionId })).checksum
  await t.as(owner).call(cases.addNote, { folio, id: noteId, text: 'For us alone.' })
  const task = { what: 'Call the bank', assigneeId: stranger.userId, dueOn: null, anchor: null }
  await t.as(owner).call(cases.addTask, { folio, id: taskId, ...task })
  await t.as(owner).call(cases.ask, { folio, id: questionId, form: null, path: null, text: 'Which year?' })
  await t.as(stranger).call(cases.read, { folio })
  await t.as(owner).call(cases.present, { folio, mode: 'looking' })
  const bulk = { items: [{ kind: 'case', id } as const], until: null, untilReply: true, reason: 'They travel.' }
  undoToken = (await t.as(owner).call(cases.snooze, bulk)).undoToken ?? ''
  await t.as(owner).call(cases.wake, { items: bulk.items })
  await t.db.execute(sql`
    insert into site_settings (name, value, version, updated_at) values ('desk', '{"agentsSee":"own"}', 1, now())`)
})

afterAll(async () => void (await t.db.execute(sql`delete from site_settings where name = 'desk'`)))

type Name = keyof typeof cases

const task = { what: 'Mine now', assigneeId: null, dueOn: null, anchor: null }
const move = { stage: 'inReview', turn: 'office', reason: 'underReview', dueOn: null, sentence: null } as const
const DATES = {
  ...{ authorityNumber: 'E000123456', filedOn: null, biometricsBy: null, biometricsOn: null },
  ...{ medicalBy: null, medicalOn: null, decidedOn: null },
}

/** What each procedure is asked with about somebody else's case: a new one does not compile until it stands here. */
const ASKED: { [Each in Name]: () => TypedInput<(typeof cases)[Each]> } = {
  list: () => ({ view: 'all', limit: 100 }),
  counts: () => ({}),
  headings: () => ({ view: 'all' }),
  tabs: () => ({}),
  next: () => ({ view: 'all' }),
  assign: () => ({ items: [{ kind: 'case', id }], ownerId: stranger.userId }),
  snooze: () => ({ items: [{ kind: 'case', id }], until: null, untilReply: true, reason: 'Later' }),
  wake: () => ({ items: [{ kind: 'case', id }] }),
  undo: () => ({ undoToken }),
  colleagues: () => ({}),
  views: () => ({}),
  saveView: () => ({ id: randomUUID(), name: 'All of it', filter: { view: 'all' }, isShared: false }),
  removeView: () => ({ id: randomUUID() }),
  search: () => ({ text: folio }),
  recent: () => ({}),
  read: () => ({ folio }),
  answers: () => ({ folio }),
  documents: () => ({ folio }),
  timeline: () => ({ folio }),
  appointments: () => ({ folio }),
  consents: () => ({ folio }),
  claim: () => ({ folio }),
  release: () => ({ folio, reason: 'Mine' }),
  handOver: () => ({ folio, to: stranger.userId, reason: 'Mine', summary: 'Mine' }),
  present: () => ({ folio, mode: 'looking' }),
  leave: () => ({ folio }),
  presentAll: () => ({}),
  preview: () => ({ folio, ...move }),
  move: () => ({ folio, version: 2, ...move }),
  setDates: () => ({ folio, version: 2, dates: DATES }),
  reopen: () => ({ folio, version: 2, reason: 'Mine', sentence: null }),
  begin: () => ({ folio, program: 'FSW', sentence: null, knowing: true }),
  notes: () => ({ folio }),
  addNote: () => ({ folio, id: randomUUID(), text: 'Read by me' }),
  editNote: () => ({ folio, id: noteId, text: 'Mine', version: 1 }),
  removeNote: () => ({ folio, id: noteId }),
  putBackNote: () => ({ folio, id: noteId }),
  tasks: () => ({ folio }),
  myTasks: () => ({}),
  addTask: () => ({ folio, id: randomUUID(), ...task }),
  changeTask: () => ({ folio, id: taskId, version: 1, ...task }),
  finishTask: () => ({ folio, id: taskId, isDone: true }),
  snoozeTask: () => ({ folio, id: taskId, until: null, untilReply: true }),
  toVerify: () => ({ folio, versionId }),
  nextToVerify: () => ({ view: 'all', folio }),
  openFile: () => ({ folio, versionId }),
  accept: () => ({ folio, versionId, checksum }),
  sendBack: () => ({ folio, versionId, checksum, reason: 'unreadable', sentence: null, remark: null }),
  undoDecision: () => ({ folio, versionId }),
  notNeeded: () => ({ folio, kind: 'passport', subject: 'profile', isNotNeeded: true }),
  questions: () => ({ folio }),
  ask: () => ({ folio, id: randomUUID(), form: null, path: null, text: 'And which month?' }),
  withdrawQuestion: () => ({ folio, id: questionId }),
  readAnswer: () => ({ folio, id: questionId }),
}

const names = Object.keys(cases) as Name[]

async function ask(person: SignedInAccount, name: Name) {
  const { url, body, contentType } = toRequest(cases[name], ASKED[name]())
  const headers = contentType ? { 'Content-Type': contentType } : {}
  return t.as(person).send(cases[name].method, url, { headers, ...(body !== undefined && { body }) })
}

/** Everything that is written about the case. */
async function state() {
  const lines = sql`(select count(*) from audit_entries where target like '%' || ${id})`
  return t.db.row(sql`
    select applications.version, owner_id, snoozed_until, ${lines} as audited,
      (select count(*) from case_events where application_id = ${id}) as events,
      (select jsonb_agg(case_notes) from case_notes where application_id = ${id}) as notes,
      (select jsonb_agg(case_tasks) from case_tasks where application_id = ${id}) as tasks,
      (select jsonb_agg(case_questions) from case_questions where application_id = ${id}) as questions,
      (select count(*) from document_decisions) as decisions,
      (select count(*) from documents where not_needed_at is not null) as "notNeeded"
    from applications join desk_items on desk_items.id = applications.id where applications.id = ${id}`)
}

describe('a case of a colleague, where agents see only their own', () => {
  test.each(names)('%s tells nothing of it and changes nothing', async (name) => {
    const before = await state()
    const { status, text } = await ask(stranger, name)
    const isByFolio = cases[name].path.includes('{folio}')
    if (isByFolio || name === 'undo') expect([status, text]).toEqual([404, expect.stringContaining('NOT_FOUND')])
    // What names it in its input finds nothing, too.
    else if (name === 'nextToVerify') expect(status).toBe(404)
    else expect(status).toBe(200)
    expect(text).not.toContain(folio)
    if (!['assign', 'snooze', 'wake'].includes(name)) expect(text).not.toContain(id)
    expect(await state()).toEqual(before)
  })

  test.each(['assign', 'snooze', 'wake'] as const)('%s names it as one that could not be changed', async (name) => {
    const { text } = await ask(stranger, name)
    expect(JSON.parse(text)).toEqual({ done: 0, failed: [{ kind: 'case', id }], undoToken: null })
  })

  test('is not counted, and is not among the other cases of its client', async () => {
    const { rows } = await t.as(stranger).call(cases.list, { view: 'all', limit: 100 })
    expect(rows.map((row) => row.folio)).toEqual([otherFolio])
    expect((await t.as(stranger).call(cases.counts, {})).all).toBe(1)
    expect((await t.as(stranger).call(cases.read, { folio: otherFolio })).otherCases).toEqual([])
    expect((await t.as(admin).call(cases.read, { folio: otherFolio })).otherCases).toMatchObject([{ folio }])
    expect((await t.as(stranger).call(cases.myTasks, {})).open).toBe(0)
  })

  test('is open to its owner and to admins', async () => {
    for (const person of [owner, admin]) {
      expect((await t.as(person).call(cases.read, { folio })).folio).toBe(folio)
      expect((await t.as(person).call(cases.search, { text: folio })).hits).toHaveLength(1)
    }
  })

  test('is heard of live by its owner and admins alone, until it is nobody’s', async () => {
    const heard = await listen()
    await t.as(owner).call(cases.addNote, { folio, id: randomUUID(), text: 'Called again.' })
    await t.as(owner).call(cases.present, { folio, mode: 'writing' })
    await heard.by(owner, DESK_SIGNAL)
    await heard.by(owner, PRESENCE_SIGNAL)
    await heard.by(admin, DESK_SIGNAL)
    expect(heard.of(stranger)).toEqual([])
    await t.as(owner).call(cases.release, { folio, reason: 'For whoever has time.' })
    await heard.by(stranger, DESK_SIGNAL)
    heard.close()
  })
})

/** Listens as each of the three does in a browser. */
async function listen() {
  const heard = new Map<string, string[]>()
  const subscriptions = await Promise.all(
    (
      [
        [owner, 'case_review_agent'],
        [stranger, 'case_review_agent'],
        [admin, 'admin'],
      ] as const
    ).map(([{ userId }, role]) => {
      const kinds: string[] = []
      heard.set(userId, kinds)
      const caller = { userId, role, sessionId: randomUUID() }
      return t.deps.signals.subscribe(caller as never, undefined, {
        ...{ onReady() {}, onReset() {}, onEnd() {} },
        onSignal: ({ kind }) => void kinds.push(kind),
      })
    }),
  )
  const of = ({ userId }: SignedInAccount) => heard.get(userId) ?? []
  return {
    of,
    by: (person: SignedInAccount, kind: string) => expect.poll(() => of(person)).toContain(kind),
    close() {
      for (const subscription of subscriptions) subscription.close()
    },
  }
}

describe('an appointment of their client', () => {
  let appointmentId = ''
  beforeAll(async () => {
    const consultantId = await addConsultant(t)
    const { reference } = await book(t, { consultantId, startsAt: '2026-11-18T15:00:00Z' })
    const row = await t.db.row<{ id: string }>(sql`
      update consultations set client_id = ${mina.userId} where reference = ${reference} returning id`)
    appointmentId = row?.id ?? ''
    await t.db.execute(sql`update cases set owner_id = ${owner.userId} where application_id = ${id}`)
  })
  const looks = async (person: SignedInAccount) =>
    (await listLooksAt(t.db, mina.userId, 50)).filter(
      ({ actorId, acts }) => actorId === person.userId && acts.includes('consultation.readClient'),
    )

  test('shows the cases that are theirs to see, and is one look at the file for each sitting', async () => {
    const read = () => t.as(stranger).call(consultations.client, { id: appointmentId })
    expect(await read()).toMatchObject({ result: 'known', applications: [{ program: 'SUV' }] })
    await read()
    expect(await looks(stranger)).toMatchObject([{ purpose: 'appointment', actorRole: 'case_review_agent' }])
    const all = await t.as(admin).call(consultations.client, { id: appointmentId })
    expect(all.result === 'known' && all.applications.map(({ program }) => program).toSorted()).toEqual(['ICT', 'SUV'])
  })

  test('shows nothing of a client whose cases are all a colleague’s, and nothing was looked at', async () => {
    const third = await t.signIn('case_review_agent')
    expect(await t.as(third).call(consultations.client, { id: appointmentId })).toEqual({ result: 'withColleague' })
    expect(await looks(third)).toEqual([])
  })
})

describe('referral agents and clients', () => {
  test.each(names)('%s is shut to both', async (name) => {
    for (const person of [await t.signIn('referral_agent'), mina]) {
      const { status, text } = await ask(person, name)
      expect([status, text]).toEqual([403, expect.stringContaining('NOT_ALLOWED')])
    }
  })

  test('and another client finds nothing by its id', async () => {
    expect(await t.as(await t.signIn('student')).refuse(applications.read, { id })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
