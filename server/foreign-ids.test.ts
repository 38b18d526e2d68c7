import { randomUUID } from 'node:crypto'
import { advisor } from '@rahnama/contract/advisor/advisor.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { consents } from '@rahnama/contract/consents.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { contract } from '@rahnama/contract/contract.ts'
import type { ErrorCode } from '@rahnama/contract/errors.ts'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { z } from '@rahnama/contract/zod.ts'
import { CONTRADICTIONS } from '@rahnama/rules/contradictions/contradictions.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { single30 } from '../contract/profile/people.test-data.ts'
import { giveConsents } from './consent-records/consent-records.ts'
import { sql } from './db/db.ts'
import type { SignedInAccount } from './test/accounts.ts'
import { givePassport, sendApplication, tellProfile } from './test/cases.ts'
import { ALL_WEEK } from './test/consultations.ts'
import { sampleFile } from './test/sample-files.ts'
import { useTestApp } from './test/test.ts'
import { sendFile } from './test/uploads.ts'

const t = useTestApp()

/** One client with everything that has an id, and one who has nothing to do with them. Staff know both cases. */
let mina: SignedInAccount
let arash: SignedInAccount
let agent: SignedInAccount
let colleague: SignedInAccount
const of = { mina: '', arash: '', minasFolio: '', arashsFolio: '' }
const ids: Record<
  'note' | 'task' | 'question' | 'version' | 'upload' | 'consent' | 'report' | 'session' | 'asked' | 'export',
  string
> = {
  ...{ note: '', task: '', question: '', version: '', upload: '', consent: '', report: '', session: '', asked: '' },
  export: '',
}
/** What the client has written to the office, and where the other one writes. */
const talk = { thread: '', message: '', file: '', note: '', arashsThread: '' }
const staffs = { view: '', undo: '', dayOff: '', statement: '' }
let checksum = ''

async function newCase(client: SignedInAccount, owner = agent) {
  const { id, reference } = await sendApplication(t, client)
  await t.db.execute(sql`update cases set owner_id = ${owner.userId} where application_id = ${id}`)
  await t.db.execute(sql`update desk_items set owner_id = ${owner.userId} where id = ${id}`)
  return { id, folio: reference }
}

