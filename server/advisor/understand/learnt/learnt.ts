import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Keeping, keep, keyOf, readKept } from './kept-model.ts'
import { learn } from './learn.ts'
import { type ExampleBank, readLessons } from './lessons.ts'
import type { Model } from './model.ts'

export type { Keeping } from './kept-model.ts'
export { type ExampleBank, featuresIn, isAsking, type Vocabulary } from './lessons.ts'
export { createJudge, type Model } from './model.ts'

/** What the examples teach, as it is kept from the same examples, else learnt now, between other work, and kept. */
export async function getLearnt(bank: ExampleBank, keeping: Keeping | undefined): Promise<Model> {
  const key = keeping && (await keyOf(keeping.sources))
  const kept = keeping && key && (await readKept(key, keeping.file))
  if (kept) return kept
  const lesson = lessonOf(bank)
  let step = lesson.next()
  while (!step.done) {
    await nextTurn()
    step = lesson.next()
  }
  if (keeping && key) await keep(key, keeping.file, step.value)
  return step.value
}

function* lessonOf(bank: ExampleBank): Generator<void, Model> {
  const { lessons, vocabularies } = yield* readLessons(bank)
  return { ...(yield* learn(lessons)), vocabularies }
}
