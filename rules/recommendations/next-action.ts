import type { Certainty, Cost, Improvement } from './improvement.ts'

/** Longer than this nobody calls a next step. */
const SOON_MONTHS = 6

type Weighed = Pick<Improvement, 'points' | 'months'> & { cost: Cost; certainty: Certainty }

/**
 * The one thing to do next, by docs/decisions/0045-order-of-programs.md: most points among what usually works soon, or
 * else what works at all. The list comes with the most points first, then the soonest and the cheapest.
 */
export function nextAction<Idea extends Weighed>(improvements: readonly Idea[]): Idea | undefined {
  const likely = improvements.filter(({ certainty }) => certainty !== 'low')
  return likely.find(({ months }) => months <= SOON_MONTHS) ?? likely[0] ?? improvements[0]
}
