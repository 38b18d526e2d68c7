import { isAsking, type TurnReason } from '@rahnama/contract/applications.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readChecklist } from '../documents/documents.ts'
import { changeStanding } from './change-standing.ts'
import type { ApplicationRow } from './queries.ts'
import { listQuestions } from './questions.ts'

/** What we asked, and what the client has just done of it. */
export type Asked = Extract<TurnReason, 'answerAsked' | 'documentSentBack'>

/**
 * With the last question answered and the last document replaced it is our turn again; nobody has to send it anew.
 * What else the client does meanwhile changes nothing: we may have asked in a sentence of ours.
 */
export async function returnTurn(deps: Deps, tx: Db, row: ApplicationRow, done: Asked): Promise<ApplicationRow> {
  // What lies with the authority stays there; whoever reads the answer passes it on.
  if (row.stage !== 'needsMore' || askedBy(row.reason) !== done) return row
  const left = await findAsked(deps, tx, row)
  if (left === done) return row
  const act = { by: 'client', actorId: row.userId } as const
  if (left) {
    const standing = { stage: 'needsMore', turn: 'client', reason: left } as const
    return changeStanding(deps, tx, row, { ...act, what: 'moved', standing })
  }
  return changeStanding(deps, tx, row, {
    ...act,
    what: 'submitted',
    standing: { stage: 'submitted', turn: 'office', reason: 'awaitsReview' },
  })
}

/** A signature is asked for in a question, too. */
function askedBy(reason: TurnReason): Asked | undefined {
  if (isAsking(reason)) return 'answerAsked'
  return reason === 'documentSentBack' ? reason : undefined
}

/** What the client still has to do of what we asked since it was sent. */
async function findAsked({ now }: Pick<Deps, 'now'>, tx: Db, row: ApplicationRow): Promise<Asked | undefined> {
  const questions = await listQuestions(tx, row.id)
  if (questions.some(({ answeredAt, withdrawnAt }) => !answeredAt && !withdrawnAt)) return 'answerAsked'
  const { entries } = await readChecklist(tx, row.userId, row.program, now())
  const sentAt = row.submittedAt?.toISOString() ?? ''
  const isOpen = entries.some(({ document: { state, cannotGet, versions } }) => {
    const sentBackAt = versions[0]?.sentBack?.at
    return state === 'sentBack' && cannotGet === null && sentBackAt !== undefined && sentBackAt > sentAt
  })
  return isOpen ? 'documentSentBack' : undefined
}
