import type { CaseQuestion, cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import {
  listQuestions as listRows,
  moveApplication,
  type QuestionRow,
  questionAct,
  tellClient,
} from '../applications/applications.ts'
import type { Actor } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, tellDesk } from '../desk/desk.ts'
import { settle, tell } from '../notices/notices.ts'
import { auditChange, auditLook } from './audit-case.ts'
import { type CaseRow, findCase, lockCase, lockOpenCase } from './find-case.ts'
import { caseMails } from './mails.ts'

type Questions = { questions: CaseQuestion[] }

export async function listQuestions(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { folio }: Input<typeof cases.questions>,
  { requestId }: RequestInfo,
): Promise<Questions> {
  const row = await findCase(deps.db, caller, folio)
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Questions')
  return readQuestions(deps.db, row.id)
}

/** The client reads it in a mail and where it belongs, and has the turn until it is answered. */
export function askClient(
  deps: Deps,
  caller: Caller,
  { folio, id, form, path, text }: Input<typeof cases.ask>,
  { requestId }: RequestInfo,
): Promise<Questions> {
  // A question is about an answer of a form, or about none.
  if ((form === null) !== (path === null)) {
    const field = form === null ? 'form' : 'path'
    throw new AppError('INVALID_INPUT', { issues: [{ field, fault: 'REQUIRED' }] })
  }
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    const now = deps.now()
    const asked = await tx.execute(sql`
      insert into case_questions (id, application_id, form, path, text, asked_by, asked_at)
      values (${id}, ${row.id}, ${form}, ${path}, ${text}, ${caller.userId}, ${now}) on conflict (id) do nothing`)
    if (asked === 0) {
      if (!(await isAsked(tx, { id, applicationId: row.id, text }))) throw new AppError('CONFLICT')
      return readQuestions(tx, row.id)
    }
    await addCaseEvent(tx, row.id, { what: 'questionAsked', actorId: caller.userId, about: { form, path }, text }, now)
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.ask')
    await tellOfQuestion(deps, tx, row, { id, text, by: caller.userId })
    await giveTurn(deps, tx, caller, row)
    await tellClient(deps, tx, row)
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return readQuestions(tx, row.id)
  })
}

async function isAsked(tx: Db, { id, applicationId, text }: { id: string; applicationId: string; text: string }) {
  const row = await tx.row(sql`
    select from case_questions where id = ${id} and application_id = ${applicationId} and text = ${text}`)
  return row !== undefined
}

/** What lies with the authority stays there while a question is open. */
async function giveTurn(deps: Deps, tx: Db, caller: Caller, { id, version, stage, turn }: CaseRow): Promise<void> {
  if (turn === 'client' || (stage !== 'submitted' && stage !== 'inReview')) return
  const standing = { stage: 'needsMore', turn: 'client', reason: 'answerAsked' } as const
  await moveApplication(deps, tx, caller, { id, version }, { standing, dueOn: null, sentence: null, isTold: true })
}

type Asked = { id: string; text: string; by: string }

async function tellOfQuestion(deps: Deps, tx: Db, row: CaseRow, { id, text: question, by }: Asked): Promise<void> {
  const about = { applicationId: row.id, folio: row.folio }
  const { publicUrl } = deps.config
  await tell(deps, tx, {
    kind: 'questionAsked',
    about,
    event: `question:${id}`,
    to: [{ userId: row.userId, because: 'yours' }],
    by,
    acts: [questionAct(id)],
    mail: ({ language, fullName }) => caseMails.asked(language, { ...about, publicUrl, fullName, question }),
  })
}

export function withdrawQuestion(
  deps: Deps,
  caller: Caller,
  { folio, id }: Input<typeof cases.withdrawQuestion>,
  { requestId }: RequestInfo,
): Promise<Questions> {
  return changeQuestion(
    deps,
    { ...caller, requestId },
    'case.withdrawQuestion',
    { folio, id },
    async (tx, { answeredAt }) => {
      if (answeredAt) throw new AppError('CONFLICT')
      await settle(deps, tx, questionAct(id))
      return sql`withdrawn_at = coalesce(withdrawn_at, ${deps.now()})`
    },
  )
}

export function readAnswer(
  deps: Deps,
  caller: Caller,
  { folio, id }: Input<typeof cases.readAnswer>,
  { requestId }: RequestInfo,
): Promise<Questions> {
  return changeQuestion(deps, { ...caller, requestId }, 'case.readAnswer', { folio, id }, async (_, { answeredAt }) =>
    answeredAt ? sql`read_at = coalesce(read_at, ${deps.now()})` : sql`read_at = null`,
  )
}

/** A question of another case is not found under this one. */
function changeQuestion(
  deps: Deps,
  actor: Actor,
  act: 'case.withdrawQuestion' | 'case.readAnswer',
  { folio, id }: { folio: string; id: string },
  change: (tx: Db, question: QuestionRow) => Promise<Sql>,
): Promise<Questions> {
  return deps.db.transaction(async (tx) => {
    const row = await lockCase(tx, actor, folio)
    const question = (await listRows(tx, row.id)).find((each) => each.id === id)
    if (!question) throw new AppError('NOT_FOUND')
    await tx.execute(sql`update case_questions set ${await change(tx, question)} where id = ${id}`)
    await auditChange(deps, tx, actor, row, act)
    await tellClient(deps, tx, row)
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return readQuestions(tx, row.id)
  })
}

async function readQuestions(db: Db, applicationId: string): Promise<Questions> {
  return { questions: (await listRows(db, applicationId)).map(toQuestion) }
}

function toQuestion(row: QuestionRow): CaseQuestion {
  const { id, form, path, text, answer, changedAnswer } = row
  return {
    ...{ id, form, path, text, answer, changedAnswer },
    askedBy: row.askedById ? { id: row.askedById, name: row.askedByName ?? '' } : null,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}
