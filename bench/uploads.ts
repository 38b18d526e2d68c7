import { randomBytes, randomUUID } from 'node:crypto'
import { DOCUMENT_MAX_BYTES, UPLOAD_CHUNK_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { uploads } from '@rahnama/contract/uploads/uploads.ts'
import { signIn } from '@rahnama/server/test/accounts.ts'
import { createCalls } from '@rahnama/server/test/call-procedure.ts'
import { appendPart, beginFile } from '@rahnama/server/test/uploads.ts'
import type { Hono } from 'hono'
import { withAppInProcess } from './app-in-process.ts'
import type { Bench, Row } from './row.ts'
import { watchTurns } from './turns.ts'

const TOTAL_MAX_MS = 2500

/** The largest document there may be, received, judged and stored, while everybody else is served by the same process. */
export const uploadsBench: Bench = {
  name: 'uploads',
  run: () =>
    withAppInProcess(async (app, deps) => {
      const { token } = await signIn(deps, 'student')
      // Once to warm up.
      await upload(app, token)
      return measure(() => upload(app, token))
    }),
}

async function measure(work: () => Promise<void>): Promise<Row[]> {
  const turns = watchTurns()
  await work()
  const { total } = turns.stop()
  return [
    {
      what: 'All turns of the event loop for a document, from its announcement until it is checked and stored',
      budget: `≤ ${TOTAL_MAX_MS} ms`,
      measured: `${total.toFixed(0)} ms`,
      ok: total <= TOTAL_MAX_MS,
    },
  ]
}

async function upload(app: Hono, token: string): Promise<void> {
  const content = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(DOCUMENT_MAX_BYTES - 15),
    Buffer.from('\n%%EOF'),
  ])
  const calls = createCalls(async (method, path, { body } = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await app.request(path, { method, headers, body: String(body) })
    return { status: response.status, headers: response.headers, body: await response.json(), text: '' }
  })
  const { id } = await beginFile({ app, ...calls }, token, {
    purpose: 'document',
    name: 'a.pdf',
    content,
    id: randomUUID(),
  })
  for (let at = 0; at < content.length; at += UPLOAD_CHUNK_MAX_BYTES) {
    await appendPart({ app }, token, id, at, content.subarray(at, at + UPLOAD_CHUNK_MAX_BYTES))
  }
  const ended = await calls.call(uploads.finish, { id })
  if (ended.state !== 'checked') throw new Error(`The upload ended ${JSON.stringify(ended)}`)
}
