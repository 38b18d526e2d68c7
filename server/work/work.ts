export { answerJobs } from './answer-jobs.ts'
export { createFairQueue, type FairQueue } from './fair-queue.ts'
export { runProcess } from './run-process.ts'
export { createThreadPool, ThreadFailed } from './thread-pool.ts'
