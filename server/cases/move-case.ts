import { type ClientSentence, isAsking, isOver } from '@rahnama/contract/applications.ts'
import type { CaseMove, cases } from '@rahnama/contract/cases/cases.ts'
import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { applicationMails, moveApplication } from '../applications/applications.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { renderMail, toStored } from '../mail/mail.ts'
import { readHouse } from '../site-settings/site-settings.ts'
import { auditChange } from './audit-case.ts'
import { endTasks } from './change-tasks.ts'
import { type CaseRow, findCase, lockOpenCase } from './find-case.ts'
import { readPromise } from './read-promise.ts'
import { listOpenTasks } from './read-tasks.ts'

/** One act: stage, turn, why, by when, what the client reads, and how it ended. */
export function moveCase(
  deps: Deps,
  caller: Caller,
  { folio, version, ...move }: Input<typeof cases.move>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.move>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    if (row.version !== version) throw new AppError('CONFLICT')
    // A save that changes nothing writes no event and tells nobody.
    if (isSame(row, move)) return { version }
    refuseUnfinished(move)
    await refuseUnasked(tx, row, move)
    const { stage, turn, reason, dueOn, sentence, closing } = move
    if (isOver(stage)) await keepClosing(tx, row, closing, deps.now())
    const standing = { stage, turn, reason }
    const { sendsMail } = move
    const moved = await moveApplication(deps, tx, caller, row, { standing, dueOn, sentence, sendsMail })
    await askAsQuestion(deps, tx, caller, row, move)
    await endTasks(deps, tx, row.id, move.endTasks, caller.userId)
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.move', reason)
    return { version: moved.version }
  })
}

/** Whoever is asked for something finds on their page what it is, and where to answer. */
async function askAsQuestion(deps: Deps, tx: Db, { userId }: Caller, row: CaseRow, move: CaseMove): Promise<void> {
  const sentence = sentenceOf(move.sentence)
  if (!sentence || !isAsking(move.reason)) return
  const account = await findAccount(tx, row.userId)
  const text = sentence[account?.language ?? 'en']
  await tx.execute(sql`
    insert into case_questions (id, application_id, text, asked_by, asked_at)
    values (gen_random_uuid(), ${row.id}, ${text}, ${userId}, ${deps.now()})`)
}

function isSame(row: CaseRow, { stage, turn, reason, dueOn, sentence }: CaseMove): boolean {
  const stays = row.stage === stage && row.turn === turn && row.reason === reason && row.dueOn === dueOn
  return stays && sentence === null
}

/** Without a sentence there would be no question and nowhere to answer; one that is still open may wait for another day. */
async function refuseUnasked(tx: Db, row: CaseRow, { reason, sentence }: CaseMove): Promise<void> {
  if (!isAsking(reason) || sentenceOf(sentence)) return
  const open = await tx.row(sql`
    select from case_questions where application_id = ${row.id} and answered_at is null and withdrawn_at is null`)
  if (row.reason === reason && open) return
  throw new AppError('INVALID_INPUT', { field: 'sentence' })
}

/** A refusal without its grounds and what we learnt from it helps nobody who comes after. */
function refuseUnfinished({ reason, closing }: CaseMove): void {
  if (reason !== 'refused') return
  const issues: Issue[] = [
    ...(closing?.grounds.length ? [] : [{ field: 'closing.grounds', fault: 'REQUIRED' } as const]),
    ...(closing?.lesson ? [] : [{ field: 'closing.lesson', fault: 'REQUIRED' } as const]),
  ]
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

async function keepClosing(tx: Db, { id }: CaseRow, closing: CaseMove['closing'], now: Date): Promise<void> {
  await tx.execute(sql`
    update cases set refusal_grounds = ${closing?.grounds ?? []}, lesson = ${closing?.lesson ?? null},
      decided_on = coalesce(decided_on, (${now}::timestamptz at time zone 'America/Toronto')::date)
    where application_id = ${id}`)
}

/** The mail as the client will read it, in their language, and what else the move does. */
export async function previewMove(
  deps: Deps,
  caller: Caller,
  { folio, ...move }: Input<typeof cases.preview>,
): Promise<Output<typeof cases.preview>> {
  const row = await findCase(deps.db, caller, folio)
  const account = await findAccount(deps.db, row.userId)
  if (!account) throw new Error('A case without its client')
  const { stage, turn, reason, dueOn } = move
  const application = { id: row.id, reference: row.folio, program: row.program, turn, reason, dueOn }
  const news = stage === 'withdrawn' ? 'withdrawn' : 'moved'
  const content = applicationMails[news](account.language, {
    publicUrl: deps.config.publicUrl,
    fullName: account.fullName,
    application,
    sentence: sentenceOf(move.sentence),
  })
  const place = { ...(await readHouse(deps.db)), publicUrl: deps.config.publicUrl }
  const promise = await readPromise(deps.db, row, deps.now())
  return {
    mail: {
      language: account.language,
      subject: content.subject,
      html: renderMail(toStored(content, place)).html,
    },
    isPromiseKept: promise?.state === 'running' && row.stage === 'submitted' && stage !== 'needsMore',
    openTasks: await listOpenTasks(deps.db, row.id),
  }
}

function sentenceOf(sentence: ClientSentence | null): ClientSentence | null {
  return sentence && (sentence.en || sentence.fa) ? sentence : null
}
