import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { UPLOADS_AT_ONCE_MAX } from '@rahnama/contract/limits.ts'
import type { messages } from '@rahnama/contract/messages.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Answer } from '@rahnama/server/test/test.ts'
import type { Person } from '../person.ts'

/** A person who writes without pause and remembers what was acknowledged. */
export type Writer = {
  /** Writes at this address until it is told to stop; whatever fails is written again, under the same id. */
  writeUntil(address: () => string, isOver: () => boolean): Promise<void>
  /** Asks the server for everything: what was acknowledged and is missing, what is there twice, what nobody wrote. */
  compare(address: string): Promise<{ lost: string[]; doubled: string[]; strange: string[] }>
  readonly acknowledged: number
  /** Answers besides 200, each once: a status, or a connection that broke. */
  readonly refusals: ReadonlySet<string>
}

const PAUSE_MS = 20

/** A 503 says when to ask again, and a browser does. */
async function readWhenBack(read: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await read()
    if (answer.status !== 503) return answer
    await pause(1000 * Number(answer.headers.get('Retry-After') ?? 1))
  }
}

/** Mixed writes of one client: conversations, replies, parts of a file, settings of their own. */
export function createWriter(person: Person): Writer {
  const threads: { id: string; isThere: boolean; replies: Map<string, boolean> }[] = []
  const uploads = new Map<string, number>()
  const refusals = new Set<string>()
  let acknowledged = 0

  async function put(address: string, method: string, path: string, body: object | Uint8Array): Promise<unknown> {
    const isPart = body instanceof Uint8Array
    const headers: Record<string, string> = isPart ? { 'Content-Type': 'application/octet-stream' } : {}
    const answer = await person
      .at(address)
      .send(method, path, { body, headers })
      .catch(() => undefined)
    if (answer?.status === 200) {
      acknowledged += 1
      return answer.body
    }
    refusals.add(answer ? String(answer.status) : 'broken')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return undefined
  }

  async function writeMessage(address: string): Promise<void> {
    let thread = threads.at(-1)
    if (!thread || thread.replies.size >= 20) {
      thread = { id: randomUUID(), isThere: false, replies: new Map() }
      threads.push(thread)
    }
    const { id, replies } = thread
    if (!thread.isThere) {
      const begun = { id, messageId: id, kind: 'general', subject: 'Faults', body: 'The first' }
      thread.isThere = (await put(address, 'POST', '/api/messages', begun)) !== undefined
      return
    }
    const open = [...replies].find(([, isSent]) => !isSent)?.[0] ?? randomUUID()
    const reply = { messageId: open, body: `Reply ${open}` }
    replies.set(open, (await put(address, 'POST', `/api/messages/${id}/reply`, reply)) !== undefined)
  }

  async function writePart(address: string): Promise<void> {
    const [id, offset] = [...uploads].at(-1) ?? [randomUUID(), -1]
    if (offset < 0 || (offset >= 50_000 && uploads.size < UPLOADS_AT_ONCE_MAX)) {
      const next = offset < 0 ? id : randomUUID()
      const begun = { id: next, purpose: 'cv', name: 'long.pdf', size: 1_000_000 }
      if (await put(address, 'POST', '/api/uploads', begun)) uploads.set(next, 0)
      return
    }
    const answer = await put(address, 'PUT', `/api/uploads/${id}/content?offset=${offset}`, new Uint8Array(500))
    if (answer) return void uploads.set(id, (answer as { offset: number }).offset)
    // The part may be there although its answer was lost: the server says where to go on.
    const known = await person
      .at(address)
      .send('GET', `/api/uploads/${id}`)
      .catch(() => undefined)
    if (known?.status === 200) uploads.set(id, Math.max(offset, (known.body as { offset: number }).offset))
  }

  return {
    get acknowledged() {
      return acknowledged
    },
    refusals,
    async writeUntil(address, isOver) {
      while (!isOver()) {
        await writeMessage(address())
        if (!isOver()) await writePart(address())
      }
    },
    async compare(address) {
      const read = (path: string) => readWhenBack(() => person.at(address).send('GET', path))
      const found = { lost: [] as string[], doubled: [] as string[], strange: [] as string[] }
      for (const { id, isThere, replies } of threads) {
        if (!isThere) continue
        const { messages: kept, hasOlder } = (await read(`/api/messages/${id}`)).body as Output<typeof messages.read>
        if (hasOlder) throw new Error('A thread is longer than a page')
        const ids = kept.map((message) => message.id)
        const written = new Set([id, ...replies.keys()])
        found.lost.push(...[...replies].filter(([each, isSent]) => isSent && !ids.includes(each)).map(([each]) => each))
        found.doubled.push(...ids.filter((each, index) => ids.indexOf(each) !== index))
        found.strange.push(...ids.filter((each) => !written.has(each)))
      }
      for (const [id, offset] of uploads) {
        const kept = await read(`/api/uploads/${id}`)
        if (kept.status !== 200 || (kept.body as { offset: number }).offset < offset) found.lost.push(id)
      }
      return found
    },
  }
}
