import { randomUUID } from 'node:crypto'
import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import type { Audience } from '@rahnama/contract/roles.ts'
import { users } from '@rahnama/contract/users.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from './db/db.ts'
import { readSecurity, updateSettings } from './site-settings/site-settings.ts'
import { useTestApp } from './test/test.ts'

const t = useTestApp()

afterEach(() => void vi.useRealTimers())

/** Who may call what, written down a second time on purpose: a changed audience has to be changed here, too. */
const MAY_CALL: Record<string, Audience> = {
  'auth.listSessions': 'signedIn',
  'auth.revokeSession': 'signedIn',
  'users.me': 'signedIn',
  'users.contact': 'signedIn',
  'users.updateMe': 'signedIn',
  'users.role': 'signedIn',
  'users.setRole': 'admin',
  'audit.list': 'admin',
  'audit.export': 'admin',
  'consents.readByLink': 'public',
  'consents.withdrawByLink': 'public',
  'privacy.visits': 'signedIn',
  'privacy.export': 'signedIn',
  'privacy.askForExport': 'signedIn',
  'privacy.linkExport': 'signedIn',
  'privacy.retention': 'signedIn',
  'privacy.retentionRuns': 'admin',
  'corrections.mine': 'signedIn',
  'corrections.ask': 'signedIn',
  'corrections.waiting': 'admin',
  'corrections.answer': 'admin',
  'breaches.list': 'admin',
  'breaches.record': 'admin',
  'breaches.change': 'admin',
  'privacy.deletion': 'signedIn',
  'privacy.askForDeletion': 'signedIn',
  'privacy.stopDeletion': 'signedIn',
  'users.invitations': 'admin',
  'users.invite': 'admin',
  'users.resendInvitation': 'admin',
  'users.revokeInvitation': 'admin',
  'users.list': 'admin',
  'users.export': 'admin',
  'users.read': 'admin',
  'users.suspend': 'admin',
  'users.reopen': 'admin',
  'users.endSessions': 'admin',
  'users.endSessionsOfMany': 'admin',
  'users.resetSecondFactor': 'admin',
  'users.resendConfirmation': 'admin',
  'users.resendConfirmations': 'admin',
  'users.previewMerge': 'admin',
  'users.merge': 'admin',
  'users.undoMerge': 'admin',
  'referrals.checkCode': 'public',
  'referrals.myCode': 'referral',
  'referrals.card': 'referral',
  'referrals.figures': 'referral',
  'referrals.people': 'referral',
  'referrals.earnings': 'referral',
  'referrals.exportEarnings': 'referral',
  'referrals.statements': 'referral',
  'referrals.statementFile': 'referral',
  'referrals.agents': 'admin',
  'referrals.exportAgents': 'admin',
  'referrals.agent': 'admin',
  'referrals.clients': 'admin',
  'referrals.setTerms': 'admin',
  'referrals.recordEarning': 'admin',
  'referrals.approveEarning': 'admin',
  'referrals.reverseEarning': 'admin',
  'referrals.issueStatement': 'admin',
  'referrals.payStatement': 'admin',
  'enquiries.submit': 'public',
  'enquiries.list': 'caseReview',
  'enquiries.read': 'caseReview',
  'enquiries.assign': 'caseReview',
  'enquiries.reply': 'caseReview',
  'enquiries.close': 'caseReview',
  'consultations.options': 'public',
  'consultations.slots': 'public',
  'consultations.hold': 'public',
  'consultations.extendHold': 'public',
  'consultations.release': 'public',
  'consultations.book': 'public',
  'consultations.readConfirmation': 'public',
  'consultations.resendConfirmation': 'public',
  'consultations.confirmByLink': 'public',
  'consultations.readByLink': 'public',
  'consultations.calendarByLink': 'public',
  'consultations.comeByLink': 'public',
  'consultations.moveByLink': 'public',
  'consultations.cancelByLink': 'public',
  'consultations.joinWaitList': 'public',
  'consultations.mine': 'signedIn',
  'consultations.list': 'caseReview',
  'consultations.read': 'caseReview',
  'consultations.timesFor': 'caseReview',
  'consultations.client': 'caseReview',
  'consultations.move': 'caseReview',
  'consultations.cancel': 'caseReview',
  'consultations.record': 'caseReview',
  'consultations.schedules': 'caseReview',
  'consultations.updateSchedule': 'caseReview',
  'consultations.addDayOff': 'caseReview',
  'consultations.removeDayOff': 'caseReview',
  'consultations.waitList': 'caseReview',
  'profile.read': 'signedIn',
  'profile.save': 'signedIn',
  'profile.complete': 'signedIn',
  'assessments.read': 'signedIn',
  'assessments.save': 'signedIn',
  'assessments.complete': 'signedIn',
  'consents.mine': 'signedIn',
  'consents.withdraw': 'signedIn',
  'consents.giveAgain': 'signedIn',
  'consents.referrer': 'signedIn',
  'consents.allowReferrer': 'signedIn',
  'mailChoices.read': 'signedIn',
  'mailChoices.update': 'signedIn',
  'mailChoices.tellZone': 'signedIn',
  'mailChoices.readLink': 'public',
  'mailChoices.useLink': 'public',
  'media.list': 'admin',
  'media.add': 'admin',
  'media.bin': 'admin',
  'media.read': 'admin',
  'media.original': 'admin',
  'media.describe': 'admin',
  'media.replace': 'admin',
  'media.remove': 'admin',
  'media.removeMany': 'admin',
  'media.putBack': 'admin',
  'media.putBackMany': 'admin',
  'media.deleteForever': 'admin',
  'backups.list': 'admin',
  'backups.make': 'admin',
  'backups.drill': 'admin',
  'backups.link': 'admin',
  'backups.remove': 'admin',
  'mailSentences.read': 'admin',
  'mailSentences.save': 'admin',
  'mailSentences.preview': 'admin',
  'mailbox.list': 'admin',
  'mailbox.read': 'admin',
  'mailbox.sendAgain': 'admin',
  'mailbox.sendManyAgain': 'admin',
  'mailbox.samples': 'admin',
  'notices.summary': 'signedIn',
  'notices.list': 'signedIn',
  'notices.mark': 'signedIn',
  'notices.markAll': 'signedIn',
  'applications.list': 'signedIn',
  'applications.start': 'signedIn',
  'applications.read': 'signedIn',
  'applications.explain': 'signedIn',
  'applications.answer': 'signedIn',
  'applications.submit': 'signedIn',
  'applications.withdraw': 'signedIn',
  'applications.reopen': 'signedIn',
  'cases.list': 'caseReview',
  'cases.counts': 'caseReview',
  'cases.headings': 'caseReview',
  'cases.tabs': 'caseReview',
  'cases.next': 'caseReview',
  'cases.assign': 'caseReview',
  'cases.snooze': 'caseReview',
  'cases.wake': 'caseReview',
  'cases.undo': 'caseReview',
  'cases.colleagues': 'caseReview',
  'cases.views': 'caseReview',
  'cases.saveView': 'caseReview',
  'cases.removeView': 'caseReview',
  'cases.search': 'caseReview',
  'cases.recent': 'caseReview',
  'cases.read': 'caseReview',
  'cases.reopen': 'caseReview',
  'cases.begin': 'caseReview',
  'cases.answers': 'caseReview',
  'cases.documents': 'caseReview',
  'cases.timeline': 'caseReview',
  'cases.appointments': 'caseReview',
  'cases.consents': 'caseReview',
  'cases.claim': 'caseReview',
  'cases.release': 'caseReview',
  'cases.handOver': 'caseReview',
  'cases.present': 'caseReview',
  'cases.leave': 'caseReview',
  'cases.presentAll': 'caseReview',
  'cases.preview': 'caseReview',
  'cases.move': 'caseReview',
  'cases.setDates': 'caseReview',
  'cases.notes': 'caseReview',
  'cases.addNote': 'caseReview',
  'cases.editNote': 'caseReview',
  'cases.removeNote': 'caseReview',
  'cases.putBackNote': 'caseReview',
  'cases.tasks': 'caseReview',
  'cases.myTasks': 'caseReview',
  'cases.addTask': 'caseReview',
  'cases.changeTask': 'caseReview',
  'cases.finishTask': 'caseReview',
  'cases.snoozeTask': 'caseReview',
  'cases.toVerify': 'caseReview',
  'cases.nextToVerify': 'caseReview',
  'cases.openFile': 'caseReview',
  'cases.accept': 'caseReview',
  'cases.sendBack': 'caseReview',
  'cases.undoDecision': 'caseReview',
  'cases.notNeeded': 'caseReview',
  'cases.questions': 'caseReview',
  'cases.ask': 'caseReview',
  'cases.withdrawQuestion': 'caseReview',
  'cases.readAnswer': 'caseReview',
  'eligibility.assess': 'signedIn',
  'eligibility.summary': 'signedIn',
  'eligibility.program': 'signedIn',
  'eligibility.keepSelfCheck': 'signedIn',
  'uploads.begin': 'signedIn',
  'uploads.append': 'signedIn',
  'uploads.read': 'signedIn',
  'uploads.finish': 'signedIn',
  'uploads.cancel': 'signedIn',
  'documents.mine': 'signedIn',
  'documents.checklist': 'signedIn',
  'documents.attach': 'signedIn',
  'documents.reuse': 'signedIn',
  'documents.setDates': 'signedIn',
  'documents.remove': 'signedIn',
  'documents.restore': 'signedIn',
  'documents.link': 'signedIn',
  'documents.cannotGet': 'signedIn',
  'documents.collect': 'signedIn',
  'messages.list': 'signedIn',
  'messages.counts': 'signedIn',
  'messages.support': 'signedIn',
  'messages.read': 'signedIn',
  'messages.begin': 'signedIn',
  'messages.reply': 'signedIn',
  'messages.seen': 'signedIn',
  'messages.markUnread': 'signedIn',
  'messages.markImportant': 'signedIn',
  'messages.openFile': 'signedIn',
  'messageDesk.list': 'caseReview',
  'messageDesk.counts': 'caseReview',
  'messageDesk.read': 'caseReview',
  'messageDesk.begin': 'caseReview',
  'messageDesk.reply': 'caseReview',
  'messageDesk.takeBack': 'caseReview',
  'messageDesk.addNote': 'caseReview',
  'messageDesk.seen': 'caseReview',
  'messageDesk.markUnread': 'caseReview',
  'messageDesk.markImportant': 'caseReview',
  'messageDesk.snooze': 'caseReview',
  'messageDesk.settle': 'caseReview',
  'messageDesk.handOver': 'caseReview',
  'messageDesk.openFile': 'caseReview',
  'messageDesk.cannedReplies': 'caseReview',
  'messageDesk.saveCannedReply': 'caseReview',
  'messageDesk.removeCannedReply': 'caseReview',
  'advisor.conversation': 'signedIn',
  'advisor.ask': 'signedIn',
  'advisor.turn': 'signedIn',
  'advisor.stop': 'signedIn',
  'advisor.judge': 'signedIn',
  'advisor.remove': 'signedIn',
  'advisor.removeAll': 'signedIn',
  'advisor.review': 'caseReview',
  'advisor.rate': 'caseReview',
  'advisor.adopt': 'admin',
  'reports.create': 'signedIn',
  'reports.list': 'signedIn',
  'reports.read': 'signedIn',
  'reports.download': 'signedIn',
  'reports.verify': 'public',
  'siteSearch.find': 'public',
  'sendBackReasons.list': 'admin',
  'sendBackReasons.export': 'admin',
  'sendBackReasons.offered': 'caseReview',
  'sendBackReasons.save': 'admin',
  'sendBackReasons.retire': 'admin',
  'sendBackReasons.reorder': 'admin',
  'fees.list': 'admin',
  'fees.set': 'admin',
  'siteSettings.readGeneral': 'public',
  'siteSettings.updateGeneral': 'admin',
  'siteSettings.readSecurity': 'admin',
  'siteSettings.updateSecurity': 'admin',
  'siteSettings.readDesk': 'admin',
  'siteSettings.updateDesk': 'admin',
  'siteSettings.readAdvisor': 'admin',
  'siteSettings.updateAdvisor': 'admin',
  'siteSettings.readBackup': 'admin',
  'siteSettings.updateBackup': 'admin',
  'mailServer.read': 'admin',
  'mailServer.test': 'admin',
  'siteSettings.readEmail': 'admin',
  'siteSettings.updateEmail': 'admin',
  'siteSettings.readRetention': 'admin',
  'siteSettings.updateRetention': 'admin',
  'siteSettings.readOffice': 'admin',
  'siteSettings.updateOffice': 'admin',
  'siteSettings.readTheme': 'public',
  'siteSettings.updateTheme': 'admin',
  'themePreview.mail': 'admin',
  'themePreview.cover': 'admin',
  'content.site': 'public',
  'content.page': 'public',
  'content.services': 'public',
  'content.articles': 'public',
  'content.article': 'public',
  'content.claims': 'public',
  'content.sitemap': 'public',
  'content.tips': 'signedIn',
  'contentEditing.list': 'admin',
  'contentEditing.create': 'admin',
  'contentEditing.read': 'admin',
  'contentEditing.readVersion': 'admin',
  'contentEditing.save': 'admin',
  'contentEditing.publish': 'admin',
  'contentEditing.preview': 'admin',
  'contentEditing.unpublish': 'admin',
  'contentEditing.restore': 'admin',
  'contentEditing.reorder': 'admin',
  'contentEditing.remove': 'admin',
  'contentEditing.bin': 'admin',
  'contentEditing.putBack': 'admin',
  'contentEditing.deleteForever': 'admin',
  'contentEditing.claimReviews': 'admin',
  'staffDrafts.read': 'caseReview',
  'staffDrafts.save': 'caseReview',
  'staffDrafts.remove': 'caseReview',
  'overview.waiting': 'admin',
  'overview.figures': 'admin',
  'rulebook.read': 'public',
  'rulebook.listRounds': 'admin',
  'rulebook.exportRounds': 'admin',
  'rulebook.readRound': 'admin',
  'rulebook.understandRounds': 'admin',
  'rulebook.addRounds': 'admin',
  'rulebook.withdrawRound': 'admin',
  'rulebook.restoreRound': 'admin',
  'rulebook.listIntakes': 'admin',
  'rulebook.exportIntakes': 'admin',
  'rulebook.readIntake': 'admin',
  'rulebook.addIntake': 'admin',
  'rulebook.withdrawIntake': 'admin',
  'rulebook.restoreIntake': 'admin',
  'visits.page': 'public',
  'visits.vitals': 'public',
  'visits.analytics': 'admin',
  'visits.export': 'admin',
  'system.about': 'public',
  'system.database': 'admin',
  'system.analytics': 'admin',
  'system.jobs': 'admin',
  'system.retryJob': 'admin',
  'system.retryJobs': 'admin',
}

