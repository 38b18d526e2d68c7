import { randomUUID } from 'node:crypto'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { contract } from '@rahnama/contract/contract.ts'
import { documents } from '@rahnama/contract/documents.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { writeRole } from '@rahnama/server/auth/auth.ts'
import { sql } from '@rahnama/server/db/db.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOLD } from '../../e2e/told-profile.ts'
import { type Installation, openInstallation } from '../installation.ts'
import { fromSomewhere, type Person, send, signUp } from '../person.ts'

const AT_ONCE = 20

let installation: Installation
let address = ''
let mina: Person
let owner: Person

beforeAll(async () => {
  installation = await openInstallation()
  address = await installation.start().address
  mina = await signUp(address)
  owner = await signUp(address)
  await writeRole(installation.db, owner.id, 'admin')
  await tellAll()
})

/** An application is sent once its questions are answered and every document is there, or its absence explained. */
async function tellAll(): Promise<void> {
  const at = mina.at(address)
  await at.send('PATCH', '/api/profile', { body: { base: 0, tab: 'tab-of-trial', turn: 1, changes: TOLD } })
  const { version } = await at.call(profile.read, {})
  await at.call(profile.complete, { version })
  const { entries } = await at.call(documents.checklist, { program: 'FSW' })
  for (const { kind, subject, document } of entries) {
    if (document.state !== 'needed') continue
    const explanation = 'The archive that keeps it burnt down.'
    await at.call(documents.cannotGet, { kind, subject, program: 'FSW', explanation })
  }
}
afterAll(() => installation?.close())

const [id, second, third, fourth] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
let newestPosition = 0
const breach = {
  ...{ foundOn: '2026-11-14', what: 'A laptop', affected: 'Passports', people: 1, isRealRisk: false },
  ...{ assessment: 'Encrypted', measures: 'Ended sessions', reportedOn: null, toldOn: null, closedOn: null },
}
const enquiry = {
  ...{ idempotencyKey: id, agreedTo: 1, language: 'en', name: 'Sam Sample', email: 'once@example.com' },
  message: 'Is a language test needed for a work permit?',
}

type Act = { by: () => Person; path: string | (() => string); body: object | (() => object); of: string; where: string }
const client = () => mina
const office = () => owner
/** Is known once the application of an earlier act is there. */
let made = { applicationId: '', folio: '' }

