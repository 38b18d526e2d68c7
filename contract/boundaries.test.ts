import { expect, test } from 'vitest'
import { CONTENT_KINDS } from './content/content.ts'
import { contract } from './contract.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/**
 * The least and the most that every field takes: letters of a text, entries of a list, a number itself. It is written
 * down a second time on purpose: a changed limit has to be changed here, too. Infinity is bounded by the body alone.
 */
const LIMITS: Record<string, Record<string, readonly [least: number, most: number]>> = {
  'visits.page': { path: [1, 300] },
  'visits.vitals': { path: [1, 300], lcp: [0, 60000], inp: [0, 60000], cls: [0, 100] },
  'rulebook.listRounds': { search: [0, 100], after: [0, 400], limit: [1, 100] },
  'rulebook.exportRounds': { search: [0, 100] },
  'rulebook.readRound': { id: [0, 80] },
  'rulebook.understandRounds': { text: [1, 20000] },
  'rulebook.addRounds': {
    rounds: [1, 100],
    'rounds.[].number': [1, 9999],
    'rounds.[].invitations': [1, 100000],
    'rounds.[].cutOff': [1, 1200],
  },
  'rulebook.listIntakes': { search: [0, 100], after: [0, 400], limit: [1, 100] },
  'rulebook.exportIntakes': { search: [0, 100] },
  'rulebook.addIntake': { 'notice.en': [1, 400], 'notice.fa': [1, 400] },
  'users.updateMe': { fullName: [1, 120] },
  'audit.list': { search: [0, 100], after: [0, 400], limit: [1, 100] },
  'audit.export': { search: [0, 100] },
  'privacy.visits': { after: [0, 400], limit: [1, 100] },
  'corrections.ask': { what: [1, 4000] },
  'corrections.answer': { words: [1, 4000] },
  'breaches.record': {
    'breach.what': [1, 4000],
    'breach.affected': [1, 4000],
    'breach.people': [0, 100000000],
    'breach.assessment': [0, 4000],
    'breach.measures': [0, 4000],
  },
  'breaches.change': {
    version: [0, 2147483647],
    'breach.what': [1, 4000],
    'breach.affected': [1, 4000],
    'breach.people': [0, 100000000],
    'breach.assessment': [0, 4000],
    'breach.measures': [0, 4000],
  },
  'users.list': { search: [0, 100], after: [0, 400], limit: [1, 100] },
  'users.export': { search: [0, 100] },
  'users.invite': { fullName: [1, 120] },
  'users.merge': { stamp: [1, 40] },
  'users.suspend': { reason: [1, 500] },
  'referrals.checkCode': { code: [1, Infinity] },
  'referrals.people': { after: [0, 400], limit: [1, 100] },
  'referrals.earnings': { after: [0, 400], limit: [1, 100] },
  'referrals.agents': { search: [0, 100], after: [0, 400], limit: [1, 100] },
  'referrals.exportAgents': { search: [0, 100] },
  'referrals.clients': { after: [0, 400], limit: [1, 100] },
  'referrals.setTerms': {
    after: [0, Infinity],
    holdDays: [0, 365],
    shares: [1, 5],
    'shares.[].amount': [1, 100_000_000],
  },
  'referrals.recordEarning': { receivedCents: [1, 100_000_000] },
  'referrals.reverseEarning': { note: [1, 200] },
  'referrals.payStatement': { note: [1, 200] },
  'enquiries.submit': { agreedTo: [1, Infinity], name: [1, 120], message: [1, 5000], subject: [0, 500] },
  'enquiries.list': { limit: [1, 100] },
  'enquiries.assign': { version: [1, 2147483647] },
  'enquiries.reply': { body: [1, 10000], version: [1, 2147483647] },
  'enquiries.close': { version: [1, 2147483647] },
  'consultations.slots': { token: [1, 100] },
  'consultations.book': { agreedTo: [1, Infinity], name: [1, 120], topic: [1, 1000] },
  'consultations.joinWaitList': { name: [1, 120] },
  'consultations.readByLink': { token: [1, 100] },
  'consultations.confirmByLink': { token: [1, 100] },
  'consultations.calendarByLink': { token: [1, 100] },
  'consultations.comeByLink': { token: [1, 100] },
  'consultations.moveByLink': { token: [1, 100] },
  'consultations.cancelByLink': { token: [1, 100], reason: [0, 4000] },
  'consultations.cancel': { reason: [0, 4000] },
  'consultations.record': { note: [0, 4000] },
  'consultations.updateSchedule': {
    version: [0, 2147483647],
    'schedule.spans': [0, 28],
    'schedule.spans.[].weekday': [0, 6],
    'schedule.bufferMinutes': [0, 120],
    'schedule.noticeHours': [0, 336],
    'schedule.dailyCap': [1, 24],
    'schedule.types': [1, Infinity],
  },
  'consultations.addDayOff': { note: [0, 200] },
  'profile.save': { base: [0, Infinity], tab: [8, 40], turn: [1, Infinity] },
  'profile.complete': { version: [0, Infinity] },
  'assessments.save': { base: [0, Infinity], tab: [8, 40], turn: [1, Infinity] },
  'assessments.complete': { version: [0, Infinity], agreedTo: [0, 5], 'agreedTo.[].version': [1, Infinity] },
  'consents.giveAgain': { version: [1, Infinity] },
  'consents.allowReferrer': { version: [1, Infinity] },
  'mailChoices.update': { 'quietHours.from': [0, 1439], 'quietHours.until': [0, 1439] },
  'consents.readByLink': { token: [1, 100] },
  'consents.withdrawByLink': { token: [1, 100] },
  'mailChoices.readLink': { token: [1, 200] },
  'mailChoices.useLink': { token: [1, 200] },
  'mailSentences.read': { name: [0, 60], sample: [1, Infinity] },
  'mailSentences.save': {
    name: [0, 60],
    sample: [1, Infinity],
    sentences: [1, 60],
    'sentences.[].id': [24, 24],
    'sentences.[].version': [0, 2147483647],
    'sentences.[].said': [1, 1000],
  },
  'mailSentences.preview': {
    ...{ name: [0, 60], sample: [1, Infinity], sentences: [0, 60] },
    ...{ 'sentences.[].id': [24, 24], 'sentences.[].said': [1, 1000] },
  },
  'mailbox.list': { search: [0, 100], after: [0, 80], limit: [1, 100] },
  'notices.list': { after: [0, 60], limit: [1, 100] },
  'notices.mark': { id: [1, Infinity] },
  'notices.markAll': { upTo: [-Infinity, Infinity] },
  'applications.explain': { answers: [0, 20], 'answers.[]': [0, 200], text: [0, 2000] },
  'applications.answer': { answer: [0, 2000] },
  'applications.withdraw': { reason: [0, 1000] },
  'cases.list': { after: [0, 300], limit: [1, 100] },
  'cases.next': { skipped: [0, 200] },
  'cases.assign': { items: [1, 1000] },
  'cases.snooze': { items: [1, 1000], reason: [1, 300] },
  'cases.wake': { items: [1, 1000] },
  'cases.saveView': { name: [1, 60] },
  'cases.search': { text: [1, 200], limit: [1, 50] },
  'cases.read': { folio: [1, 40] },
  'cases.answers': { folio: [1, 40] },
  'cases.documents': { folio: [1, 40] },
  'cases.timeline': { folio: [1, 40], before: [0, 100], limit: [1, 200] },
  'cases.appointments': { folio: [1, 40] },
  'cases.consents': { folio: [1, 40] },
  'cases.claim': { folio: [0, 40] },
  'cases.release': { folio: [0, 40], reason: [1, 2000] },
  'cases.handOver': { folio: [0, 40], reason: [1, 2000], summary: [1, 2000] },
  'cases.present': { folio: [0, 40] },
  'cases.leave': { folio: [0, 40] },
  'cases.preview': { 'sentence.en': [0, 10000], 'sentence.fa': [0, 10000], folio: [0, 40] },
  'cases.reopen': {
    ...{ folio: [0, 40], reason: [1, 1000], version: [1, 2147483647] },
    ...{ 'sentence.en': [1, 1000], 'sentence.fa': [1, 1000] },
  },
  'cases.begin': { folio: [0, 40], 'sentence.en': [1, 1000], 'sentence.fa': [1, 1000] },
  'cases.move': {
    'sentence.en': [1, 1000],
    'sentence.fa': [1, 1000],
    'closing.grounds': [0, Infinity],
    'closing.lesson': [1, 1000],
    endTasks: [0, 100],
    folio: [0, 40],
    version: [1, 2147483647],
  },
  'cases.setDates': { folio: [0, 40], version: [1, 2147483647], 'dates.authorityNumber': [0, 60] },
  'cases.notes': { folio: [0, 40] },
  'cases.addNote': { folio: [0, 40], text: [1, 10000] },
  'cases.editNote': { folio: [0, 40], text: [1, 10000], version: [1, 2147483647] },
  'cases.removeNote': { folio: [0, 40] },
  'cases.putBackNote': { folio: [0, 40] },
  'cases.tasks': { folio: [0, 40] },
  'cases.myTasks': { after: [0, 100], limit: [1, 100] },
  'cases.addTask': { folio: [0, 40], what: [1, 300], 'anchor.days': [-365, 730] },
  'cases.changeTask': { folio: [0, 40], version: [1, 2147483647], what: [1, 300], 'anchor.days': [-365, 730] },
  'cases.finishTask': { folio: [0, 40] },
  'cases.snoozeTask': { folio: [0, 40] },
  'cases.toVerify': { folio: [0, 40] },
  'cases.nextToVerify': { folio: [0, 40], skipped: [0, 500] },
  'cases.openFile': { folio: [0, 40] },
  'cases.accept': { folio: [0, 40], checksum: [0, 100] },
  'cases.sendBack': { folio: [0, 40], reason: [1, 40], checksum: [0, 100], sentence: [0, 1000], remark: [0, 1000] },
  'cases.undoDecision': { folio: [0, 40] },
  'cases.notNeeded': { folio: [0, 40], subject: [0, 120] },
  'cases.questions': { folio: [0, 40] },
  'cases.ask': { folio: [0, 40], form: [0, 60], path: [1, 120], text: [1, 2000] },
  'cases.withdrawQuestion': { folio: [0, 40] },
  'cases.readAnswer': { folio: [0, 40] },
  'eligibility.program': { age: [0, 120] },
  'eligibility.keepSelfCheck': {
    'answers.age': [0, 12],
    'answers.englishScores.listening': [0, 12],
    'answers.englishScores.reading': [0, 12],
    'answers.englishScores.writing': [0, 12],
    'answers.englishScores.speaking': [0, 12],
    'answers.frenchScores.listening': [0, 12],
    'answers.frenchScores.reading': [0, 12],
    'answers.frenchScores.writing': [0, 12],
    'answers.frenchScores.speaking': [0, 12],
    'answers.partnerScores.listening': [0, 12],
    'answers.partnerScores.reading': [0, 12],
    'answers.partnerScores.writing': [0, 12],
    'answers.partnerScores.speaking': [0, 12],
    'answers.funds': [0, 12],
  },
  'uploads.begin': { name: [1, 500], size: [0, 1048576000], sha256: [64, 64] },
  'uploads.append': { offset: [0, 104857600] },
  'documents.attach': { subject: [1, 120] },
  'documents.reuse': { subject: [1, 120] },
  'documents.cannotGet': { subject: [1, 120], explanation: [1, 2000] },
  'messages.list': { text: [0, 200], after: [0, 200], limit: [1, 100] },
  'messages.read': { before: [1, 2147483647] },
  'messages.begin': { body: [0, 10000], uploads: [0, 10], subject: [1, 150], 'document.subject': [0, 120] },
  'messages.reply': { body: [0, 10000], uploads: [0, 10] },
  'messages.seen': { position: [0, 2147483647] },
  'messageDesk.list': { folio: [0, 40], text: [0, 200], after: [0, 200], limit: [1, 100] },
  'messageDesk.read': { before: [1, 2147483647] },
  'messageDesk.begin': { body: [0, 10000], uploads: [0, 10], folio: [0, 40], subject: [1, 150] },
  'messageDesk.reply': { body: [0, 10000], uploads: [0, 10], seen: [0, 2147483647] },
  'messageDesk.addNote': { text: [1, 10000] },
  'messageDesk.seen': { position: [0, 2147483647] },
  'messageDesk.snooze': { 'snooze.reason': [1, 300] },
  'messageDesk.saveCannedReply': {
    'name.en': [1, 80],
    'name.fa': [1, 80],
    'body.en': [1, 10000],
    'body.fa': [1, 10000],
    version: [0, 2147483647],
  },
  'advisor.ask': { question: [1, 1000] },
  'advisor.rate': {
    correction: [1, 2000],
    judgements: [0, 100],
    'judgements.[].part': [0, 99],
    'judgements.[].place': [0, 99],
  },
  'reports.verify': { code: [0, 60] },
  'siteSearch.find': { q: [0, 100] },
  'fees.set': { cad: [1, 100_000] },
  'sendBackReasons.list': { search: [0, 100] },
  'sendBackReasons.export': { search: [0, 100] },
  'sendBackReasons.save': {
    id: [1, 40],
    version: [0, 2147483647],
    'name.en': [1, 60],
    'name.fa': [1, 60],
    'sentence.en': [1, 1000],
    'sentence.fa': [1, 1000],
  },
  'sendBackReasons.retire': { id: [1, 40] },
  'sendBackReasons.reorder': { ids: [0, 40], 'ids.[]': [1, 40] },
  'siteSettings.updateGeneral': {
    version: [0, 2147483647],
    'value.name.en': [1, 80],
    'value.name.fa': [1, 80],
    'value.phone': [1, 200],
    'value.whatsapp': [1, 200],
    'value.telegram': [1, 200],
    'value.office.en': [1, 200],
    'value.office.fa': [1, 200],
  },
  'siteSettings.updateSecurity': {
    version: [0, 2147483647],
    'value.sessionMaxDays': [1, 365],
    'value.passwordMinChars': [8, 32],
  },
  'siteSettings.updateDesk': { version: [0, 2147483647], 'value.mostOpen': [1, 1000] },
  'siteSettings.updateAdvisor': {
    version: [0, 2147483647],
    'value.toman.perDollar': [1, 10_000_000],
    'value.helpLines.en': [1, 200],
    'value.helpLines.fa': [1, 200],
  },
  'siteSettings.updateBackup': { version: [0, 2147483647], 'value.hour': [0, 23], 'value.keep': [1, 365] },
  'siteSettings.updateEmail': {
    version: [0, 2147483647],
    'value.senderName.en': [1, 80],
    'value.senderName.fa': [1, 80],
  },
  'siteSettings.updateRetention': {
    version: [0, 2147483647],
    'value.enquiryMonths': [12, 120],
    'value.appointmentMonths': [12, 120],
    'value.assistantMonths': [12, 120],
    'value.accountMonths': [12, 120],
    'value.caseYears': [6, 20],
  },
  'siteSettings.updateOffice': {
    version: [0, 2147483647],
    'value.closures': [0, 200],
    'value.closures.[].name.en': [1, 200],
    'value.closures.[].name.fa': [1, 200],
  },
  'siteSettings.updateTheme': { version: [0, 2147483647] },
  'media.list': { search: [0, 100], after: [0, 400], limit: [1, 100] },
  'media.describe': { version: [1, 2147483647], name: [1, 200], 'alt.en': [0, 300], 'alt.fa': [0, 300] },
  'media.remove': { version: [1, 2147483647] },
  'media.removeMany': { items: [1, 200], 'items.[].version': [1, 2147483647] },
  'media.putBackMany': { items: [1, 200] },
  'users.endSessionsOfMany': { items: [1, 200] },
  'users.resendConfirmations': { items: [1, 200] },
  'mailbox.sendManyAgain': { items: [1, 200] },
  'system.retryJobs': { items: [1, 200] },
  'content.page': { slug: [0, 80] },
  'content.article': { slug: [0, 80] },
  'contentEditing.create': { slug: [1, 80] },
  'contentEditing.readVersion': { number: [1, 2147483647] },
  'contentEditing.save': { version: [0, 2147483647] },
  'contentEditing.publish': { version: [0, 2147483647], factsVersion: [1, 2147483647] },
  'contentEditing.unpublish': { published: [1, 2147483647] },
  'contentEditing.restore': { number: [1, 2147483647], version: [0, 2147483647] },
  'contentEditing.reorder': { ids: [1, 500], before: [1, 500] },
  'contentEditing.remove': {
    'versions.facts': [0, 2147483647],
    'versions.en': [0, 2147483647],
    'versions.fa': [0, 2147483647],
  },
  'staffDrafts.read': { thing: [1, 100] },
  'staffDrafts.save': { thing: [1, 100] },
  'staffDrafts.remove': { thing: [1, 100] },
  'text of page': { title: [1, 200], description: [1, 2000], blocks: [1, 40] },
  'facts of article': { situations: [0, 14] },
  'text of article': {
    title: [1, 200],
    description: [1, 2000],
    prose: [1, 60000],
    sources: [0, 20],
    'sources.[].title': [1, 200],
  },
  'facts of story': {
    service: [1, 80],
    year: [2009, 2100],
    months: [1, 120],
    rating: [1, 5],
    'scholarship.amount': [1, Infinity],
  },
  'text of story': { name: [1, 200], title: [1, 200], story: [1, 2000], outcome: [1, 200] },
  'facts of member': { 'licence.number': [1, 200] },
  'text of member': { name: [1, 200], position: [1, 200], bio: [1, 2000], specialties: [4, 4], spoken: [1, 200] },
  'text of credential': { title: [1, 200], text: [1, 2000] },
  'text of value': { title: [1, 200], text: [1, 2000] },
  'facts of faq': { topics: [1, 5], 'topics.[]': [1, 200] },
  'text of faq': { question: [1, 200], answer: [1, 60000] },
  'facts of service': { intakes: [1, Infinity], times: [0, 4], 'times.[]': [1, 80] },
  'text of service': { title: [1, 200], summary: [1, 2000], points: [2, 6], prose: [1, 60000], action: [1, 200] },
  'facts of consultation': { minutes: [10, 240] },
  'text of consultation': { title: [1, 200], text: [1, 2000], action: [1, 200] },
  'facts of claim': { 'figure.from': [0, Infinity], 'figure.to': [0, Infinity], owner: [1, 200] },
  'text of claim': { label: [1, 200], sentence: [1, 2000], source: [1, 200] },
  'facts of tip': { situations: [0, 14] },
  'text of tip': { title: [1, 200], text: [1, 2000] },
}

