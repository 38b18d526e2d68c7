import { randomUUID } from 'node:crypto'
import { advisor } from '@rahnama/contract/advisor/advisor.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { contract } from '@rahnama/contract/contract.ts'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { mailDigests, releaseHeldMails } from '../notices/notices.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, openOneCase } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

/** Stands in everything that the team writes to itself, and in nothing else. */
const INSIDE = 'zirzamin'
/** Stands in what the client may read: whoever finds neither has looked nowhere. */
const OPEN = 'panjereh'

let mina: SignedInAccount
let agent: SignedInAccount
let folio: string
const ids = {
  application: '',
  thread: '',
  message: '',
  note: '',
  caseNote: '',
  task: '',
  version: '',
  reply: '',
  turn: '',
}

beforeAll(async () => {
  const made = await openOneCase(t, '2026-11-16T15:00:00Z')
  ;({ mina, agent, folio } = made)
  ids.application = made.id
  for (const key of ['thread', 'message', 'note', 'caseNote', 'task'] as const) ids[key] = randomUUID()
  const colleague = await t.signIn('case_review_agent')
  const begun = { id: ids.thread, messageId: ids.message, kind: 'immigration', subject: 'My case' } as const
  await t.as(mina).call(messages.begin, { ...begun, applicationId: made.id, body: 'Hello' })
  ids.version = (await givePassport(t, mina)).id
  const office = t.as(agent)
  const id = begun.id
  const inside = `Careful: ${INSIDE}`
  await office.call(messageDesk.addNote, { id, noteId: ids.note, text: inside, mention: colleague.userId })
  await office.call(messageDesk.snooze, { id, snooze: { until: null, reason: inside } })
  await office.call(cases.addNote, { folio, id: ids.caseNote, text: inside })
  const task = { what: inside, assigneeId: null, dueOn: null, anchor: null }
  await office.call(cases.addTask, { folio, id: ids.task, ...task })
  const { checksum } = await office.call(cases.toVerify, { folio, versionId: ids.version })
  const decision = {
    folio,
    versionId: ids.version,
    checksum,
    reason: 'unreadable',
    sentence: OPEN,
    remark: inside,
  } as const
  await office.call(cases.sendBack, decision)
  await t.db.execute(sql`update cases set lesson = ${inside} where application_id = ${made.id}`)
  const { message } = await office.call(messageDesk.reply, { id, messageId: randomUUID(), body: OPEN, seen: 1 })
  ids.reply = message.id
  ids.turn = randomUUID()
  await t.as(mina).call(advisor.ask, { id: ids.turn, question: `What is ${INSIDE.slice(0, 5)}?`, language: 'en' })
  // Everything that waits to be told is told: at once, the next morning, and when reminders have come to their end.
  for (const instant of ['2026-11-16T15:30:00Z', '2026-11-17T15:30:00Z', '2026-12-20T15:30:00Z']) {
    t.setNow(instant)
    expect(await t.runJobs()).toMatchObject({ failed: 0 })
    await releaseHeldMails(t.deps)
    await mailDigests(t.deps)
  }
})

/** Every address of a procedure with each known id in each of its places. */
function addressesOf(path: string): string[] {
  const place = /\{\w+\}/.exec(path)?.[0]
  if (!place) return [path, `${path}?text=${INSIDE}`, `${path}?limit=100`]
  return [...Object.values(ids), folio, mina.userId].flatMap((each) => addressesOf(path.replace(place, each)))
}

const procedures = Object.values(contract).flatMap((group) => Object.values<Procedure>(group))
const readable = procedures.filter(
  ({ method, audience }) => method === 'GET' && (audience === 'public' || audience === 'signedIn'),
)

test('what the team writes to itself is there for the team', async () => {
  const places = [`message-desk/threads/${ids.thread}`, ...['notes', 'tasks'].map((part) => `cases/${folio}/${part}`)]
  for (const place of places) expect((await t.as(agent).send('GET', `/api/${place}`)).text, place).toContain(INSIDE)
})

test('nothing that a client can ask, with any id they could know or guess, has a word of it', async () => {
  const found: string[] = []
  let answers = ''
  for (const address of readable.flatMap(({ path }) => addressesOf(path))) {
    const { text, status } = await t.as(mina).send('GET', address)
    if (status === 200) answers += text
    // A search that finds nothing says again what was searched.
    if (text.replaceAll(`text=${INSIDE}`, '').includes(INSIDE)) found.push(address)
  }
  expect(found).toEqual([])
  expect(answers).toContain(OPEN)
})

test('no file is behind a note: its id opens nothing', async () => {
  for (const fileId of [ids.note, ids.caseNote, ids.task]) {
    const refused = await t.as(mina).refuse(messages.openFile, { id: ids.thread, fileId })
    expect(refused).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('no mail says a word of it, to the client or to a colleague', async () => {
  const mails = JSON.stringify(await t.mails())
  expect(mails).toContain(mina.email)
  expect(mails).not.toContain(INSIDE)
})

test('the client’s own archive has none of it', async () => {
  await t.as(mina).call(privacy.askForExport, {})
  await t.runJobs()
  const { export: made } = await t.as(mina).call(privacy.export, {})
  const { url } = await t.as(mina).call(privacy.linkExport, { id: made?.id ?? '' })
  const answer = await t.app.request(url)
  const all = Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    .map((each) => Buffer.from(each).toString('latin1'))
    .join()
  expect(all).toContain(OPEN)
  expect(all).not.toContain(INSIDE)
})

test('a client who listens live hears no word of it', async () => {
  const signals = JSON.stringify(await t.db.rows(sql`select * from signals`))
  expect(signals).not.toContain(INSIDE)
})
