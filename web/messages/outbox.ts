import { AppError, ERROR_STATUS } from '@rahnama/contract/errors.ts'
import type { Message } from '@rahnama/contract/messages.ts'
import { call } from '../api/api.ts'
import { type Drafts, onForget, openDrafts } from '../drafts/drafts.ts'
import { onStreamReady } from '../signals/signals.ts'
import type { AttachedFile } from './attached-file.ts'

export type Outgoing = {
  messageId: string
  threadId: string
  body: string
  files: readonly AttachedFile[]
  writtenAt: string
  /** Of a reply of the office: until where its writer had read. It is stopped if something came after. */
  seen?: number
  state: 'sending' | 'failed' | 'sent'
  /** Why it was not sent, as the last try told. */
  error?: unknown
  /** The server's answer, until the thread itself shows it. */
  message?: Message
}

type Stored = Omit<Outgoing, 'state' | 'message' | 'error'>

/** The server has judged it: sent again unasked, it would be refused again. */
export const isRefusal = (error: unknown) => error instanceof AppError && ERROR_STATUS[error.code] < 500

/**
 * Messages on their way (optimistic update): shown at once, stored on this device until the server has them, sent one
 * after the other in each thread, and tried again under the same id, so that a message whose answer got lost arrives once.
 */
function createOutbox() {
  const items = new Map<string, Outgoing>()
  const listeners = new Set<() => void>()
  const queues = new Map<string, Promise<void>>()
  let snapshots = new Map<string, readonly Outgoing[]>()
  let owner: string | undefined
  // How often the server was known to be there again.
  let returns = 0

  function tell(): void {
    snapshots = new Map()
    for (const listener of listeners) listener()
  }

  function change(id: string, next: Partial<Outgoing>): void {
    const item = items.get(id)
    if (!item) return
    items.set(id, { ...item, ...next })
    tell()
  }

  // One for each owner: it works in turn, so that what was sent is not stored after it was removed.
  const stores = new Map<string, Drafts<Stored>>()
  const store = (): Drafts<Stored> => {
    const known = stores.get(owner ?? '') ?? openDrafts<Stored>(owner ?? '', 'outbox')
    stores.set(owner ?? '', known)
    return known
  }

  async function post(id: string): Promise<void> {
    const item = items.get(id)
    if (item?.state !== 'sending') return
    const before = returns
    const { messageId, threadId, body, files, seen } = item
    try {
      const reply = { id: threadId, messageId, body, uploads: files.map((file) => file.id) }
      const { message } = await (seen === undefined
        ? call('POST /api/messages/{id}/reply', reply)
        : call('POST /api/message-desk/threads/{id}/reply', { ...reply, seen }))
      change(id, { state: 'sent', message })
      // My own message is nothing newer to what I wrote after it.
      for (const [next, { threadId: other, seen: until }] of items)
        if (other === threadId && until !== undefined && message.position === until + 1)
          change(next, { seen: message.position })
      await store()
        .remove(id)
        .catch(() => {})
    } catch (error) {
      // The connection came back while this try was lost with the old one: nothing else would send it again.
      if (returns !== before && !isRefusal(error)) return post(id)
      change(id, { state: 'failed', error })
    }
  }

  function start(id: string, threadId: string): void {
    change(id, { state: 'sending' })
    const before = queues.get(threadId) ?? Promise.resolve()
    queues.set(
      threadId,
      before.then(() => post(id)),
    )
  }

  function retry(id: string): void {
    const item = items.get(id)
    if (item?.state === 'failed') start(id, item.threadId)
  }

  // The server reads this module, too, when it renders a page.
  if ('document' in globalThis) {
    const goOn = () => {
      returns += 1
      for (const [id, { error }] of items) if (!isRefusal(error)) retry(id)
    }
    addEventListener('online', goOn)
    // The device is online all the while a server is down: that it is back is told by the stream.
    onStreamReady(goOn)
    onForget(() => {
      items.clear()
      owner = undefined
      tell()
    })
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list(threadId: string): readonly Outgoing[] {
      const known = snapshots.get(threadId) ?? [...items.values()].filter((item) => item.threadId === threadId)
      snapshots.set(threadId, known)
      return known
    },
    send(userId: string, stored: Stored): void {
      owner = userId
      items.set(stored.messageId, { ...stored, state: 'sending' })
      // A browser that keeps nothing still sends.
      void store()
        .write(stored.messageId, stored)
        .catch(() => {})
      start(stored.messageId, stored.threadId)
    },
    /** What was on its way when the page was left goes on. */
    async resume(userId: string): Promise<void> {
      owner = userId
      const left = await store()
        .list()
        .catch(() => [])
      for (const { tab, draft } of left) {
        if (items.has(tab)) continue
        items.set(tab, { ...draft, state: 'sending' })
        start(tab, draft.threadId)
      }
    },
    retry,
    /** The thread shows it now, or its writer gave it up. */
    drop(id: string): void {
      if (!items.delete(id)) return
      tell()
      void store()
        .remove(id)
        .catch(() => {})
    },
  }
}

export const outbox = createOutbox()