test.each([...allSchemas()])(
  '%s takes the nearest allowed value and refuses the next, on both sides',
  (name, schema) => {
    expect(limitsOf(schema)).toEqual(LIMITS[name] ?? {})
  },
)

test('no field is listed that is not there', () => {
  const names = new Set([...allSchemas()].map(([name]) => name))
  expect(Object.keys(LIMITS).filter((name) => !names.has(name))).toEqual([])
})

function* allSchemas(): Generator<[string, z.ZodMiniType]> {
  for (const [capability, group] of Object.entries(contract))
    for (const [name, { input }] of Object.entries<Procedure>(group)) yield [`${capability}.${name}`, input]
  for (const [kind, { facts, text }] of Object.entries(CONTENT_KINDS)) {
    yield [`facts of ${kind}`, facts]
    yield [`text of ${kind}`, text]
  }
}

/** As JSON Schema says it; a list's entries stand at place 0. */
type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Path = readonly (string | 0)[]
type Field = { path: Path; measure: (size: number) => unknown; starts: readonly number[]; least: number; most: number }

const SAFE = Number.MAX_SAFE_INTEGER
const UP_TO_100 = Array.from({ length: 100 }, (_, size) => size)
const TEXT = { measure: (size: number) => 'a'.repeat(size), starts: UP_TO_100, least: 0, most: 200_000 }
const LIST = { measure: (size: number) => Array(size).fill(null), starts: UP_TO_100, least: 0, most: 20_000 }
const NUMBER = { measure: (size: number) => size, starts: [0, 1, 16, 2026], least: -SAFE, most: SAFE }