beforeAll(async () => {
  agent = await t.signIn('case_review_agent')
  colleague = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  arash = await t.signIn('student')
  const [minas, arashs] = [await newCase(mina), await newCase(arash)]
  Object.assign(of, { mina: minas.id, arash: arashs.id, minasFolio: minas.folio, arashsFolio: arashs.folio })
  const { folio } = minas
  for (const key of ['note', 'task', 'question'] as const) ids[key] = randomUUID()
  const byAgent = t.as(agent)
  await byAgent.call(cases.addNote, { folio, id: ids.note, text: 'Called her.' })
  const task = { what: 'Call her', assigneeId: null, dueOn: null, anchor: null }
  await byAgent.call(cases.addTask, { folio, id: ids.task, ...task })
  await byAgent.call(cases.ask, { folio, id: ids.question, form: null, path: null, text: 'Since when?' })
  ids.version = (await givePassport(t, mina)).id
  checksum = (await byAgent.call(cases.toVerify, { folio, versionId: ids.version })).checksum
  const file = { purpose: 'document', name: 'a.pdf', content: sampleFile('plain.pdf') } as const
  ids.upload = (await sendFile(t, mina.token, file)).id
  const agreedTo = [{ statement: 'contact', version: 1 }] as const
  const given = { userId: mina.userId, occasion: 'transfer', language: 'en', agreedTo, at: t.deps.now() } as const
  await giveConsents(t.db, given)
  ids.consent = (await t.as(mina).call(consents.mine, {}))[0]?.id ?? ''
  await tellProfile(t, mina, { ...single30, 'tests.test-one.takenOn': '2026-01-10' })
  const kept = await t.as(mina).call(reports.create, {})
  ids.report = kept.outcome === 'kept' ? kept.report.id : ''
  ids.asked = randomUUID()
  await t.as(mina).call(advisor.ask, { id: ids.asked, question: 'What is my score?', language: 'en' })
  const session = await t.db.row<{ id: string }>(sql`select id from sessions where user_id = ${mina.userId} limit 1`)
  ids.session = session?.id ?? ''
  const made = await t.db.row<{ id: string }>(sql`
    insert into data_exports (id, user_id, state, asked_at, touched_at)
    values (gen_random_uuid(), ${mina.userId}, 'ready', now(), now()) returning id`)
  ids.export = made?.id ?? ''

  await talkWithBoth()
  staffs.view = randomUUID()
  const view = { id: staffs.view, name: 'Mine', filter: { view: 'all' }, isShared: false } as const
  await t.as(colleague).call(cases.saveView, view)
  const { id: colleagues } = await newCase(await t.signIn('student'), colleague)
  const items = [{ kind: 'case', id: colleagues } as const]
  staffs.undo = (await t.as(colleague).call(cases.assign, { items, ownerId: null })).undoToken ?? ''
  const consultantId = colleague.userId
  await t.as(colleague).call(consultations.updateSchedule, { consultantId, version: 0, schedule: ALL_WEEK })
  const dayOff = { consultantId, from: '2026-11-18', to: '2026-11-18' }
  staffs.dayOff = (await t.as(colleague).call(consultations.addDayOff, dayOff)).daysOff[0]?.id ?? ''
  const statement = await t.db.row<{ id: string }>(sql`
    insert into commission_statements
      (number, referrer_id, after_posting, cut_off, opening_cents, closing_cents, firm, holder, issued_at)
    values (1, ${colleague.userId}, 0, 1, 0, 0, '{}', 'Somebody', now()) returning id`)
  staffs.statement = statement?.id ?? ''
  // What has no id would be found in every row, and prove nothing.
  expect(Object.values({ ...ids, ...staffs, ...of, ...talk }).filter((id) => id === '')).toEqual([])
})

async function talkWithBoth(): Promise<void> {
  for (const key of ['thread', 'message', 'note', 'arashsThread'] as const) talk[key] = randomUUID()
  const about = { kind: 'general', subject: 'A question', body: 'Hello' } as const
  const picture = { purpose: 'message', name: 'a.pdf', content: sampleFile('plain.pdf') } as const
  const uploads = [(await sendFile(t, mina.token, picture)).id]
  const first = { id: talk.thread, messageId: talk.message, uploads, ...about }
  const { message } = await t.as(mina).call(messages.begin, first)
  talk.file = message.files[0]?.id ?? ''
  await t.as(arash).call(messages.begin, { id: talk.arashsThread, messageId: randomUUID(), ...about })
  await t.as(agent).call(messageDesk.addNote, { id: talk.thread, noteId: talk.note, text: 'Call her.' })
}

/** Every row of every table that names something of the client or of the colleague. */
async function theirRows(): Promise<string[]> {
  const { rows: tables } = await t.db.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const all = tables.map(({ name }) => `select '${name} ' || x::text as line from ${name} x`).join(' union all ')
  const { rows } = await t.db.pool.query<{ line: string }>(all)
  const { arashsThread: _, ...hers } = talk
  const theirs = [mina.userId, of.mina, ...[ids, staffs, hers].flatMap((each) => Object.values(each))]
  return rows
    .map(({ line }) => line)
    .filter((line) => theirs.some((id) => line.includes(id)))
    .sort()
}

type Who = 'arash' | 'agent' | 'referrer'
type Row = [who: Who, input: () => Record<string, unknown>, code: ErrorCode]

const NOT_HERS = { issuedOn: null, endsOn: null }
const TASK = { what: 'Call', assigneeId: null, dueOn: null, anchor: null }
const underArashs = (more: () => Record<string, unknown>) => () => ({ folio: of.arashsFolio, ...more() })
const decision = underArashs(() => ({ versionId: ids.version, checksum }))
const upload = () => ({ id: ids.upload, purpose: 'document', name: 'a.pdf', size: 1000 })

