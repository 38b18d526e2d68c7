import { STREAM_READY } from '@rahnama/contract/signals.ts'
import { type Hear, listen } from './listen.ts'

type Stream = { hearers: Set<Hear>; isReady: boolean; leaving: AbortController }

const streams = new Map<string, Stream>()

/** One stream for everything on the page that listens: a browser keeps only a few connections to one host. */
export function joinStream(token: string, hear: Hear): () => void {
  const stream = streams.get(token) ?? start(token)
  stream.hearers.add(hear)
  if (stream.isReady) hear(STREAM_READY, {})
  return () => {
    stream.hearers.delete(hear)
    if (stream.hearers.size > 0) return
    stream.leaving.abort()
    streams.delete(token)
  }
}

function start(token: string): Stream {
  const stream: Stream = { hearers: new Set(), isReady: false, leaving: new AbortController() }
  streams.set(token, stream)
  void listen(token, stream.leaving.signal, (kind, payload) => {
    if (kind === STREAM_READY) stream.isReady = true
    for (const hear of stream.hearers) hear(kind, payload)
  })
  return stream
}
