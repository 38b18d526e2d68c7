import { type SignalPayload, STREAM_READY } from '@rahnama/contract/signals.ts'
import { type Hear, listen } from './listen.ts'

type Stream = { hearers: Set<Hear>; isReady: boolean; leave: () => void }

/** What the tab that holds the stream passes on, and what a tab asks that has just opened. */
type Passed = { kind: string; payload: SignalPayload; position: string } | 'anybody'

const streams = new Map<string, Stream>()

/**
 * One stream for the whole browser: it keeps only six connections to one host over HTTP/1.1, and every tab wants to
 * listen. One tab holds the stream (leader election by Web Locks) and passes on what it hears; when it closes, the next
 * one goes on from the last position that any of them heard.
 */
export function joinStream({ token, userId }: { token: string; userId: string }, hear: Hear): () => void {
  const key = `${userId} ${token}`
  const stream = streams.get(key) ?? start(key, token, userId)
  stream.hearers.add(hear)
  if (stream.isReady) hear(STREAM_READY, {})
  return () => {
    stream.hearers.delete(hear)
    if (stream.hearers.size > 0) return
    stream.leave()
    streams.delete(key)
  }
}

function start(key: string, token: string, userId: string): Stream {
  const name = `rahnama-signals-${userId}`
  const leaving = new AbortController()
  const channel = new BroadcastChannel(name)
  const stream: Stream = {
    hearers: new Set(),
    isReady: false,
    leave: () => {
      leaving.abort()
      channel.close()
    },
  }
  streams.set(key, stream)
  let last = ''
  let isLeader = false
  const take = (kind: string, payload: SignalPayload, position: string) => {
    if (position) last = position
    if (kind === STREAM_READY) stream.isReady = true
    for (const hear of stream.hearers) hear(kind, payload)
  }
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (data !== 'anybody') take(data.kind, data.payload, data.position)
    else if (isLeader && stream.isReady)
      channel.postMessage({ kind: STREAM_READY, payload: {}, position: last } satisfies Passed)
  }
  channel.postMessage('anybody' satisfies Passed)
  const lead = async () => {
    isLeader = true
    await listen({ token, from: last }, leaving.signal, (kind, payload, position) => {
      take(kind, payload, position)
      if (!leaving.signal.aborted) channel.postMessage({ kind, payload, position } satisfies Passed)
    })
    isLeader = false
  }
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
    // The tab stopped listening before its turn came.
  })
  return stream
}