const begun = (about: object) => ({
  ...{ id: randomUUID(), messageId: randomUUID(), kind: 'general', subject: 'Mine', body: 'Hi' },
  ...about,
})
const reply = (about: object) => ({ id: talk.arashsThread, messageId: randomUUID(), body: 'Hi', ...about })

/** The id of something that is somebody else's, under what is one's own: what is answered, while nothing changes. */
const REFUSED: Record<string, Row> = {
  'auth.revokeSession id': ['arash', () => ({ id: ids.session }), 'NOT_FOUND'],
  'users.role userId': ['arash', () => ({ userId: mina.userId }), 'NOT_FOUND'],
  'privacy.linkExport id': ['arash', () => ({ id: ids.export }), 'NOT_FOUND'],
  'consents.withdraw id': ['arash', () => ({ id: ids.consent }), 'NOT_FOUND'],
  'consents.giveAgain id': ['arash', () => ({ id: ids.consent, version: 1, language: 'en' }), 'NOT_FOUND'],
  ...Object.fromEntries(
    ['figures', 'people', 'earnings', 'exportEarnings', 'statements'].map((name): [string, Row] => [
      `referrals.${name} referrerId`,
      ['referrer', () => ({ referrerId: colleague.userId }), 'NOT_FOUND'],
    ]),
  ),
  'referrals.statementFile id': ['referrer', () => ({ id: staffs.statement, language: 'en' }), 'NOT_FOUND'],
  'applications.read id': ['arash', () => ({ id: of.mina }), 'NOT_FOUND'],
  'applications.explain id': [
    'arash',
    () => ({ id: of.mina, code: CONTRADICTIONS[0], answers: [], text: 'So' }),
    'NOT_FOUND',
  ],
  'applications.answer id': [
    'arash',
    () => ({ id: of.mina, questionId: ids.question, answer: 'Me', changedAnswer: false }),
    'NOT_FOUND',
  ],
  'applications.answer questionId': [
    'arash',
    () => ({ id: of.arash, questionId: ids.question, answer: 'Me', changedAnswer: false }),
    'NOT_FOUND',
  ],
  'applications.submit id': ['arash', () => ({ id: of.mina, idempotencyKey: randomUUID() }), 'NOT_FOUND'],
  'applications.withdraw id': ['arash', () => ({ id: of.mina, reason: 'other' }), 'NOT_FOUND'],
  'applications.reopen id': ['arash', () => ({ id: of.mina }), 'NOT_FOUND'],
  'uploads.begin id': ['arash', upload, 'NOT_FOUND'],
  'uploads.append id': ['arash', () => ({ id: ids.upload, offset: 0, content: new Uint8Array(9) }), 'NOT_FOUND'],
  'uploads.read id': ['arash', upload, 'NOT_FOUND'],
  'uploads.finish id': ['arash', upload, 'NOT_FOUND'],
  'uploads.cancel id': ['arash', upload, 'NOT_FOUND'],
  'documents.attach uploadId': [
    'arash',
    () => ({ kind: 'passport', subject: 'profile', uploadId: ids.upload }),
    'NOT_FOUND',
  ],
  'documents.reuse id': ['arash', () => ({ id: ids.version, kind: 'other', subject: 'profile' }), 'NOT_FOUND'],
  'documents.setDates id': ['arash', () => ({ id: ids.version, ...NOT_HERS }), 'NOT_FOUND'],
  'documents.remove id': ['arash', () => ({ id: ids.version }), 'NOT_FOUND'],
  'documents.restore id': ['arash', () => ({ id: ids.version }), 'NOT_FOUND'],
  'documents.link id': ['arash', () => ({ id: ids.version }), 'NOT_FOUND'],
  'advisor.ask id': ['arash', () => ({ id: ids.asked, question: 'And mine?', language: 'en' }), 'CONFLICT'],
  'advisor.turn id': ['arash', () => ({ id: ids.asked }), 'NOT_FOUND'],
  'advisor.stop id': ['arash', () => ({ id: ids.asked }), 'NOT_FOUND'],
  'advisor.judge id': ['arash', () => ({ id: ids.asked, isRight: false }), 'NOT_FOUND'],
  'messages.read id': ['arash', () => ({ id: talk.thread }), 'NOT_FOUND'],
  'messages.begin id': ['arash', () => begun({ id: talk.thread }), 'CONFLICT'],
  'messages.begin messageId': ['arash', () => begun({ messageId: talk.message }), 'CONFLICT'],
  'messages.begin uploads': ['arash', () => begun({ uploads: [ids.upload] }), 'NOT_FOUND'],
  'messages.begin applicationId': ['arash', () => begun({ applicationId: of.mina }), 'NOT_FOUND'],
  'messages.begin questionId': ['arash', () => begun({ questionId: ids.question }), 'NOT_FOUND'],
  'messages.reply id': ['arash', () => reply({ id: talk.thread }), 'NOT_FOUND'],
  'messages.reply messageId': ['arash', () => reply({ messageId: talk.message }), 'CONFLICT'],
  'messages.reply uploads': ['arash', () => reply({ uploads: [ids.upload] }), 'NOT_FOUND'],
  'messages.seen id': ['arash', () => ({ id: talk.thread, position: 1 }), 'NOT_FOUND'],
  'messages.markUnread id': ['arash', () => ({ id: talk.thread }), 'NOT_FOUND'],
  'messages.markImportant id': ['arash', () => ({ id: talk.thread, isImportant: true }), 'NOT_FOUND'],
  'messages.openFile id': ['arash', () => ({ id: talk.thread, fileId: talk.file }), 'NOT_FOUND'],
  'messages.openFile fileId': ['arash', () => ({ id: talk.arashsThread, fileId: talk.file }), 'NOT_FOUND'],
  'messageDesk.begin id': ['agent', underArashs(() => begun({ id: talk.thread })), 'CONFLICT'],
  'messageDesk.begin messageId': ['agent', underArashs(() => begun({ messageId: talk.message })), 'CONFLICT'],
  'messageDesk.begin uploads': ['agent', underArashs(() => begun({ uploads: [ids.upload] })), 'NOT_FOUND'],
  'messageDesk.reply messageId': ['agent', () => reply({ messageId: talk.message, seen: 9 }), 'CONFLICT'],
  'messageDesk.reply uploads': ['agent', () => reply({ uploads: [ids.upload], seen: 9 }), 'NOT_FOUND'],
  'messageDesk.takeBack messageId': ['agent', () => ({ id: talk.arashsThread, messageId: talk.message }), 'NOT_FOUND'],
  'messageDesk.addNote noteId': [
    'agent',
    () => ({ id: talk.arashsThread, noteId: talk.note, text: 'Call her.' }),
    'CONFLICT',
  ],
  'messageDesk.addNote mention': [
    'agent',
    () => ({ id: talk.arashsThread, noteId: randomUUID(), text: 'Look.', mention: mina.userId }),
    'NOT_FOUND',
  ],
  'messageDesk.handOver to': ['agent', () => ({ id: talk.arashsThread, to: mina.userId }), 'NOT_FOUND'],
  'messageDesk.openFile fileId': ['agent', () => ({ id: talk.arashsThread, fileId: talk.file }), 'NOT_FOUND'],
  'reports.read id': ['arash', () => ({ id: ids.report }), 'NOT_FOUND'],
  'reports.download id': ['arash', () => ({ id: ids.report, language: 'en' }), 'NOT_FOUND'],
  'cases.saveView id': [
    'agent',
    () => ({ id: staffs.view, name: 'Mine now', filter: { view: 'mine' }, isShared: false }),
    'NOT_FOUND',
  ],
  'cases.removeView id': ['agent', () => ({ id: staffs.view }), 'NOT_FOUND'],
  'cases.undo undoToken': ['agent', () => ({ undoToken: staffs.undo }), 'NOT_FOUND'],
  'cases.assign ownerId': [
    'agent',
    () => ({ items: [{ kind: 'case', id: of.arash }], ownerId: mina.userId }),
    'NOT_FOUND',
  ],
  'cases.handOver to': [
    'agent',
    underArashs(() => ({ to: mina.userId, reason: 'Leave', summary: 'All is here.' })),
    'NOT_FOUND',
  ],
  'cases.addNote mention': [
    'agent',
    underArashs(() => ({ id: randomUUID(), text: 'Look.', mention: mina.userId })),
    'NOT_FOUND',
  ],
  'cases.addNote id': ['agent', underArashs(() => ({ id: ids.note, text: 'Called him.' })), 'CONFLICT'],
  'cases.editNote id': ['agent', underArashs(() => ({ id: ids.note, text: 'x', version: 1 })), 'NOT_FOUND'],
  'cases.removeNote id': ['agent', underArashs(() => ({ id: ids.note })), 'NOT_FOUND'],
  'cases.putBackNote id': ['agent', underArashs(() => ({ id: ids.note })), 'NOT_FOUND'],
  'cases.addTask id': ['agent', underArashs(() => ({ id: ids.task, ...TASK })), 'CONFLICT'],
  'cases.addTask assigneeId': [
    'agent',
    underArashs(() => ({ id: randomUUID(), ...TASK, assigneeId: mina.userId })),
    'NOT_FOUND',
  ],
  'cases.changeTask id': ['agent', underArashs(() => ({ id: ids.task, version: 1, ...TASK })), 'NOT_FOUND'],
  'cases.changeTask assigneeId': [
    'agent',
    () => ({ folio: of.minasFolio, id: ids.task, version: 1, ...TASK, assigneeId: arash.userId }),
    'NOT_FOUND',
  ],
  'cases.finishTask id': ['agent', underArashs(() => ({ id: ids.task, isDone: true })), 'NOT_FOUND'],
  'cases.snoozeTask id': [
    'agent',
    underArashs(() => ({ id: ids.task, until: '2026-12-01', untilReply: false })),
    'NOT_FOUND',
  ],
  'cases.toVerify versionId': ['agent', decision, 'NOT_FOUND'],
  'cases.openFile versionId': ['agent', decision, 'NOT_FOUND'],
  'cases.accept versionId': ['agent', decision, 'NOT_FOUND'],
  'cases.sendBack versionId': [
    'agent',
    () => ({ ...decision(), reason: 'unreadable', sentence: null, remark: null }),
    'NOT_FOUND',
  ],
  'cases.undoDecision versionId': ['agent', decision, 'NOT_FOUND'],
  'cases.ask id': [
    'agent',
    underArashs(() => ({ id: ids.question, form: null, path: null, text: 'Since when?' })),
    'CONFLICT',
  ],
  'cases.withdrawQuestion id': ['agent', underArashs(() => ({ id: ids.question })), 'NOT_FOUND'],
  'cases.readAnswer id': ['agent', underArashs(() => ({ id: ids.question })), 'NOT_FOUND'],
  'consultations.updateSchedule consultantId': [
    'agent',
    () => ({ consultantId: colleague.userId, version: 1, schedule: { ...ALL_WEEK, isBookable: false } }),
    'NOT_FOUND',
  ],
  'consultations.addDayOff consultantId': [
    'agent',
    () => ({ consultantId: colleague.userId, from: '2026-11-19', to: '2026-11-19' }),
    'NOT_FOUND',
  ],
  'consultations.removeDayOff consultantId': [
    'agent',
    () => ({ consultantId: colleague.userId, id: staffs.dayOff }),
    'NOT_FOUND',
  ],
  'consultations.removeDayOff id': ['agent', () => ({ consultantId: agent.userId, id: staffs.dayOff }), 'NOT_FOUND'],
}

