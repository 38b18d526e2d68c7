import type { Enquiry, EnquiryAct, EnquiryState, EnquirySummary } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { EnquiryForm } from '@rahnama/contract/forms/enquiry-form.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { OfficeCalendar } from '../office-hours/office-hours.ts'

const EXCERPT_CHARS = 160

export type EnquiryRow = {
  id: string
  reference: string
  state: EnquiryState
  name: string
  email: string
  phone: string | null
  country: EnquirySummary['country']
  serviceType: EnquirySummary['serviceType']
  message: string
  language: Language
  receivedAt: Date
  dueAt: Date
  answeredAt: Date | null
  replyMinutes: number | null
  closedAt: Date | null
  assigneeId: string | null
  assigneeName: string | null
  version: number
}

export type EventRow = {
  version: number
  act: EnquiryAct
  actorId: string | null
  actorName: string | null
  assigneeId: string | null
  assigneeName: string | null
  at: Date
}

type ReplyRow = { id: string; authorName: string | null; body: string; sentAt: Date }

const COLUMNS = sql`enquiries.id, reference, state, name, enquiries.email, phone, country, service_type as "serviceType",
  message, enquiries.language, received_at as "receivedAt", due_at as "dueAt", answered_at as "answeredAt",
  reply_minutes as "replyMinutes", closed_at as "closedAt", assignee_id as "assigneeId",
  assignees.full_name as "assigneeName", version`
const SOURCE = sql`enquiries left join users as assignees on assignees.id = assignee_id`

type NewEnquiry = EnquiryForm & {
  idempotencyKey: string
  reference: string
  language: Language
  receivedAt: Date
  dueAt: Date
}

/** Answers undefined when the idempotency key is known: the same message came before, or comes at this moment. */
export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<string | undefined> {
  const { name, email, phone, country, serviceType, message, language } = enquiry
  const row = await db.row<{ id: string }>(sql`
    insert into enquiries (idempotency_key, reference, state, name, email, phone, country, service_type, message,
      language, received_at, due_at)
    values (${enquiry.idempotencyKey}, ${enquiry.reference}, 'open', ${name}, ${email}, ${phone}, ${country},
      ${serviceType}, ${message}, ${language}, ${enquiry.receivedAt}, ${enquiry.dueAt})
    on conflict (idempotency_key) do nothing
    returning id`)
  return row?.id
}

type KnownEnquiry = Pick<EnquiryRow, 'reference' | 'email' | 'message' | 'dueAt'>

export function findByKey(db: Db, key: string): Promise<KnownEnquiry | undefined> {
  return db.row(sql`
    select reference, email, message, due_at as "dueAt" from enquiries where idempotency_key = ${key}`)
}

export async function findEnquiryId(db: Db, reference: string): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(sql`select id from enquiries where reference = ${reference}`)
  return row?.id
}

export function findEnquiry(db: Db, id: string): Promise<EnquiryRow | undefined> {
  return db.row<EnquiryRow>(sql`select ${COLUMNS} from ${SOURCE} where enquiries.id = ${id}`)
}

type Filter = { state: EnquiryState; assigneeId: string | null | undefined; after: string | undefined; limit: number }

/**
 * Keyset pagination: `after` is the last row seen. Open ones are ordered by what is due next, the others by what came
 * last.
 */
export function listEnquiries(db: Db, { state, assigneeId, after, limit }: Filter): Promise<EnquiryRow[]> {
  const isOpen = state === 'open'
  const following = isOpen ? sql`>` : sql`<`
  const direction = isOpen ? sql`asc` : sql`desc`
  return db.rows<EnquiryRow>(sql`
    select ${COLUMNS} from ${SOURCE}
    where state = ${state}
    ${assigneeId === undefined ? nothing : sql`and assignee_id is not distinct from ${assigneeId}`}
    ${after === undefined ? nothing : sql`and (due_at, enquiries.id) ${following} (select due_at, id from enquiries where id = ${after})`}
    order by due_at ${direction}, enquiries.id ${direction}
    limit ${limit}`)
}

export async function countOpen(db: Db, now: Date): Promise<{ open: number; overdue: number }> {
  const row = await db.row<{ open: number; overdue: number }>(sql`
    select count(*) as open, count(*) filter (where due_at < ${now}) as overdue from enquiries where state = 'open'`)
  return row ?? { open: 0, overdue: 0 }
}

export function listReplies(db: Db, enquiryId: string): Promise<ReplyRow[]> {
  return db.rows<ReplyRow>(sql`
    select enquiry_replies.id, full_name as "authorName", body, sent_at as "sentAt"
    from enquiry_replies left join users on users.id = author_id
    where enquiry_id = ${enquiryId} order by sent_at, enquiry_replies.id`)
}

