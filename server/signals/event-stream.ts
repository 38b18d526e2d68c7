const KEEP_ALIVE_MS = 25_000
const RECONNECT_MS = { least: 500, spread: 2500 }
/** A reader further behind than this is let go and resumes where it stopped. */
const MAX_UNREAD_EVENTS = 1024

export function frame(event: string, data: object, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** One response that stays open for a while and never holds more than a reader can take. */
export function openEventStream(lifeMs: number) {
  const encoder = new TextEncoder()
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
  const write = (text: string) => {
    if (isOver) return
    controller?.enqueue(encoder.encode(text))
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
  const keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS)
  const expiry = setTimeout(end, Math.max(lifeMs, 0))
  // All streams end together when a server stops; they should not all come back at once.
  write(`retry: ${Math.round(RECONNECT_MS.least + Math.random() * RECONNECT_MS.spread)}\n\n`)
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
