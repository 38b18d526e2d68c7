import { getPriority } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { createThreadPool } from './work.ts'

const WORK = new URL('./work.ts', import.meta.url).href
/** A thread whose job is to say how far it stands back. */
const SCRIPT = `import { getPriority } from 'node:os'
import { answerJobs } from ${JSON.stringify(WORK)}
answerJobs(async () => getPriority(), () => [])`

const threads = createThreadPool<null, number>(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), {
  threads: 1,
  waiting: 1,
  waitingPerPerson: 1,
  timeoutMs: 60_000,
  memoryMb: 64,
})
afterAll(() => threads.stop())

test('on Linux a thread that draws or judges stands back behind the one that answers, which stays where it was', async () => {
  const before = getPriority()
  const ofThread = await threads.run('somebody', null)
  // Elsewhere threads have no priority of their own.
  expect(ofThread).toBe(process.platform === 'linux' ? Math.max(10, before) : before)
  expect(getPriority()).toBe(before)
})