/** The call is one's own affair and succeeds; what is named of somebody else's stays as it was. */
const WITHOUT_EFFECT: Record<string, () => Promise<unknown>> = {
  'advisor.remove id': () => t.as(arash).call(advisor.remove, { id: ids.asked }),
  'cases.move endTasks': async () => {
    const folio = of.arashsFolio
    const { version } = await t.as(agent).call(cases.read, { folio })
    const standing = { stage: 'inReview', turn: 'office', reason: 'underReview', dueOn: null, sentence: null } as const
    return t.as(agent).call(cases.move, { folio, version, ...standing, endTasks: [ids.task] })
  },
}

/** Ids that are nobody's alone, and why. */
const OPEN: Record<string, readonly string[]> = {
  'the desk belongs to the whole team; where agents see only their own, server/cases/queue.test.ts': [
    ...['cases.list ownerId', 'cases.headings ownerId', 'cases.next ownerId', 'cases.next skipped'],
    ...['cases.nextToVerify ownerId', 'cases.nextToVerify skipped', 'cases.saveView filter.ownerId'],
    ...['cases.assign items.id', 'cases.snooze items.id', 'cases.wake items.id'],
  ],
  'conversations are the whole team’s; where agents see only their own, server/messages/messages.test.ts': [
    ...['messageDesk.read id', 'messageDesk.reply id', 'messageDesk.addNote id', 'messageDesk.seen id'],
    ...['messageDesk.markUnread id', 'messageDesk.markImportant id', 'messageDesk.snooze id', 'messageDesk.settle id'],
    ...['messageDesk.handOver id', 'messageDesk.openFile id', 'messageDesk.takeBack id'],
    ...['messageDesk.saveCannedReply id', 'messageDesk.removeCannedReply id'],
  ],
  'enquiries are the whole team’s, and given to nobody outside it: server/enquiries/enquiries.test.ts': [
    ...['enquiries.list after', 'enquiries.read id', 'enquiries.assign id', 'enquiries.assign assigneeId'],
    ...['enquiries.reply id', 'enquiries.close id'],
  ],
  'conversations with the assistant are the whole team’s; where agents see only their own, server/advisor/advisor.test.ts':
    [...['advisor.review client', 'advisor.rate id', 'advisor.adopt id']],
  'appointments are the whole team’s': [
    ...['consultations.list consultantId', 'consultations.read id', 'consultations.timesFor id'],
    ...['consultations.client id', 'consultations.move id', 'consultations.move consultantId'],
    ...['consultations.cancel id', 'consultations.record id'],
  ],
  'anybody chooses whom to talk with': [
    ...['consultations.slots consultantId', 'consultations.hold consultantId'],
    ...['consultations.joinWaitList consultantId', 'consultations.moveByLink consultantId'],
  ],
  'whoever knows it made it: a time that is kept has no other owner': [
    ...['consultations.hold holdId', 'consultations.hold insteadOf', 'consultations.extendHold holdId'],
    ...['consultations.release holdId', 'consultations.book holdId', 'consultations.readConfirmation holdId'],
    'consultations.resendConfirmation holdId',
  ],
  'a key that makes sending twice sending once': [
    ...['enquiries.submit idempotencyKey', 'enquiries.reply idempotencyKey', 'applications.submit idempotencyKey'],
    ...['corrections.ask id', 'breaches.record id'],
  ],
  'for admins alone, and one for all of them': [
    ...['users.setRole userId', 'contentEditing.read id', 'contentEditing.readVersion id', 'contentEditing.save id'],
    ...['users.read userId', 'users.suspend userId', 'users.reopen userId', 'users.endSessions userId'],
    ...['users.resetSecondFactor userId', 'users.resendConfirmation userId'],
    ...['users.previewMerge userId', 'users.previewMerge otherId', 'users.merge userId', 'users.merge otherId'],
    ...['siteSettings.updateGeneral value.logo.light.media', 'siteSettings.updateGeneral value.logo.dark.media'],
    'users.undoMerge mergeId',
    ...['users.resendInvitation id', 'users.revokeInvitation id'],
    ...[
      'contentEditing.publish id',
      'contentEditing.preview id',
      'contentEditing.unpublish id',
      'contentEditing.restore id',
    ],
    ...['contentEditing.reorder ids', 'contentEditing.reorder before', 'contentEditing.remove id'],
    ...['contentEditing.putBack id', 'contentEditing.deleteForever id', 'mailbox.read id', 'mailbox.sendAgain id'],
    'system.retryJob id',
    ...['users.endSessionsOfMany items.id', 'users.resendConfirmations items.id', 'mailbox.sendManyAgain items.id'],
    ...['system.retryJobs items.id', 'media.removeMany items.id', 'media.putBackMany items.id'],
    ...['media.read id', 'media.original id', 'media.describe id', 'media.replace id', 'media.remove id'],
    ...['media.putBack id', 'media.deleteForever id', 'media.add uploadId', 'media.replace uploadId'],
    ...['referrals.agent referrerId', 'referrals.clients referrerId', 'referrals.setTerms referrerId'],
    'fees.set id',
    ...['referrals.recordEarning clientId', 'referrals.approveEarning id', 'referrals.reverseEarning id'],
    ...['referrals.issueStatement referrerId', 'referrals.payStatement id'],
    ...['rulebook.addRounds replaces', 'rulebook.withdrawRound id', 'rulebook.restoreRound id'],
    ...['rulebook.addIntake replaces', 'rulebook.withdrawIntake id', 'rulebook.restoreIntake id'],
    ...['corrections.answer id', 'breaches.change id'],
    ...['backups.drill id', 'backups.link id', 'backups.remove id'],
  ],
}

