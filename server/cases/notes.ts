import type { CaseNote, cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Actor } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, findColleague, tellDesk } from '../desk/desk.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type Teller, tell } from '../notices/notices.ts'
import { auditChange, auditLook } from './audit-case.ts'
import { type CaseRow, findCase } from './find-case.ts'

const BIN_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>
type Notes = { notes: CaseNote[] }

export async function listNotes(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { folio }: Input<typeof cases.notes>,
  { requestId }: RequestInfo,
): Promise<Notes> {
  const row = await findCase(deps.db, caller, folio)
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Notes')
  return readNotes(deps.db, row, caller)
}

export function addNote(
  deps: Acting & Teller,
  caller: Caller,
  { folio, id, text, mention }: Input<typeof cases.addNote>,
  { requestId }: RequestInfo,
): Promise<Notes> {
  return deps.db.transaction(async (tx) => {
    const row = await findCase(tx, caller, folio)
    const now = deps.now()
    const added = await tx.execute(sql`
      insert into case_notes (id, application_id, author_id, text, written_at)
      values (${id}, ${row.id}, ${caller.userId}, ${text}, ${now}) on conflict (id) do nothing`)
    if (added === 0 && !(await isSameNote(tx, { id, applicationId: row.id, authorId: caller.userId, text })))
      throw new AppError('CONFLICT')
    if (added > 0) {
      await addCaseEvent(tx, row.id, { what: 'noteAdded', actorId: caller.userId }, now)
      await auditChange(deps, tx, { ...caller, requestId }, row, 'case.addNote')
      await tellDesk(deps, tx, { kind: 'case', id: row.id })
      if (mention) await tellMentioned(deps, tx, { row, noteId: id, by: caller.userId, mention })
    }
    return readNotes(tx, row, caller)
  })
}

type Mention = { row: CaseRow; noteId: string; by: string; mention: string }

/** Only a colleague who may open the case hears of the note; it stays in their bell until read, though the case closes. */
async function tellMentioned(deps: Teller, tx: Db, { row, noteId, by, mention }: Mention): Promise<void> {
  await findCase(tx, await findColleague(tx, mention), row.folio)
  const names = await tx.row<{ author: string; client: string }>(sql`
    select author.full_name as author, client.full_name as client from users as author, users as client
    where author.id = ${by} and client.id = ${row.userId}`)
  if (!names) throw new AppError('NOT_FOUND')
  await tell(deps, tx, {
    kind: 'mentionedOnCase',
    about: { folio: row.folio, by: names.author, client: names.client },
    event: `mention:${noteId}`,
    to: [{ userId: mention, because: 'mention' }],
    by,
  })
}

async function isSameNote(
  tx: Db,
  { id, applicationId, authorId, text }: { id: string; applicationId: string; authorId: string; text: string },
): Promise<boolean> {
  const row = await tx.row(sql`
    select from case_notes
    where id = ${id} and application_id = ${applicationId} and author_id = ${authorId} and text = ${text}`)
  return row !== undefined
}

export function editNote(
  deps: Acting,
  caller: Caller,
  { folio, id, text, version }: Input<typeof cases.editNote>,
  { requestId }: RequestInfo,
): Promise<Notes> {
  return changeOwnNote(deps, { ...caller, requestId }, 'case.editNote', { folio, id }, async (tx) => {
    const changed = await tx.execute(sql`
      update case_notes set text = ${text}, edited_at = ${deps.now()}, version = version + 1
      where id = ${id} and version = ${version} and removed_at is null`)
    if (changed === 0) throw new AppError('CONFLICT')
  })
}

export function removeNote(
  deps: Acting,
  caller: Caller,
  input: Input<typeof cases.removeNote>,
  { requestId }: RequestInfo,
): Promise<Notes> {
  return changeOwnNote(deps, { ...caller, requestId }, 'case.removeNote', input, async (tx) => {
    await tx.execute(sql`
      update case_notes set removed_at = coalesce(removed_at, ${deps.now()}) where id = ${input.id}`)
  })
}

export function putBackNote(
  deps: Acting,
  caller: Caller,
  input: Input<typeof cases.putBackNote>,
  { requestId }: RequestInfo,
): Promise<Notes> {
  return changeOwnNote(deps, { ...caller, requestId }, 'case.putBackNote', input, async (tx) => {
    await tx.execute(sql`update case_notes set removed_at = null where id = ${input.id}`)
  })
}

/** A note is its author's: nobody else changes it, not even an admin. */
function changeOwnNote(
  deps: Acting,
  actor: Actor,
  act: 'case.editNote' | 'case.removeNote' | 'case.putBackNote',
  { folio, id }: { folio: string; id: string },
  change: (tx: Db) => Promise<void>,
): Promise<Notes> {
  return deps.db.transaction(async (tx) => {
    const row = await findCase(tx, actor, folio)
    const note = await tx.row<{ authorId: string | null }>(sql`
      select author_id as "authorId" from case_notes where id = ${id} and application_id = ${row.id} for update`)
    if (!note) throw new AppError('NOT_FOUND')
    if (note.authorId !== actor.userId) throw new AppError('NOT_ALLOWED')
    await change(tx)
    await auditChange(deps, tx, actor, row, act)
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return readNotes(tx, row, actor)
  })
}

type NoteRow = Omit<CaseNote, 'author' | 'isMine' | 'writtenAt' | 'editedAt'> & {
  authorId: string | null
  authorName: string | null
  writtenAt: Date
  editedAt: Date | null
}

async function readNotes(db: Db, { id }: CaseRow, { userId }: Pick<Caller, 'userId'>): Promise<Notes> {
  const rows = await db.rows<NoteRow>(sql`
    select case_notes.id, author_id as "authorId", full_name as "authorName", text, written_at as "writtenAt",
      edited_at as "editedAt", version
    from case_notes left join users on users.id = author_id
    where application_id = ${id} and removed_at is null order by written_at desc, case_notes.id`)
  return {
    notes: rows.map(({ authorId, authorName, writtenAt, editedAt, ...note }) => ({
      ...note,
      author: authorId ? { id: authorId, name: authorName ?? '' } : null,
      isMine: authorId === userId,
      writtenAt: writtenAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    })),
  }
}

export const noteBin = defineJob<object>('empty-note-bin', { cron: '23 4 * * *' })

export async function emptyNoteBin({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - BIN_DAYS * DAY_MS)
  await db.execute(sql`delete from case_notes where removed_at < ${before}`)
}
