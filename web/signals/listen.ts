import { EVENTS_PATH, type SignalPayload } from '@rahnama/contract/signals.ts'

const PAUSE_MS = { least: 2000, spread: 3000 }
const EVENT_END = '\n\n'

export type Hear = (kind: string, payload: SignalPayload) => void

type HeardEvent = { kind: string; id: string; payload: SignalPayload }

/** Reads the stream with the caller's token, which the browser's own reader of events cannot carry, and comes back when it ends. */
export async function listen(token: string, signal: AbortSignal, hear: Hear): Promise<void> {
  let position = ''
  while (!signal.aborted) {
    try {
      const headers = { Authorization: `Bearer ${token}`, ...(position && { 'Last-Event-ID': position }) }
      const response = await fetch(EVENTS_PATH, { headers, signal })
      // Refused: a new token starts a new stream.
      if (response.status >= 400 && response.status < 500) return
      if (response.ok && response.body) {
        await readEvents(response.body, ({ kind, id, payload }) => {
          if (id) position = id
          hear(kind, payload)
        })
      }
    } catch {
      // The connection broke, or the page was left; the loop knows which.
    }
    await pause(signal)
  }
}

async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (event: HeardEvent) => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const events = (waiting + value).split(EVENT_END)
    waiting = events.pop() ?? ''
    for (const event of events) {
      const kind = fieldOf(event, 'event')
      if (kind) tell({ kind, id: fieldOf(event, 'id'), payload: JSON.parse(fieldOf(event, 'data') || '{}') })
    }
  }
}

function fieldOf(event: string, name: string): string {
  const start = `${name}: `
  return (
    event
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.slice(start.length) ?? ''
  )
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
