import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '../person.ts'
import { createWriter } from './written.ts'

type Compared = { lost: string[]; doubled: string[]; strange: string[] }

export const NOTHING_AMISS: Compared = { lost: [], doubled: [], strange: [] }

/** People who write at once, without pause, through whatever a trial does to the installation. */
export type Writing = {
  acknowledged(): number
  /** Some more writes are acknowledged: the fault strikes in the middle of work. */
  untilWritten(more: number): Promise<void>
  /** Each of them has written once more. */
  untilEachWrote(): Promise<void>
  /** Nobody writes any more; whoever waits for an answer has had it. */
  end(): Promise<void>
  /** What each of them was told is kept, against what is there. */
  compare(): Promise<Compared>
  /** Every answer besides 200 that any of them was given. */
  refusals(): Set<string>
}

/** They sign up first. The address may change meanwhile: a server that was started again has another. */
export async function beginWriting(people: number, address: () => string): Promise<Writing> {
  const signedUp = await Promise.all(Array.from({ length: people }, () => signUp(address())))
  const writers = signedUp.map(createWriter)
  let isOver = false
  const writing = Promise.all(writers.map((writer) => writer.writeUntil(address, () => isOver)))
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  return {
    acknowledged,
    async untilWritten(more) {
      const wanted = acknowledged() + more
      while (acknowledged() < wanted) await pause(1)
    },
    async untilEachWrote() {
      const before = writers.map((writer) => writer.acknowledged)
      while (!writers.every((writer, at) => writer.acknowledged > (before[at] ?? 0))) await pause(1)
    },
    async end() {
      isOver = true
      await writing
    },
    async compare() {
      const found = await Promise.all(writers.map((writer) => writer.compare(address())))
      return {
        lost: found.flatMap(({ lost }) => lost),
        doubled: found.flatMap(({ doubled }) => doubled),
        strange: found.flatMap(({ strange }) => strange),
      }
    },
    refusals: () => new Set(writers.flatMap((writer) => [...writer.refusals])),
  }
}
