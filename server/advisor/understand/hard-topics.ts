import type { Mark } from './recognise.ts'

export type HardReason =
  | 'individual'
  | 'odds'
  | 'fraud'
  | 'security'
  | 'otherPerson'
  | 'otherCountry'
  | 'outside'
  | 'crisis'
  | 'instructions'
  | 'forecast'
  | 'complaint'

/** Looked for before anything else, in this order. Some go to a person, some to nobody. */
const HARD: readonly (readonly [concept: string, outcome: 'handOver' | 'decline', reason: HardReason])[] = [
  ['crisis', 'decline', 'crisis'],
  ['injection', 'decline', 'instructions'],
  ['fraud', 'decline', 'fraud'],
  ['security', 'handOver', 'security'],
  ['criminal', 'handOver', 'security'],
  ['asylum', 'handOver', 'individual'],
  ['refusal', 'handOver', 'individual'],
  ['otherperson', 'decline', 'otherPerson'],
  ['othercountry', 'decline', 'otherCountry'],
  ['medical', 'decline', 'outside'],
  ['politics', 'decline', 'outside'],
  ['promise', 'handOver', 'odds'],
  ['odds', 'handOver', 'odds'],
  ['future', 'handOver', 'forecast'],
  ['complaint', 'handOver', 'complaint'],
]
const CONCEPTS = new Set(HARD.map(([concept]) => concept))

export type Hard = { outcome: 'handOver' | 'decline'; reason: HardReason; concept: string }

/** A word that can only be meant so; `anyReading` also takes words that may be harmless. */
export function hardTopicIn(marks: readonly Mark[], { anyReading }: { anyReading: boolean }): Hard | undefined {
  for (const [concept, outcome, reason] of HARD) {
    const found = marks.some(
      ({ readings }) =>
        readings.includes(concept) && (anyReading || readings.every((reading) => CONCEPTS.has(reading))),
    )
    if (found) return { outcome, reason, concept }
  }
  return undefined
}