/** Open to staff who still owe their second factor. */
const BEFORE_SECOND_FACTOR = ['users.me', 'users.role']

const CALLERS = ['nobody', 'role missing', 'student', 'case_review_agent', 'referral_agent', 'admin'] as const
type Caller = (typeof CALLERS)[number]

const ENTERS: Record<Audience, readonly Caller[]> = {
  public: CALLERS,
  signedIn: ['role missing', 'student', 'case_review_agent', 'referral_agent', 'admin'],
  caseReview: ['case_review_agent', 'admin'],
  referral: ['referral_agent', 'admin'],
  admin: ['admin'],
}

const procedures = Object.entries(contract).flatMap(([capability, group]) =>
  Object.entries(group).map(([name, procedure]): [string, Procedure] => [`${capability}.${name}`, procedure]),
)

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'nobody') return undefined
  const { token, userId } = await t.signIn(caller === 'role missing' ? 'student' : caller)
  if (caller === 'student')
    await t.db.execute(sql`insert into user_roles (user_id, role) values (${userId}, 'student')`)
  return token
}

/** Whether the door opened: what lies behind may still find the input wanting. */
async function call({ method, path }: Procedure, token: string | undefined) {
  const filled = path.replace(/\{\w+\}/g, () => randomUUID())
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
  const answer = await t.send(method, filled, { ...body, ...(token && { token }) })
  const { code } = (answer.body ?? {}) as { code?: string }
  return { status: answer.status, code }
}

