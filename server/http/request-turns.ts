import { createFairQueue, type FairQueue } from '../work/work.ts'

/** A page of ours asks for six things at most. */
const AT_ONCE_PER_PERSON = 8
const WAITING_PER_PERSON = 300
const WAITING = 5000

/**
 * Throttles each person, or each network of visitors, by a semaphore: a script that asks for hundreds waits for
 * itself, and nobody else for it.
 */
export function createRequestTurns(): FairQueue {
  return createFairQueue({
    atOnce: Number.POSITIVE_INFINITY,
    atOncePerPerson: AT_ONCE_PER_PERSON,
    waiting: WAITING,
    waitingPerPerson: WAITING_PER_PERSON,
  })
}
