import { setImmediate as nextTurn } from 'node:timers/promises'
import { keep, keyOf, readKept } from './kept-model.ts'
import { learn } from './learn.ts'
import { type ExampleBank, readLessons } from './lessons.ts'
import type { Model } from './model.ts'
import { createThreadFeatures, readThreadLessons } from './thread-lessons.ts'

export { type ExampleBank, type FollowUp, featuresIn, isAsking, NOT_OURS, type Vocabulary } from './lessons.ts'
export { createJudge, type Model } from './model.ts'
export { createThreadFeatures } from './thread-lessons.ts'

/** What the examples teach, as it is kept from the same examples, else learnt now, between other work, and kept. */
export async function getLearnt(bank: ExampleBank, keptIn: URL | undefined): Promise<Model> {
  const key = keptIn && (await keyOf(bank))
  const kept = key && (await readKept(key, keptIn))
  if (kept) return kept
  const lesson = lessonOf(bank)
  let step = lesson.next()
  while (!step.done) {
    await nextTurn()
    step = lesson.next()
  }
  if (key) await keep(key, keptIn, step.value)
  return step.value
}

function* lessonOf(bank: ExampleBank): Generator<void, Model> {
  const { lessons, vocabularies } = yield* readLessons(bank)
  const alone = yield* learn(lessons)
  const threads = yield* readThreadLessons(bank, createThreadFeatures({ alone, vocabularies }))
  return { alone, after: yield* learn(threads), vocabularies }
}
