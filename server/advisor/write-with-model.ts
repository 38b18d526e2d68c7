import { ADVISOR_SIGNAL } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { AdvisorModelConfig } from '../config.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Ground, lookUpTopic } from './converse.ts'
import { hide, phrase, redact } from './model/model.ts'
import { namesOf } from './names-of.ts'
import type { StoredAnswer } from './queries.ts'

type Writing = {
  id: string
  userId: string
  question: string
  language: Language
  answer: StoredAnswer
  ground: Ground
}

/** Topics a model may look up besides those that were asked for. */
const OFFERED = ['score.total', 'score.raise', 'file.status', 'documents.missing', 'tests.accepted', 'programs.mine']

/** No process writes longer than this at one answer; one that is still open then was left by a process that died. */
const INTERRUPTED_AFTER_MS = 60_000

/** The answer while nothing of it is said yet: tables, sources and links wait for their words. */
export function unsaid(answer: StoredAnswer): StoredAnswer {
  return { ...answer, draft: null, parts: [] }
}

/** Has a model phrase each part that has an answer; where it cannot be believed, the rules' own words stand. */
export async function writeWithModel(deps: Deps, model: AdvisorModelConfig, writing: Writing): Promise<void> {
  const { db, signals } = deps
  const { id, userId, language, answer, ground } = writing
  const names = await namesOf(db, userId)
  const question = redact(writing.question, names)
  const parts = answer.parts.map((part) => ({ ...part }))
  const reasons: string[] = []
  const dropped: string[] = []

  const save = async (through: number, change: ReturnType<typeof sql>) => {
    const shown: StoredAnswer = { ...answer, parts: parts.slice(0, through) }
    const saved = await db.execute(sql`
      update advisor_turns set answer = ${JSON.stringify(shown)}::jsonb ${change}
      where id = ${id} and state = 'answering'`)
    if (saved > 0) await signals.whisper(db, { to: { userId }, kind: ADVISOR_SIGNAL, payload: { turn: id } })
    return saved > 0
  }

  for (const [place, part] of parts.entries()) {
    if (part.outcome !== 'answered') continue
    const { sentences } = part
    const said = await phrase(model, {
      question,
      language,
      statements: sentences,
      topics: OFFERED,
      hide: (statement) => hide(statement, names),
      lookUp: (topic) => lookUpTopic(ground, language, topic),
      onSentences: (now) => {
        part.sentences = [...now]
        return save(place + 1, sql``)
      },
    })
    part.sentences = 'sentences' in said ? said.sentences : sentences
    if ('fallback' in said) {
      reasons.push(said.fallback)
      if (said.dropped !== undefined) dropped.push(said.dropped)
    }
    if (reasons.includes('stopped')) return
  }
  const writtenBy = reasons.length === 0 ? 'model' : 'rules'
  await save(
    parts.length,
    sql`, state = 'done', written_by = ${writtenBy}, fallback = ${reasons.join() || null},
    dropped = ${JSON.stringify(dropped)}::jsonb`,
  )
}

/** An answer nobody writes on is the rules' own; whoever opens the page again finds it. */
export async function endInterrupted({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  const since = new Date(now().getTime() - INTERRUPTED_AFTER_MS)
  await db.execute(sql`
    update advisor_turns set state = 'done', answer = rules_answer, fallback = 'interrupted'
    where user_id = ${userId} and state = 'answering' and asked_at < ${since}`)
}
