import { randomUUID } from 'node:crypto'
import type { Schedule } from '@rahnama/contract/consultations/consultations.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { answerQuestion, submitFromForm } from '../../applications/applications.ts'
import { type Account, findAccountByEmail, insertAccount } from '../../auth/auth.ts'
import {
  addNote,
  addTask,
  askClient,
  handOverCase,
  lookAt,
  moveCase,
  releaseCase,
  setDates,
} from '../../cases/cases.ts'
import { addDayOff, updateSchedule } from '../../consultations/consultations.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { poolAbsent, snoozeItems } from '../../desk/desk.ts'
import { acceptVersion, sendBackVersion } from '../../documents/documents.ts'
import { completeSheet, saveSheet } from '../../long-form/long-form.ts'
import { beginThread } from '../../messages/messages.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { as, daysAgo, REQUEST } from '../acting.ts'
import { giveDocument } from '../give-document.ts'
import { answersOf } from './answers.ts'
import { PEOPLE, type Person } from './people.ts'
import { CASE_STORIES, type CaseStep, type CaseStory, type GivenDocument } from './stories.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_AWAY = 420
const DAYS_UNTIL_BACK = 21
const SUBJECTS: Partial<Record<GivenDocument['kind'], string>> = {
  languageResult: 'profile/tests.demo-ielts',
  degree: 'profile/credentials.demo-degree',
}

const FAMILY = { partner: 'profile/partner', child: 'profile/children.demo-child-1' } as const

type Office = { agent: Account; colleague: Account }

/** The firm's working day: some forty cases, told through the operations staff and clients use, on clocks of days before. */
export async function seedCases(deps: Deps): Promise<void> {
  const { db, mail } = deps
  const [agent, colleague] = await Promise.all(
    ['agent', 'colleague'].map((name) => findAccountByEmail(db, `${name}@rahnama.example`)),
  )
  if (!agent || !colleague || (await findAccountByEmail(db, addressOf(PEOPLE.azar)))) return
  // All of them or none, and one commit is faster than a thousand. Invented people read no mail.
  await db.transaction((tx) =>
    tellAll({ ...deps, db: { ...db, ...tx }, mail: { ...mail, queue: async () => '' } }, { agent, colleague }),
  )
}

async function tellAll(deps: Deps, office: Office): Promise<void> {
  await sendAway(deps, office.colleague)
  const clients = new Map<string, Account>()
  for (const [place, person] of Object.values<Person>(PEOPLE).entries()) {
    clients.set(person.key, await addClient(deps, person, place))
  }
  for (const story of CASE_STORIES) {
    const client = clients.get(PEOPLE[story.client].key)
    if (client) await tell(deps, office, client, story)
  }
  await poolAbsent(deps)
}

const NOT_BOOKABLE: Schedule = {
  isBookable: false,
  spans: [],
  bufferMinutes: 0,
  noticeHours: 24,
  dailyCap: 1,
  types: ['initial'],
  meetingUrl: null,
}

/** A long leave: whoever is away is given no new case, so what is tried out comes to the agent. */
async function sendAway(deps: Deps, { id: consultantId }: Account): Promise<void> {
  const by = { userId: consultantId, role: 'admin' } as const
  const today = officeDay(deps.now())
  await updateSchedule(deps, by, { consultantId, version: 0, schedule: NOT_BOOKABLE })
  await addDayOff(deps, by, {
    consultantId,
    from: addDays(today, -DAYS_AWAY),
    to: addDays(today, DAYS_UNTIL_BACK),
    note: '',
  })
}

async function addClient(deps: Deps, person: Person, place: number): Promise<Account> {
  const fullName = `${person.firstName} ${person.lastName}`
  const email = addressOf(person)
  const wanted = {
    email,
    fullName,
    language: person.language,
    passwordHash: null,
    isConfirmed: true,
    isDemonstration: true,
  }
  const account = await insertAccount(deps.db, wanted, daysAgo(deps, openedDaysAgo(person, place)).now())
  if (!account) throw new Error('Another process is seeding the demonstration')
  const changes = answersOf(person, place, officeDay(deps.now()))
  const client = as(account.id, deps)
  const { version } = await saveSheet(deps, client, profileForm, { base: 0, tab: 'demonstration', turn: 1, changes })
  if (isWhole(person)) await completeSheet(deps, client, profileForm, { version })
  return account
}

/** Some days before the first thing they sent. */
function openedDaysAgo({ key }: Person, place: number): number {
  const sent = CASE_STORIES.filter(({ client }) => PEOPLE[client].key === key).map(({ sentDaysAgo }) => sentDaysAgo)
  return Math.max(0, ...sent) + 2 + (place % 9)
}

/** Answers that do not fit together are saved, but not declared complete. */
function isWhole({ isBrief = false, tells = {} }: Person): boolean {
  return !isBrief && tells.numberOfChildren === undefined
}