function fieldsOf({ type, format, properties, items, anyOf, ...rest }: Schema, path: Path = []): Field[] {
  if (anyOf) return anyOf.flatMap((each) => fieldsOf(each, path))
  // What may be null and has no other rule of its own is written so.
  if (Array.isArray(type)) return type.flatMap((each) => fieldsOf({ type: each, ...rest }, path))
  if (properties) return Object.entries(properties).flatMap(([name, each]) => fieldsOf(each, [...path, name]))
  if (type === 'array') return [{ path, ...LIST }, ...(items ? fieldsOf(items, [...path, 0]) : [])]
  // Ids, dates and words of a list have no length of their own.
  if (format || rest.enum || rest.const !== undefined) return []
  if (type === 'string') return [{ path, ...TEXT }]
  return type === 'number' || type === 'integer' ? [{ path, ...NUMBER }] : []
}

function limitsOf(schema: z.ZodMiniType): Record<string, [number, number]> {
  const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  return Object.fromEntries(
    fields.flatMap(({ path, measure, starts, least, most }) => {
      const fits = (size: number) => takes(schema, path, measure(size))
      const start = starts.find(fits)
      // What only a pattern allows, such as a telephone number, is not told by its length.
      if (start === undefined || (start === 0 && measure === TEXT.measure && !fits(1))) return []
      const name = path.map((step) => (step === 0 ? '[]' : step)).join('.')
      return [[name, [0 - furthest((size) => fits(-size), -start, -least), furthest(fits, start, most)]]]
    }),
  )
}

/** The largest size that fits, from one that does. */
function furthest(fits: (size: number) => boolean, from: number, most: number): number {
  if (from >= most || fits(most)) return most === 0 ? 0 : most >= 20_000 ? Number.POSITIVE_INFINITY : most
  let [fitting, refused] = [from, most]
  while (refused - fitting > 1) {
    const middle = Math.floor((fitting + refused) / 2)
    if (fits(middle)) fitting = middle
    else refused = middle
  }
  return fitting
}

/** Whether this field alone is taken: what else is missing is said at other places. */
function takes(schema: z.ZodMiniType, path: Path, value: unknown): boolean {
  const { error } = z.safeParse(schema, path.reduceRight(put, value))
  const isAbout = (at: readonly PropertyKey[]) =>
    at.length <= path.length && at.every((step, place) => step === path[place])
  return !error?.issues.some((issue) => isAbout(issue.path))
}

function put(value: unknown, step: string | 0): unknown {
  return step === 0 ? [value] : { [step]: value }
}