export function listEvents(db: Db, enquiryId: string): Promise<EventRow[]> {
  return db.rows<EventRow>(sql`
    select version, act, actor_id as "actorId", actors.full_name as "actorName", assignee_id as "assigneeId",
      assignees.full_name as "assigneeName", happened_at as at
    from enquiry_events
    left join users as actors on actors.id = actor_id
    left join users as assignees on assignees.id = assignee_id
    where enquiry_id = ${enquiryId} order by version`)
}

type NewReply = { enquiryId: string; idempotencyKey: string; authorId: string; body: string; sentAt: Date }

/** False when the key is known: the reply was sent before. */
export async function insertReply(db: Db, reply: NewReply): Promise<boolean> {
  const { enquiryId, idempotencyKey, authorId, body, sentAt } = reply
  const inserted = await db.execute(sql`
    insert into enquiry_replies (enquiry_id, idempotency_key, author_id, body, sent_at)
    values (${enquiryId}, ${idempotencyKey}, ${authorId}, ${body}, ${sentAt})
    on conflict (idempotency_key) do nothing`)
  return inserted > 0
}

export async function isKnownReply(db: Db, { enquiryId, idempotencyKey, body }: NewReply): Promise<boolean> {
  const row = await db.row(sql`
    select from enquiry_replies
    where idempotency_key = ${idempotencyKey} and enquiry_id = ${enquiryId} and body = ${body}`)
  return row !== undefined
}

export function toSummary(row: EnquiryRow, now: Date, calendar: OfficeCalendar): EnquirySummary {
  return { ...toHead(row, now, calendar), excerpt: excerptOf(row.message) }
}

/** Cut between characters: half an emoji is none. */
function excerptOf(message: string): string {
  const characters = Array.from(message)
  return characters.length > EXCERPT_CHARS ? `${characters.slice(0, EXCERPT_CHARS).join('')}…` : message
}

type Told = { replies: readonly ReplyRow[]; events: readonly EventRow[] }

export function toEnquiry(row: EnquiryRow, { replies, events }: Told, now: Date, calendar: OfficeCalendar): Enquiry {
  return {
    ...toHead(row, now, calendar),
    phone: row.phone,
    message: row.message,
    closedAt: row.closedAt?.toISOString() ?? null,
    replies: replies.map(({ id, authorName, body, sentAt }) => ({
      id,
      authorName: authorName ?? '',
      body,
      sentAt: sentAt.toISOString(),
    })),
    events: events.map(({ version, act, actorId, actorName, assigneeId, assigneeName, at }) => ({
      version,
      act,
      actor: toColleague(actorId, actorName),
      assignee: toColleague(assigneeId, assigneeName),
      at: at.toISOString(),
    })),
  }
}

function toColleague(id: string | null, name: string | null): EnquirySummary['assignee'] {
  return id ? { id, name: name ?? '' } : null
}

function toHead(row: EnquiryRow, now: Date, calendar: OfficeCalendar): Omit<EnquirySummary, 'excerpt'> {
  const { id, reference, state, name, email, country, serviceType, language, version } = row
  const stoppedAt = row.closedAt ?? now
  return {
    ...{ id, reference, state, name, email, country, serviceType, language, version },
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    replyMinutes: row.replyMinutes ?? calendar.minutesBetween(row.receivedAt, stoppedAt),
    isOverdue: (row.answeredAt ?? stoppedAt) > row.dueAt,
    assignee: toColleague(row.assigneeId, row.assigneeName),
  }
}

type Change = {
  id: string
  /** The version the actor saw. */
  version: number
  act: EnquiryAct
  actorId: string
  assigneeId?: string | null
  at: Date
}

/** Optimistic locking: one conditional update, over the version that was seen and no other; whoever is late learns what happened. */
export async function changeEnquiry(db: Db, change: Change, assignments: Sql): Promise<void> {
  const { id, version, act, actorId, assigneeId = null, at } = change
  const changed = await db.execute(sql`
    update enquiries set ${assignments}, version = version + 1 where id = ${id} and version = ${version}`)
  if (changed === 0) throw await refusal(db, id)
  await db.execute(sql`
    insert into enquiry_events (enquiry_id, version, act, actor_id, assignee_id, happened_at)
    values (${id}, ${version + 1}, ${act}, ${actorId}, ${assigneeId}, ${at})`)
}

async function refusal(db: Db, id: string): Promise<AppError> {
  if (!(await findEnquiry(db, id))) return new AppError('NOT_FOUND')
  const newest = (await listEvents(db, id)).at(-1)
  if (!newest) return new AppError('CONFLICT')
  const { act, at, actorName, assigneeName } = newest
  return new AppError('CONFLICT', {
    params: { act, at: at.toISOString(), by: actorName ?? '', ...(assigneeName && { to: assigneeName }) },
  })
}
