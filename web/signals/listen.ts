import { EVENTS_PATH, type SignalPayload } from '@rahnama/contract/signals.ts'
import { createParser } from 'eventsource-parser'

const PAUSE_MS = { least: 2000, spread: 3000 }

/** With the event's position in the stream; empty where it has none. */
type HearPlaced = (kind: string, payload: SignalPayload, position: string) => void

type HeardEvent = { kind: string; id: string; payload: SignalPayload }

/** Reads the stream with the caller's token, which the browser's own reader of events cannot carry, and comes back when it ends. */
export async function listen(
  { token, position: from }: { token: string; position: string },
  signal: AbortSignal,
  hear: HearPlaced,
): Promise<void> {
  let position = from
  while (!signal.aborted) {
    try {
      const headers = { Authorization: `Bearer ${token}`, ...(position && { 'Last-Event-ID': position }) }
      const response = await fetch(EVENTS_PATH, { headers, signal })
      // Refused: a new token starts a new stream.
      if (response.status >= 400 && response.status < 500) return
      if (response.ok && response.body) {
        await readEvents(response.body, ({ kind, id, payload }) => {
          if (id) position = id
          hear(kind, payload, id)
        })
      }
    } catch {
      // The connection broke, or the page was left; the loop knows which.
    }
    if (!signal.aborted) await pause(signal)
  }
}

async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (event: HeardEvent) => void) {
  const parser = createParser({
    onEvent: ({ event, id, data }) => event && tell({ kind: event, id: id ?? '', payload: JSON.parse(data) }),
  })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) parser.feed(read.value)
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS.least + Math.random() * PAUSE_MS.spread)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