type Schema = { format?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

function idsIn(schema: Schema, path: readonly string[] = []): string[] {
  const { properties = {}, items, anyOf = [] } = schema
  return [
    ...(schema.format === 'uuid' ? [path.join('.')] : []),
    ...Object.entries(properties).flatMap(([name, each]) => idsIn(each, [...path, name])),
    ...(items ? idsIn(items, path) : []),
    ...anyOf.flatMap((each) => idsIn(each, path)),
  ]
}

const procedures = new Map(
  Object.entries(contract).flatMap(([capability, group]) =>
    Object.entries(group).map(([name, procedure]): [string, Procedure] => [`${capability}.${name}`, procedure]),
  ),
)

const procedureOf = (row: string) => {
  const found = procedures.get(row.split(' ')[0] ?? '')
  if (!found) throw new Error(`There is no procedure for ${row}`)
  return found
}

test('every id of every input is listed here: as refused, as without effect, or as open with the reason', () => {
  const all = [...procedures].flatMap(([name, { input }]) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
    return [...new Set(idsIn(schema))].map((field) => `${name} ${field}`)
  })
  const listed = [...Object.keys(REFUSED), ...Object.keys(WITHOUT_EFFECT), ...Object.values(OPEN).flat()]
  expect(listed.toSorted()).toEqual(all.toSorted())
})

describe('the id of somebody else’s', () => {
  const callerOf = (who: Who) => t.as({ arash, agent, referrer: 'referral_agent' as const }[who])

  test.each(Object.entries(REFUSED))(
    '%s is refused, and nothing of theirs has changed',
    async (row, [who, input, code]) => {
      const before = await theirRows()
      expect(await callerOf(who).refuse(procedureOf(row), input())).toMatchObject({ code })
      expect(await theirRows()).toEqual(before)
    },
  )

  test.each(Object.entries(WITHOUT_EFFECT))('%s has no effect on what is theirs', async (_, call) => {
    const before = await theirRows()
    await call()
    expect(await theirRows()).toEqual(before)
  })
})