async function tell(deps: Deps, office: Office, client: Account, story: CaseStory): Promise<void> {
  const { program, sentDaysAgo, owner, documents = [], steps = [] } = story
  const sending = { userId: client.id, program, idempotencyKey: randomUUID() }
  const then = daysAgo(deps, sentDaysAgo)
  const versions = []
  for (const given of documents) versions.push({ given, versionId: await give(deps, then, client.id, given) })
  const { reference: folio } = await deps.db.transaction((tx) => submitFromForm(then, tx, sending))
  const agent = as(office.agent.id, then, 'case_review_agent')
  if (owner === 'nobody') await releaseCase(then, agent, { folio, reason: 'For whoever has time first.' }, REQUEST)
  if (owner === 'colleague') {
    const handOver = { folio, to: office.colleague.id, reason: 'She knows the family.', summary: 'Sent, not read yet.' }
    await handOverCase(then, agent, handOver, REQUEST)
  }
  for (const { given, versionId } of versions) await decide(deps, office, client, given, versionId)
  for (const step of steps) await take(deps, office, client, folio, step)
}

async function give(deps: Deps, then: Deps, userId: string, { kind, of, endsInDays }: GivenDocument): Promise<string> {
  const { versions } = await giveDocument(then, userId, {
    kind,
    subject: (of && FAMILY[of]) ?? SUBJECTS[kind] ?? 'profile',
    name: `${kind}.pdf`,
    line: `${kind} (sample)`,
    ...(endsInDays !== undefined && { endsOn: dayFrom(deps, endsInDays) }),
  })
  return versions[0]?.id ?? ''
}

async function decide(
  deps: Deps,
  { agent }: Office,
  { id: userId }: Account,
  { decided }: GivenDocument,
  versionId: string,
) {
  if (decided === undefined) return
  const about = { userId, versionId, by: agent.id }
  if (decided === 'accepted') await acceptVersion(deps, deps.db, about)
  else await sendBackVersion(deps, deps.db, { ...about, reason: decided.sentBackFor, wording: 1, note: null })
}

async function take(deps: Deps, office: Office, client: Account, folio: string, step: CaseStep): Promise<void> {
  const then = daysAgo(deps, step.daysAgo)
  const agent = as(office.agent.id, then, 'case_review_agent')
  const colleague = as(office.colleague.id, then, 'case_review_agent')
  const { id, version } = await find(deps, folio)
  switch (step.what) {
    case 'move': {
      const { standing, dueInDays, sentence = null, closing } = step
      const dueOn = dueInDays === undefined ? null : dayFrom(deps, dueInDays)
      const end = closing ? { closing } : {}
      await moveCase(
        then,
        agent,
        { folio, version, ...standing, dueOn, sentence, ...end, endTasks: [], sendsMail: true },
        REQUEST,
      )
      return
    }
    case 'dates': {
      const days = Object.entries(step.dates).map(([name, day]) => [
        name,
        typeof day === 'number' ? dayFrom(deps, day) : day,
      ])
      await setDates(then, agent, { folio, version, dates: { ...NO_DATES, ...Object.fromEntries(days) } }, REQUEST)
      return
    }
    case 'note':
      await addNote(then, step.by ? colleague : agent, { folio, id: randomUUID(), text: step.text }, REQUEST)
      return
    case 'task': {
      const task = { what: step.text, assigneeId: office.agent.id, dueOn: dayFrom(deps, step.dueInDays), anchor: null }
      await addTask(then, agent, { folio, id: randomUUID(), ...task }, REQUEST)
      return
    }
    case 'ask': {
      const questionId = randomUUID()
      await askClient(then, agent, { folio, id: questionId, form: null, path: null, text: step.text }, REQUEST)
      if (step.answer === undefined) return
      const answered = daysAgo(deps, step.daysAgo - 1)
      await answerQuestion(answered, as(client.id, answered), {
        id,
        questionId,
        answer: step.answer,
        changedAnswer: false,
      })
      return
    }
    case 'snooze': {
      const until = new Date(deps.now().getTime() + step.days * DAY_MS).toISOString()
      const items = [{ kind: 'case', id } as const]
      await snoozeItems(then, agent, { items, until, untilReply: true, reason: step.reason }, REQUEST)
      return
    }
    case 'look':
      await lookAt(deps.db, id, (step.by === 'agent' ? agent : colleague).userId, then.now())
      return
    case 'write': {
      const topic = { applicationId: id, questionId: null, document: null }
      const message = { messageId: randomUUID(), body: step.text, uploads: [] }
      const thread = { id: randomUUID(), kind: 'immigration' as const, subject: step.subject }
      await beginThread(then, { userId: client.id }, { ...thread, ...message, ...topic })
    }
  }
}

const NO_DATES = {
  authorityNumber: null,
  filedOn: null,
  biometricsBy: null,
  biometricsOn: null,
  medicalBy: null,
  medicalOn: null,
  decidedOn: null,
}

async function find({ db }: Deps, folio: string): Promise<{ id: string; version: number }> {
  const row = await db.row<{ id: string; version: number }>(sql`
    select id, version from applications where reference = ${folio}`)
  if (!row) throw new Error(`There is no ${folio}`)
  return row
}

function addressOf({ key }: Pick<Person, 'key'>): string {
  return `${key}@clients.rahnama.example`
}

function dayFrom({ now }: Deps, days: number): string {
  return addDays(officeDay(now()), days)
}
