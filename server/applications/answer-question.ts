import type { applications } from '@rahnama/contract/applications.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, tellDesk, wakeByReply } from '../desk/desk.ts'
import { ownerOrTeam, settle, tell } from '../notices/notices.ts'
import { questionAct } from './acts.ts'
import { tellClient } from './change-standing.ts'
import { type ApplicationRow, lockOwn } from './queries.ts'
import { listQuestions } from './questions.ts'
import { returnTurn } from './return-turn.ts'
import { viewApplication } from './view-application.ts'

type Answered = Output<typeof applications.answer>

/** In words, or by having corrected the answer it was about. */
export function answerQuestion(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { id, questionId, answer, changedAnswer }: Input<typeof applications.answer>,
): Promise<Answered> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOwn(tx, userId, id)
    if (!answer && !changedAnswer) {
      throw new AppError('INVALID_INPUT', { issues: [{ field: 'answer', fault: 'REQUIRED' }] })
    }
    const question = (await listQuestions(tx, id)).find((each) => each.id === questionId)
    if (!question || question.withdrawnAt) throw new AppError('NOT_FOUND')
    if (row.closedAt) throw new AppError('GONE')
    const now = deps.now()
    // Answered twice is answered once; until somebody has read it, the later words count.
    if (question.readAt) throw new AppError('CONFLICT')
    await tx.execute(sql`
      update case_questions set answer = ${answer || null}, changed_answer = ${changedAnswer}, answered_at = ${now}
      where id = ${questionId}`)
    const said = { what: 'questionAnswered', actorId: userId, side: 'client', text: answer || null } as const
    await addCaseEvent(tx, id, said, now)
    await wakeByReply(deps, tx, id)
    await tellDesk(deps, tx, { kind: 'case', id })
    await tellClient(deps, tx, row)
    await settle(deps, tx, questionAct(questionId))
    await tellOffice(deps, tx, row, questionId)
    return viewApplication(deps, tx, await returnTurn(deps, tx, row, 'answerAsked'))
  })
}

/** Words that are changed until somebody has read them are one piece of news. */
async function tellOffice(deps: Deps, tx: Db, row: ApplicationRow, questionId: string): Promise<void> {
  const about = { folio: row.reference, client: (await findAccount(tx, row.userId))?.fullName ?? '' }
  const to = await ownerOrTeam(tx, row.id)
  await tell(deps, tx, { kind: 'answerGiven', about, event: `answer:${questionId}`, to, by: row.userId })
}
