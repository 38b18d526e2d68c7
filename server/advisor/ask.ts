import { ADVISOR_SIGNAL, type AdvisorTurn, type advisor } from '@rahnama/contract/advisor/advisor.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Rate, take } from '../http/http.ts'
import { findWaiting, raiseThread } from '../messages/messages.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { readAdvisorSettings } from '../site-settings/site-settings.ts'
import { type Asked, converse, type Ground, getReadyToConverse, saysNotThis } from './converse.ts'
import { gatherFile } from './gather-file.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { findOwnTurn, insertTurn, judgeTurn, listOwnTurns, type TurnRow, toTurn } from './queries.ts'
import { unsaid, writeWithModel } from './write-with-model.ts'

/** Twenty at once, then three a minute: enough for anybody who reads the answers. */
const RATE: Rate = { burst: 20, everySeconds: 20 }
/** After so long a question stands alone again. */
const CONTEXT_MS = 30 * 60_000
/** Whoever asks why nobody answers is not only told so. */
const WAITING = 'contact.waiting'
/** What was not clear and asked back. */
const ASKED_BACK = 'unclear'

export async function ask(
  deps: Deps,
  caller: Caller,
  { id, question, language }: Input<typeof advisor.ask>,
): Promise<AdvisorTurn> {
  const { db, now } = deps
  const known = await findOwnTurn(db, caller.userId, id)
  if (known) return toTurn(known)
  if (!(await readAdvisorSettings(db)).value.isOn) throw new AppError('GONE')
  const askedAt = now()
  const taken = await take(db, `advisor ${caller.userId}`, RATE, askedAt)
  if (!taken.allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds })
  const [last] = await listOwnTurns(db, caller.userId, undefined, 1)
  const isFresh = last !== undefined && askedAt.getTime() - last.askedAt.getTime() < CONTEXT_MS
  const asked: Asked = { question, language, ...(isFresh ? leaningOn(last) : { before: undefined }) }
  const ground = await gatherGround(deps, caller)
  await getReadyToConverse()
  const { marks, topics, leftover, otherwise, language: answeredIn, ...answer } = converse(asked, ground)
  const hasFacts = answer.parts.some(({ outcome }) => outcome === 'answered')
  const model = hasFacts ? deps.config.advisor : undefined
  const isNew = await db.transaction(async (tx) => {
    const inserted = await insertTurn(tx, {
      id,
      userId: caller.userId,
      askedAt,
      question,
      language: answeredIn,
      state: model ? 'answering' : 'done',
      answer: model ? unsaid(answer) : answer,
      rulesAnswer: answer,
      otherwise,
      marks: [...marks],
      topics,
      leftover,
    })
    // What the answer says was done is done with it, or neither.
    if (inserted && topics.includes(WAITING)) await raiseWaiting(deps, tx, caller)
    if (inserted && isFresh && saysNotThis(question)) await judgeTurn(tx, caller.userId, last.id, false)
    return inserted
  })
  if (isNew && model) {
    await writeWithModel(deps, model, { id, userId: caller.userId, question, language: answeredIn, answer, ground })
  }
  const row = await findOwnTurn(db, caller.userId, id)
  // The id is somebody else's: a browser that makes up its own never meets one.
  if (!row) throw new AppError('CONFLICT')
  if (isNew)
    await deps.signals.publish(db, { to: { userId: caller.userId }, kind: ADVISOR_SIGNAL, payload: { turn: id } })
  return toTurn(row)
}

function leaningOn({ marks, otherwise, topics }: TurnRow): Pick<Asked, 'before' | 'lastOtherwise' | 'wasAskedBack'> {
  return {
    before: marks.length > 0 ? marks : undefined,
    lastOtherwise: otherwise,
    wasAskedBack: topics.includes(ASKED_BACK),
  }
}

async function gatherGround(deps: Deps, caller: Caller): Promise<Ground> {
  const knowledge = { en: await loadKnowledge(deps, 'en'), fa: await loadKnowledge(deps, 'fa') }
  return {
    file: await gatherFile(deps, caller),
    knowledge,
    book: await readRulebook(deps.db),
    today: officeDay(deps.now()),
  }
}

async function raiseWaiting(deps: Deps, tx: Db, { userId }: Caller): Promise<void> {
  const waiting = await findWaiting(tx, userId)
  if (waiting) await raiseThread(deps, tx, waiting)
}
