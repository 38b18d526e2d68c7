import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

type Load = {
  host: string
  port: number
  path: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
}

/** Requests per second that one address answers, asked over keep-alive connections by a thread that does nothing else. */
export async function requestsPerSecond({
  connections = 16,
  seconds = 3,
  headers = {},
  ...target
}: Load): Promise<number> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), {
    workerData: { ...target, headers, connections, seconds },
  })
  const [answered] = (await once(worker, 'message')) as [number]
  await worker.terminate()
  return answered / seconds
}