async function expectOpen(procedure: Procedure, token: string | undefined): Promise<void> {
  const { status } = await call(procedure, token)
  expect([401, 403]).not.toContain(status)
  expect(status).toBeLessThan(500)
}

test('every procedure is listed here with its audience', () => {
  expect(procedures.map(([name, { audience }]) => [name, audience]).sort()).toEqual(Object.entries(MAY_CALL).sort())
})

describe.each(CALLERS)('as %s', (caller) => {
  let token: string | undefined

  beforeAll(async () => {
    token = await tokenOf(caller)
  })

  test.each(procedures)('%s opens or stays shut as listed', async (name, procedure) => {
    const audience = MAY_CALL[name] ?? 'admin'
    if (ENTERS[audience].includes(caller)) return expectOpen(procedure, token)
    const expected = caller === 'nobody' ? [401, 'NOT_SIGNED_IN'] : [403, 'NOT_ALLOWED']
    const { status, code } = await call(procedure, token)
    expect([status, code]).toEqual(expected)
  })
})

describe('when roles cannot be looked up', () => {
  let token: string | undefined

  beforeAll(async () => {
    token = await tokenOf('admin')
    await t.db.execute(sql`alter table user_roles rename to user_roles_away`)
  })
  afterAll(async () => void (await t.db.execute(sql`alter table user_roles_away rename to user_roles`)))

  test.each(procedures)('%s treats an admin as a student and logs it', async (name, procedure) => {
    t.logs.length = 0
    const { status, code } = await call(procedure, token)
    const audience = MAY_CALL[name] ?? 'admin'
    if (audience === 'public' || audience === 'signedIn') expect(status).toBeLessThan(500)
    else expect([status, code]).toEqual([403, 'NOT_ALLOWED'])
    expect(t.logs.some((line) => line.includes('role lookup failed'))).toBe(true)
  })
})

