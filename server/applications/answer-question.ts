import type { applications } from '@rahnama/contract/applications.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, tellDesk, wakeByReply } from '../desk/desk.ts'
import { tellClient } from './change-standing.ts'
import { lockOwn } from './queries.ts'
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
    return viewApplication(deps, tx, await returnTurn(deps, tx, row, 'answerAsked'))
  })
}
