import { type SignalPayload, STREAM_READY } from '@rahnama/contract/signals.ts'
import { leadInTurn } from './lead-in-turn.ts'
import { type Hear, listen } from './listen.ts'

export type Listener = { token: string; userId: string }

type Stream = { hearers: Set<Hear>; isReady: boolean; leave: () => void }

/** A tab that has just opened asks whether anybody listens; who listens answers it alone, and passes on all it hears. */
type Passed =
  | { is: 'question'; from: string }
  | { is: 'answer'; to: string; position: string }
  | { is: 'signal'; kind: string; payload: SignalPayload; position: string }

const streams = new Map<string, Stream>()

/**
 * One stream for everything that listens, on this page and in every other tab of the browser: over HTTP/1.1 it keeps
 * only six connections to one host, and a seventh tab would not even load.
 */
export function joinStream(listener: Listener, hear: Hear): () => void {
  const key = `${listener.userId} ${listener.token}`
  const stream = streams.get(key) ?? start(listener)
  streams.set(key, stream)
  stream.hearers.add(hear)
  if (stream.isReady) hear(STREAM_READY, {})
  return () => {
    stream.hearers.delete(hear)
    if (stream.hearers.size > 0) return
    stream.leave()
    streams.delete(key)
  }
}

function start({ token, userId }: Listener): Stream {
  const name = `rahnama-signals-${userId}`
  const me = Math.random().toString(36)
  const leaving = new AbortController()
  const channel = new BroadcastChannel(name)
  const pass = (passed: Passed) => !leaving.signal.aborted && channel.postMessage(passed)
  const stream: Stream = {
    hearers: new Set(),
    isReady: false,
    leave: () => {
      leaving.abort()
      channel.close()
    },
  }
  let position = ''
  let isLeader = false
  const take = (kind: string, payload: SignalPayload, at: string) => {
    if (at) position = at
    if (kind === STREAM_READY) stream.isReady = true
    for (const hear of stream.hearers) hear(kind, payload)
  }
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    // Without locks every tab leads, and has heard it already.
    if (data.is === 'signal' && !isLeader) take(data.kind, data.payload, data.position)
    if (data.is === 'answer' && data.to === me) take(STREAM_READY, {}, data.position)
    if (data.is === 'question' && isLeader && stream.isReady) pass({ is: 'answer', to: data.from, position })
  }
  pass({ is: 'question', from: me })
  void leadInTurn(name, leaving.signal, async (signal) => {
    isLeader = true
    try {
      // From where any of the tabs heard last: what came while none listened is not lost.
      await listen({ token, position }, signal, (kind, payload, at) => {
        take(kind, payload, at)
        pass({ is: 'signal', kind, payload, position: at })
      })
    } finally {
      isLeader = false
    }
  })
  return stream
}
