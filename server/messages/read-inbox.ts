import { OUTCOMES } from '@rahnama/contract/case-terms.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { InboxCounts, InboxRow, InboxThread, messageDesk } from '@rahnama/contract/message-desk.ts'
import { COUNTED_VIEWS, type InboxView, MESSAGE_COUNT_MAX } from '@rahnama/contract/messages.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeLook } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { findCase } from '../cases/cases.ts'
import { type Db, join, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { bothNames, type Seeing, seeingOf } from '../desk/desk.ts'
import { findMailOfThread } from '../notices/notices.ts'
import { type OfficeCalendar, readOfficeCalendar } from '../office-hours/office-hours.ts'
import { findThread, officeViewer, seenBy, THREAD_COLUMNS, type ThreadRow } from './find-thread.ts'
import { marksOf, UNREAD_BY_OFFICE } from './marks.ts'
import { listNotes } from './notes.ts'
import { readPosition, writePosition } from './page-position.ts'
import { readMessages } from './read-messages.ts'
import { replyBy } from './read-mine.ts'
import { noticeThread } from './ring.ts'
import { searchThreads } from './search-threads.ts'
import { readTopic, type SummaryRow, summaryColumns, summarySource, toSummary } from './summaries.ts'
import { findUndoable } from './take-back.ts'

/** What stands in each view; the counts and the list read the same condition. */
function within(view: InboxView, seeing: Seeing): Sql {
  const conditions: Record<InboxView, Sql> = {
    waiting: sql`threads.waiting_since is not null and threads.snoozed_until is null ${seenBy(seeing)}`,
    mine: sql`threads.owner_id = ${seeing.userId} and threads.snoozed_until is null`,
    snoozed: sql`threads.snoozed_until is not null ${seenBy(seeing)}`,
    all: sql`true ${seenBy(seeing)}`,
    unread: sql`${UNREAD_BY_OFFICE} ${seenBy(seeing)}`,
    important: sql`marks.is_important ${seenBy(seeing)}`,
    general: sql`threads.kind = 'general' ${seenBy(seeing)}`,
    immigration: sql`threads.kind = 'immigration' ${seenBy(seeing)}`,
  }
  return conditions[view]
}

type Order = { by: Sql; isDescending: boolean }

const LATEST_FIRST: Order = { by: sql`threads.last_at`, isDescending: true }

/** Each view has an index in its order: who waits longest first, or what moved last. What one person marked important is few. */
const ORDER: Record<InboxView, Order> = {
  waiting: { by: sql`threads.waiting_since`, isDescending: false },
  mine: LATEST_FIRST,
  snoozed: { by: sql`threads.snoozed_until`, isDescending: false },
  all: LATEST_FIRST,
  unread: LATEST_FIRST,
  important: LATEST_FIRST,
  general: LATEST_FIRST,
  immigration: LATEST_FIRST,
}

function orderOf(view: InboxView): Sql {
  const { by, isDescending } = ORDER[view]
  return isDescending ? sql`${by} desc, threads.id desc` : sql`${by}, threads.id`
}

export async function listInbox(
  { db }: { db: Db },
  caller: Caller,
  { view, folio, text, after, limit }: Input<typeof messageDesk.list>,
): Promise<Output<typeof messageDesk.list>> {
  const seeing = await seeingOf(db, caller)
  if (folio !== undefined) {
    const { userId: clientId } = await findCase(db, caller, folio)
    const ofClient = sql`threads.client_id = ${clientId} ${seenBy(seeing)}`
    return listPage(db, caller.userId, { condition: ofClient, view: 'all', after, limit })
  }
  if (text) {
    const ids = await searchThreads(db, seeing, text, limit)
    const rows = await loadRows(db, caller.userId, ids)
    return { threads: rows, next: null }
  }
  return listPage(db, caller.userId, { condition: within(view, seeing), view, after, limit })
}

type Page = { condition: Sql; view: InboxView; after: string | undefined; limit: number }

async function listPage(
  db: Db,
  userId: string,
  { condition, view, after, limit }: Page,
): Promise<Output<typeof messageDesk.list>> {
  const from = after === undefined ? undefined : readPosition(after)
  const { by, isDescending } = ORDER[view]
  const beyond = isDescending ? sql`<` : sql`>`
  const found = await db.rows<{ id: string; at: string }>(sql`
    select threads.id, ${by}::text as at from threads ${marksOf(userId)}
    where ${condition}
      ${from ? sql`and (${by}, threads.id) ${beyond} (${from.at}::timestamptz, ${from.id}::uuid)` : nothing}
    order by ${orderOf(view)} limit ${limit + 1}`)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const ids = shown.map(({ id }) => id)
  return {
    threads: await loadRows(db, userId, ids),
    next: found.length > limit && last ? writePosition(last) : null,
  }
}

type Loaded = SummaryRow &
  ThreadRow & {
    firstName: string | null
    lastName: string | null
    persianName: string | null
    fullName: string
    language: Language
    folio: string | null
    isFolioSure: boolean | null
    closedAt: Date | null
    outcome: string | null
    readByMe: number
  }

/** What the rows of a page show, in the page's order. */
async function loadRows(db: Db, userId: string, ids: readonly string[]): Promise<InboxRow[]> {
  const rows = await load(db, userId, ids)
  const calendar = await readOfficeCalendar(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRow(row, userId, calendar)] : []
  })
}

