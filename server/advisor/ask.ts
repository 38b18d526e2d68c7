import { ADVISOR_SIGNAL, type AdvisorTurn, type advisor } from '@rahnama/contract/advisor/advisor.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { type Rate, take } from '../http/http.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { readAdvisorSettings } from '../site-settings/site-settings.ts'
import { converse, type Ground } from './converse.ts'
import { gatherFile } from './gather-file.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { findOwnTurn, insertTurn, listOwnTurns, toTurn } from './queries.ts'
import { unsaid, writeWithModel } from './write-with-model.ts'

/** Twenty at once, then three a minute: enough for anybody who reads the answers. */
const RATE: Rate = { burst: 20, everySeconds: 20 }
/** After so long a question stands alone again. */
const CONTEXT_MS = 30 * 60_000

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
  const ground: Ground = {
    file: await gatherFile(deps, caller),
    knowledge: { en: await loadKnowledge(deps, 'en'), fa: await loadKnowledge(deps, 'fa') },
    today: officeDay(askedAt),
  }
  const before = isFresh && last.marks.length > 0 ? last.marks : undefined
  const { marks, topics, leftover, language: answeredIn, ...answer } = converse({ question, language, before }, ground)
  const hasFacts = answer.parts.some(({ outcome }) => outcome === 'answered')
  const model = hasFacts ? deps.config.advisor : undefined
  const isNew = await insertTurn(db, {
    id,
    userId: caller.userId,
    askedAt,
    question,
    language: answeredIn,
    state: model ? 'answering' : 'done',
    answer: model ? unsaid(answer) : answer,
    rulesAnswer: answer,
    marks: [...marks],
    topics,
    leftover,
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