describe('when staff must have a second factor', () => {
  let admin: Awaited<ReturnType<typeof t.signIn>>

  async function require(requireStaffSecondFactor: boolean): Promise<void> {
    const { version, value } = await readSecurity(t.deps)
    await updateSettings(t.deps, admin, 'security', { version, value: { ...value, requireStaffSecondFactor } })
  }

  beforeAll(async () => {
    admin = await t.signIn('admin')
    await require(true)
  })
  afterAll(() => require(false))

  test.each(procedures)('%s asks an admin for it, unless it is open before', async (name, procedure) => {
    const { status, code } = await call(procedure, admin.token)
    const isOpen = MAY_CALL[name] === 'public' || BEFORE_SECOND_FACTOR.includes(name)
    if (isOpen) expect(status).toBeLessThan(500)
    else expect([status, code]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    if (isOpen) expect(code).not.toBe('SECOND_FACTOR_REQUIRED')
  })
})

test('a role lookup that takes over two seconds is logged', async () => {
  const { token } = await t.signIn('student')
  const client = await t.db.pool.connect()
  await client.query('begin; lock table user_roles in access exclusive mode')
  vi.useFakeTimers({ toFake: ['performance'] })
  const asked = t.call(users.me, {}, { token })
  await expect.poll(() => isWaitingForLock()).toBe(true)
  vi.advanceTimersByTime(2100)
  await client.query('commit')
  client.release()
  await asked
  expect(t.logs.some((line) => line.includes('role lookup slow'))).toBe(true)
})

async function isWaitingForLock(): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks where relation = 'user_roles'::regclass and not granted`
  return (await t.db.rows(waiting)).length > 0
}