/** What may happen once, however often and however fast it is asked for: who asks, and where the effect is counted. */
const ONCE: Record<string, Act> = {
  'enquiries.submit': { by: client, path: '/api/enquiries', body: enquiry, of: 'enquiries', where: 'true' },
  'messages.begin': {
    ...{ by: client, path: '/api/messages', of: 'messages', where: `id = '${id}'` },
    body: { id, messageId: id, kind: 'general', subject: 'Once', body: 'Once' },
  },
  'messages.reply': {
    ...{ by: client, path: `/api/messages/${id}/reply`, of: 'messages', where: `id = '${second}'` },
    body: { messageId: second, body: 'And once more' },
  },
  'messageDesk.reply': {
    ...{ by: office, path: `/api/message-desk/threads/${id}/reply`, of: 'messages', where: `id = '${third}'` },
    body: () => ({ messageId: third, body: 'An answer', seen: newestPosition }),
  },
  'messageDesk.addNote': {
    ...{ by: office, path: `/api/message-desk/threads/${id}/notes`, of: 'thread_notes', where: `id = '${fourth}'` },
    body: { noteId: fourth, text: 'A note' },
  },
  'advisor.ask': {
    ...{ by: client, path: '/api/advisor/turns', of: 'advisor_turns', where: `id = '${id}'` },
    body: { id, question: 'What is the CRS?', language: 'en' },
  },
  'uploads.begin': {
    ...{ by: client, path: '/api/uploads', of: 'uploads', where: `id = '${id}'` },
    body: { id, purpose: 'cv', name: 'cv.pdf', size: 1000 },
  },
  'applications.start': {
    ...{ by: client, path: '/api/applications', body: { program: 'FSW', knowing: true }, of: 'applications' },
    where: 'true',
  },
  'applications.submit': {
    ...{ by: client, path: () => `/api/applications/${made.applicationId}/submit`, of: 'application_events' },
    ...{ body: { idempotencyKey: id, knowing: true }, where: "what = 'submitted'" },
  },
  'cases.claim': {
    ...{ by: office, path: () => `/api/cases/${made.folio}/claim`, body: {}, of: 'cases' },
    where: 'owner_id is not null',
  },
  'cases.addNote': {
    ...{ by: office, path: () => `/api/cases/${made.folio}/notes`, body: { id, text: 'A note' }, of: 'case_notes' },
    where: 'true',
  },
  'cases.addTask': {
    ...{ by: office, path: () => `/api/cases/${made.folio}/tasks`, of: 'case_tasks', where: `id = '${id}'` },
    body: { id, what: 'Call', assigneeId: null, dueOn: '2027-01-15', anchor: null },
  },
  'users.invite': {
    ...{ by: office, path: '/api/users/invitations', of: 'invitations', where: 'true' },
    body: { email: 'colleague@example.com', fullName: 'Sam Sample', role: 'case_review_agent', language: 'en' },
  },
  'consultations.joinWaitList': {
    ...{ by: client, path: '/api/consultations/wait-list', of: 'consultation_waits', where: 'true' },
    body: { name: 'Sam', email: 'wait@example.com', type: 'initial', language: 'en', timeZone: 'Asia/Tehran' },
  },
  'corrections.ask': {
    ...{ by: client, path: '/api/corrections', of: 'corrections', where: 'true' },
    body: { id, what: 'My name' },
  },
  'corrections.answer': {
    ...{ by: office, path: `/api/corrections/${id}/answer`, of: 'audit_entries' },
    ...{ body: { outcome: 'corrected', words: 'Done' }, where: "act = 'privacy.answerCorrection'" },
  },
  'breaches.record': {
    ...{ by: office, path: '/api/breaches', of: 'audit_entries' },
    ...{ body: { id, breach }, where: "act = 'privacy.recordBreach'" },
  },
  'privacy.askForExport': {
    ...{ by: client, path: '/api/privacy/export', body: {}, of: 'data_exports', where: 'true' },
  },
  'privacy.askForDeletion': {
    ...{ by: client, path: '/api/privacy/deletion', body: {}, of: 'erasures', where: 'true' },
  },
  'backups.make': { by: office, path: '/api/backups', body: {}, of: 'backups', where: 'true' },
}

/** Raced where what they need is at hand. */
const RACED_ELSEWHERE: Record<string, readonly string[]> = {
  'server/consultations/booking.test.ts, crowd.test.ts': [
    ...['consultations.hold', 'consultations.book', 'consultations.confirmByLink', 'consultations.move'],
    ...['consultations.moveByLink', 'consultations.extendHold'],
  ],
  'server/commission': [
    ...['referrals.recordEarning', 'referrals.reverseEarning', 'referrals.approveEarning'],
    ...['referrals.issueStatement', 'referrals.payStatement'],
  ],
  'server/documents/documents.test.ts, server/uploads/uploads.test.ts': [
    ...['documents.attach', 'documents.reuse', 'uploads.finish', 'media.add', 'media.replace'],
  ],
  'server/assessments/assessments.test.ts, server/reports/reports.test.ts': ['assessments.complete', 'reports.create'],
  'versions: whoever has not seen the newest one is refused (decision 30)': [
    ...['enquiries.reply', 'enquiries.close', 'cases.move', 'cases.handOver', 'cases.accept', 'cases.sendBack'],
    ...['cases.reopen'],
    ...['contentEditing.publish', 'contentEditing.unpublish', 'contentEditing.restore', 'fees.set'],
  ],
  'the sender makes the id': ['messageDesk.begin', 'cases.ask', 'consultations.addDayOff'],
  'server/cases, one open application to a program': ['cases.begin'],
  'server/users/merge: the preview that was agreed to': ['users.merge', 'users.undoMerge'],
}

