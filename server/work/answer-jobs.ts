import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, type Transferable } from 'node:worker_threads'

export type Outcome<Done> = { done: Done } | { failed: string }

/** The thread's side of a pool: one job after the other. What is handed over is not copied. */
export function answerJobs<Job, Done>(
  work: (job: Job) => Promise<Done>,
  handOver: (done: Done) => readonly Transferable[],
): void {
  stepBack()
  const send = (outcome: Outcome<Done>, transfer: readonly Transferable[] = []) =>
    parentPort?.postMessage(outcome, transfer)
  parentPort?.on('message', (job: Job) => {
    work(job).then(
      (done) => send({ done }, handOver(done)),
      (error: unknown) => send({ failed: String(error) }),
    )
  })
}

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Whoever waits for an answer comes before what is drawn or judged. Linux keeps the nice value by thread; elsewhere it
 * is the whole process's, and lowering it would slow down everybody. Only root could raise it again.
 */
function stepBack(): void {
  if (process.platform === 'linux' && getPriority() < BEHIND) setPriority(BEHIND)
}
