import type { Signal } from '@rahnama/contract/signals.ts'

const KEEP_ALIVE_MS = 25_000
const RECONNECT_MS = { least: 500, spread: 2500 }
/** A reader further behind than this is let go and resumes where it stopped. */
const MAX_UNREAD_EVENTS = 1024

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)

export function frame(event: string, data: object, id?: number | null): Uint8Array {
  return encode(
    `${id === undefined || id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  )
}

const STILL_HERE = encode(': still here\n\n')
const frames = new WeakMap<Signal, Uint8Array>()

/** A frame is encoded once, however many hear it. */
export function frameOf(signal: Signal): Uint8Array {
  const known = frames.get(signal) ?? frame(signal.kind, signal.payload, signal.id)
  frames.set(signal, known)
  return known
}

/** One response that stays open for a while and never holds more than a reader can take. */
export function openEventStream(lifeMs: number) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isOver = false
  let afterwards = () => {}

  const finish = () => {
    if (isOver) return
    isOver = true
    clearInterval(keepAlive)
    clearTimeout(expiry)
    afterwards()
  }
  const end = () => {
    if (!isOver) controller?.close()
    finish()
  }
  const write = (bytes: Uint8Array) => {
    if (isOver) return
    controller?.enqueue(bytes)
    if ((controller?.desiredSize ?? 0) <= 0) end()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
      },
      cancel: finish,
    },
    { highWaterMark: MAX_UNREAD_EVENTS },
  )
  const keepAlive = setInterval(() => write(STILL_HERE), KEEP_ALIVE_MS)
  const expiry = setTimeout(end, Math.max(lifeMs, 0))
  // Reconnection has jitter: all streams end together when a server stops, and should not all come back at once.
  write(encode(`retry: ${Math.round(RECONNECT_MS.least + Math.random() * RECONNECT_MS.spread)}\n\n`))
  return {
    body,
    write,
    end,
    onEnded(then: () => void) {
      if (isOver) then()
      else afterwards = then
    },
  }
}
