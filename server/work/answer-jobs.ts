import { parentPort, type Transferable } from 'node:worker_threads'

export type Outcome<Done> = { done: Done } | { failed: string }

/** The thread's side of a pool: one job after the other. What is handed over is not copied. */
export function answerJobs<Job, Done>(
  work: (job: Job) => Promise<Done>,
  handOver: (done: Done) => readonly Transferable[],
): void {
  const send = (outcome: Outcome<Done>, transfer: readonly Transferable[] = []) =>
    parentPort?.postMessage(outcome, transfer)
  parentPort?.on('message', (job: Job) => {
    work(job).then(
      (done) => send({ done }, handOver(done)),
      (error: unknown) => send({ failed: String(error) }),
    )
  })
}