function load(db: Db, userId: string, ids: readonly string[]): Promise<Loaded[]> {
  return db.rows<Loaded>(sql`
    select ${THREAD_COLUMNS}, ${summaryColumns('client')}, coalesce(marks.read_position, 0) as "readByMe",
      clients.full_name as "fullName", clients.language, sheets.answers ->> 'firstName' as "firstName",
      sheets.answers ->> 'lastName' as "lastName", sheets.answers ->> 'persianName' as "persianName",
      its_case.*
    from threads left join users as owners on owners.id = threads.owner_id ${summarySource(userId)}
      join users as clients on clients.id = threads.client_id
      left join answer_sheets as sheets on sheets.user_id = threads.client_id and sheets.form = 'profile'
      left join lateral (
        select reference as folio, closed_at as "closedAt", turn_reason as outcome,
          coalesce(applications.id = threads.application_id, false)
            or count(*) filter (where closed_at is null) over () <= 1 as "isFolioSure"
        from applications
        where applications.user_id = threads.client_id and submitted_at is not null
        order by applications.id = threads.application_id desc nulls last, closed_at is not null, changed_at desc
        limit 1) as its_case on true
    where threads.id = any(${ids}::uuid[])`)
}

function toRow(row: Loaded, userId: string, calendar: OfficeCalendar): InboxRow {
  const { snoozedUntil } = row
  return {
    ...toSummary(row, userId),
    client: {
      ...{ id: row.clientId, name: bothNames(row), language: row.language, folio: row.folio },
      isFolioSure: row.isFolioSure === true,
      closed: closingOf(row),
    },
    owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    replyBy: replyBy(calendar, row),
    snooze:
      snoozedUntil === null
        ? null
        : {
            until: snoozedUntil instanceof Date ? snoozedUntil.toISOString() : null,
            reason: row.snoozeReason ?? '',
          },
  }
}

function closingOf({ closedAt, outcome: reason }: Loaded): InboxRow['client']['closed'] {
  const outcome = OUTCOMES.find((each) => each === reason)
  return closedAt && outcome ? { at: closedAt.toISOString(), outcome } : null
}

export async function countInbox({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<InboxCounts> {
  const seeing = await seeingOf(db, caller)
  const counts = COUNTED_VIEWS.map(
    (view) => sql`select ${view}::text as view, count(*) from (
      select from threads ${marksOf(caller.userId)} where ${within(view, seeing)} order by ${orderOf(view)}
      limit ${MESSAGE_COUNT_MAX + 1}) as counted`,
  )
  const rows = await db.rows<{ view: InboxView; count: number }>(join(counts, ' union all '))
  return Object.fromEntries(rows.map(({ view, count }) => [view, count])) as InboxCounts
}

/** What became of the mail about what the client has not read here yet. */
async function readMail(db: Db, thread: ThreadRow): Promise<InboxThread['mail']> {
  const mail = await findMailOfThread(db, thread.clientId, noticeThread(thread))
  return mail
    ? { state: mail.state, at: mail.at.toISOString(), tellsUntil: mail.tellsUntil?.toISOString() ?? null }
    : null
}

export async function readThread(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, before }: Input<typeof messageDesk.read>,
  { requestId }: RequestInfo,
): Promise<InboxThread> {
  const thread = await findThread(db, await officeViewer(db, caller), id)
  const [row] = await load(db, caller.userId, [id])
  if (!row) throw new Error('A thread without a message')
  const entry = { act: 'message.read', clientId: thread.clientId, target: `thread:${id}` }
  await writeLook(db, { ...caller, requestId }, { id }, entry, now())
  const page = await readMessages(db, id, caller.userId, before)
  return {
    ...toRow(row, caller.userId, await readOfficeCalendar(db)),
    topic: await readTopic(db, thread),
    readByClient: thread.clientRead,
    mail: await readMail(db, thread),
    undoable: before === undefined ? findUndoable(now(), thread, page.messages.at(-1)) : null,
    readByMe: row.readByMe,
    newest: thread.newest,
    ...page,
    notes: await listNotes(db, caller.userId, id),
  }
}
