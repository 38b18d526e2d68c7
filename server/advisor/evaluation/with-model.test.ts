import { afterEach, expect, test } from 'vitest'
import { type Answered, converse } from '../converse.ts'
import type { ModelLimits } from '../model/limits.ts'
import { phrase } from '../model/model.ts'
import { type StandInMode, standIn } from '../model/stand-in.test-data.ts'
import { textOf, verdictOf } from './evaluate.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'
import type { Question } from './question.test-data.ts'
import { ENGLISH } from './questions-en.test-data.ts'
import { PERSIAN } from './questions-fa.test-data.ts'

const grounds = useGrounds()

const QUESTIONS = [...ENGLISH, ...PERSIAN].filter(({ after }) => after === undefined)
/** What a model says is the matter here, and not how soon: a busy machine would be taken for a slow model. */
const PATIENT: ModelLimits = { connectMs: 60_000, firstWordMs: 60_000, gapMs: 60_000, totalMs: 120_000 }
/** One that hangs is given up soon: two hundred of them are asked here. */
const SOON: ModelLimits = { ...PATIENT, firstWordMs: 20, gapMs: 20 }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const figuresIn = (answered: Answered) => new Set([...textOf(answered).matchAll(/\d+/g)].map(([figure]) => figure))

/** Found once: every model is asked about the same answers, and finding them is most of the work. */
const answers = new Map<Question, Answered>()
function answerOf(question: Question): Answered {
  const known = answers.get(question)
  if (known) return known
  const found = converse({ question: question.text, language: 'en', before: undefined }, grounds[question.as])
  answers.set(question, found)
  return found
}

/** The rules' answer, and what is shown of it once the model has had its say. */
async function askModel(url: string, question: Question, limits: ModelLimits) {
  const rules = answerOf(question)
  const parts: Answered['parts'] = []
  let writtenByModel = 0
  for (const part of rules.parts) {
    const asked = { question: question.text, language: rules.language, statements: part.sentences }
    const said =
      part.outcome === 'answered'
        ? await phrase(
            { url, key: undefined, model: 'stand-in' },
            { ...asked, topics: [], hide: (text) => text, lookUp: () => [], onSentences: async () => true },
            limits,
          )
        : undefined
    const spoken = said && 'sentences' in said ? said.sentences : undefined
    if (spoken) writtenByModel++
    parts.push({ ...part, sentences: spoken ?? part.sentences })
  }
  return { rules, shown: { ...rules, parts }, writtenByModel }
}

async function askAll(url: string, limits = PATIENT) {
  const asked = await Promise.all(
    QUESTIONS.map(async (question) => {
      const { rules, shown, writtenByModel } = await askModel(url, question, limits)
      const known = figuresIn(rules)
      const foreign = [...figuresIn(shown)].filter((figure) => !known.has(figure))
      const isFault = foreign.length > 0 || verdictOf(question, shown) !== verdictOf(question, rules)
      const said = shown.parts.flatMap(({ sentences }) => sentences)
      return { writtenByModel, faults: isFault ? [[question.text, foreign, said]] : [] }
    }),
  )
  return {
    faults: asked.flatMap(({ faults }) => faults),
    written: asked.reduce((sum, { writtenByModel }) => sum + writtenByModel, 0),
  }
}

test('a model that orders our statements writes most answers, and every one stays as right as it was', async () => {
  const server = await standIn('ordering')
  closing.push(server.close)
  const { faults, written } = await askAll(server.url)
  expect(faults).toEqual([])
  expect(written).toBeGreaterThan(QUESTIONS.length / 2)
})

test.each(['paraphrasing', 'inventing', 'ignoring', 'contradicting', 'otherLanguage', 'broken'] as const)(
  'of two hundred answers of a model that is %s none is shown',
  async (mode: StandInMode) => {
    const server = await standIn(mode)
    closing.push(server.close)
    expect(await askAll(server.url)).toEqual({ faults: [], written: 0 })
  },
)

test('a model that is slow costs no answer', async () => {
  const server = await standIn('hanging')
  closing.push(server.close)
  expect(await askAll(server.url, SOON)).toEqual({ faults: [], written: 0 })
})

test('a model that is away costs no answer', async () => {
  const gone = await standIn('honest')
  await gone.close()
  expect(await askAll(gone.url)).toEqual({ faults: [], written: 0 })
})