/** Asked twice, these leave what asking once leaves. */
const SAME_TWICE: Record<string, readonly string[]> = {
  'they set a state, and the second time it is set': [
    ...['advisor.stop', 'advisor.adopt', 'applications.answer', 'applications.reopen', 'applications.withdraw'],
    ...['cases.assign', 'cases.finishTask', 'cases.putBackNote', 'cases.readAnswer', 'cases.release', 'cases.snooze'],
    ...['cases.snoozeTask', 'cases.undo', 'cases.undoDecision', 'cases.wake', 'cases.withdrawQuestion'],
    ...['consents.allowReferrer', 'consents.giveAgain', 'consents.withdraw', 'consultations.cancel'],
    ...['consents.withdrawByLink'],
    ...['consultations.cancelByLink', 'consultations.comeByLink', 'contentEditing.deleteForever'],
    ...['contentEditing.putBack', 'contentEditing.remove', 'documents.restore', 'mailChoices.tellZone'],
    ...['mailChoices.useLink', 'media.deleteForever', 'media.putBack', 'media.remove', 'messageDesk.markUnread'],
    ...[
      'messageDesk.seen',
      'messageDesk.settle',
      'messageDesk.takeBack',
      'messages.markUnread',
      'messages.seen',
      'notices.markAll',
    ],
    ...['profile.complete', 'rulebook.addIntake', 'rulebook.addRounds', 'rulebook.restoreIntake'],
    ...['rulebook.restoreRound', 'rulebook.withdrawIntake', 'rulebook.withdrawRound', 'users.endSessions'],
    ...['users.reopen', 'users.resetSecondFactor', 'users.suspend', 'users.endSessionsOfMany'],
    ...['media.removeMany', 'media.putBackMany'],
  ],
  'they give a link, a file or a preview and store nothing': [
    ...['audit.export', 'backups.link', 'cases.next', 'cases.nextToVerify', 'cases.openFile', 'cases.preview'],
    ...['contentEditing.preview', 'documents.collect', 'documents.link', 'mailSentences.preview', 'media.original'],
    ...['messageDesk.openFile', 'messages.openFile', 'privacy.linkExport', 'referrals.card', 'referrals.exportAgents'],
    ...['referrals.exportEarnings', 'referrals.statementFile', 'reports.download', 'reports.verify'],
    ...['rulebook.exportIntakes', 'rulebook.exportRounds', 'rulebook.understandRounds', 'themePreview.cover'],
    ...['themePreview.mail', 'users.export', 'visits.export', 'sendBackReasons.export'],
  ],
  'each is meant: every press is one more, within its limit': [
    ...['backups.drill', 'consultations.resendConfirmation', 'contentEditing.create', 'mailServer.test'],
    ...['mailbox.sendAgain', 'system.retryJob', 'users.resendConfirmation', 'users.resendInvitation'],
    ...['users.resendConfirmations', 'mailbox.sendManyAgain', 'system.retryJobs', 'visits.page', 'visits.vitals'],
  ],
}

test('every procedure that may do something twice is raced, or says why it need not be', () => {
  const posts = Object.entries(contract).flatMap(([capability, procedures]) =>
    Object.entries(procedures as Record<string, Procedure>)
      .filter(([, { method }]) => method === 'POST')
      .map(([name]) => `${capability}.${name}`),
  )
  const named = [ONCE, ...[RACED_ELSEWHERE, SAME_TWICE].map((table) => Object.values(table).flat())].flatMap((table) =>
    Array.isArray(table) ? table : Object.keys(table),
  )
  expect(posts.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !posts.includes(name))).toEqual([])
})

test.each(Object.entries(ONCE))(`%s, asked for ${AT_ONCE} times at once, happens once`, async (_, act) => {
  const { by, of, where } = act
  const path = typeof act.path === 'string' ? act.path : act.path()
  const body = typeof act.body === 'function' ? act.body() : act.body
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => by().at(address).send('POST', path, { body })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses, JSON.stringify(answers.find(({ status }) => status !== 200)?.body)).toContain(200)
  expect(await count(`${of} where ${where}`)).toBe(1)
  await remember()
})

test(`an address registered ${AT_ONCE} times at once has one account`, async () => {
  const body = { email: 'once-only@example.com', password: 'quiet-harbour-lantern' }
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      send(address, 'POST', `${AUTH_PATH}/signup`, { body, headers: fromSomewhere() }),
    ),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await count("users where email = 'once-only@example.com'")).toBe(1)
})

async function count(of: string): Promise<number | undefined> {
  const counted = { parts: [`select count(*)::integer as n from ${of}`], values: [], isSql: true } as const
  return (await installation.db.row<{ n: number }>(sql`${counted}`))?.n
}

/** What a later act is about. */
async function remember(): Promise<void> {
  const application = await installation.db.row<{ id: string; reference: string | null }>(
    sql`select id, reference from applications limit 1`,
  )
  if (application) made = { applicationId: application.id, folio: application.reference ?? '' }
  const newest = await installation.db.row<{ position: number }>(
    sql`select max(position) as position from messages where thread_id = ${id}`,
  )
  newestPosition = newest?.position ?? 0
}
