import type { ApplicationStage, Turn, TurnReason } from '@rahnama/contract/applications.ts'
import type { CaseFlag, DeskHeading, DeskKind, DeskRow } from '@rahnama/contract/cases/cases.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, sql } from '../db/db.ts'
import { TO_VERIFY } from '../documents/documents.ts'
import { type OfficeCalendar, officeDay, readOfficeCalendar } from '../office-hours/office-hours.ts'

const EXCERPT_CHARS = 160

type ItemRow = {
  kind: DeskKind
  id: string
  folio: string
  firstName: string | null
  lastName: string | null
  persianName: string | null
  fullName: string
  language: Language
  program: Program | null
  stage: ApplicationStage | null
  turn: Turn
  reason: TurnReason | null
  excerpt: string | null
  documentsToVerify: number
  answersToRead: number
  dueAt: Date | number
  dueRank: number
  since: Date
  ownerId: string | null
  ownerName: string | null
  isPooled: boolean
  flags: CaseFlag[]
  snoozedUntil: Date | number | null
  snoozedUntilReply: boolean
  snoozeReason: string | null
}

/** What the rows of a page show, in the page's order. */
export async function loadRows(db: Db, keys: readonly { kind: DeskKind; id: string }[], now: Date): Promise<DeskRow[]> {
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  const calendar = await readOfficeCalendar(db)
  const found = await db.rows<ItemRow>(sql`
    select items.kind, items.id, items.turn, items.program, items.stage, items.due_at as "dueAt",
      items.due_rank as "dueRank", items.since, items.flags, items.pooled_at is not null as "isPooled", items.snoozed_until as "snoozedUntil",
      items.snoozed_until_reply as "snoozedUntilReply", items.snooze_reason as "snoozeReason",
      items.owner_id as "ownerId", owners.full_name as "ownerName",
      coalesce(applications.reference, enquiries.reference, consultations.reference) as folio,
      coalesce(clients.full_name, enquiries.name, consultations.name, '') as "fullName",
      coalesce(clients.language, enquiries.language, consultations.language, 'en') as language,
      sheets.answers ->> 'firstName' as "firstName", sheets.answers ->> 'lastName' as "lastName",
      sheets.answers ->> 'persianName' as "persianName",
      applications.turn_reason as reason, left(enquiries.message, ${EXCERPT_CHARS}) as excerpt,
      case when items.kind = 'case' then (select count(*) from documents
        join document_versions on document_id = documents.id
        where documents.user_id = items.client_id and ${TO_VERIFY}) else 0 end as "documentsToVerify",
      (select count(*) from case_questions where application_id = items.id and answered_at is not null
        and read_at is null) as "answersToRead"
    from desk_items as items
      left join applications on items.kind = 'case' and applications.id = items.id
      left join enquiries on items.kind = 'enquiry' and enquiries.id = items.id
      left join consultations on items.kind = 'appointment' and consultations.id = items.id
      left join users as clients on clients.id = items.client_id
      left join users as owners on owners.id = items.owner_id
      left join answer_sheets as sheets on sheets.user_id = items.client_id and sheets.form = 'profile'
    where items.id = any(${ids})`)
  const byKey = new Map(found.map((row) => [`${row.kind} ${row.id}`, row]))
  const ends = headingEnds(now, calendar)
  return keys.flatMap(({ kind, id }) => {
    const row = byKey.get(`${kind} ${id}`)
    return row ? [toRow(row, now, calendar, ends)] : []
  })
}

function toRow(row: ItemRow, now: Date, calendar: OfficeCalendar, ends: HeadingEnds): DeskRow {
  const { kind, id, folio, language, program, stage, turn, reason, excerpt, flags, isPooled } = row
  const { documentsToVerify, answersToRead } = row
  const dueAt = row.dueAt instanceof Date ? row.dueAt : null
  return {
    ...{ kind, id, folio, language, program, stage, turn, reason, excerpt, flags, isPooled },
    ...{ documentsToVerify, answersToRead },
    name: bothNames(row),
    heading: headingOf(dueAt, ends),
    due:
      dueAt && row.dueRank < 2 ? { at: dueAt.toISOString(), kind: row.dueRank === 0 ? 'deadline' : 'promise' } : null,
    since: row.since.toISOString(),
    waitingMinutes: calendar.minutesBetween(row.since, now),
    owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
    snooze: row.snoozedUntil
      ? {
          until: row.snoozedUntil instanceof Date ? row.snoozedUntil.toISOString() : null,
          untilReply: row.snoozedUntilReply,
          reason: row.snoozeReason ?? '',
        }
      : null,
  }
}

type Named = Pick<ItemRow, 'firstName' | 'lastName' | 'persianName' | 'fullName'>

/** As in the passport where the profile has it, else as the account is called. */
export function bothNames({ firstName, lastName, persianName, fullName }: Named): DeskRow['name'] {
  const latin = [firstName, lastName].filter((part) => part).join(' ')
  return { latin: latin || fullName, persian: persianName || null }
}

type HeadingEnds = { overdue: Date; today: Date; thisWeek: Date }

function headingOf(dueAt: Date | null, { overdue, today, thisWeek }: HeadingEnds): DeskHeading {
  if (!dueAt) return 'noDate'
  if (dueAt < overdue) return 'overdue'
  if (dueAt <= today) return 'today'
  return dueAt <= thisWeek ? 'thisWeek' : 'later'
}

/** Past the promise is what was due before now; after closing time nothing more is due today. */
export function headingEnds(now: Date, calendar: OfficeCalendar): HeadingEnds {
  const today = officeDay(now)
  return { overdue: now, today: calendar.closingTime(today), thisWeek: calendar.closingTime(addDays(today, 7)) }
}
