import { PAGE_POSITION, type SignalPayload, STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { WHISPERED_KINDS } from '@rahnama/contract/whispers.ts'
import { leadInTurn } from './lead-in-turn.ts'
import { listen } from './listen.ts'

export type Listener = { token: string; userId: string }

export type Hearer = {
  hear(kind: string, payload: SignalPayload): void
  /** Whatever was read of these kinds may be older than the latest signal of them. */
  catchUp(isMissed: (kind: string) => boolean): void
}

/** What this page has heard so far, over all streams of a person: it outlives the token each of them was opened with. */
type Heard = {
  position: string
  /** Kinds a page that did not listen all the time may have missed. */
  missable: Set<string>
  /** Once nobody could tell what was missed, it may have been anything. */
  hasGap: boolean
}

type Stream = { hearers: Set<Hearer>; isReady: boolean; leave: () => void }

/** A tab that has just opened asks whether anybody listens; who listens answers it alone, and passes on all it hears. */
type Passed =
  | { is: 'question'; from: string }
  | { is: 'answer'; to: string; position: string }
  | { is: 'signal'; kind: string; payload: SignalPayload; position: string }

const whispered: ReadonlySet<string> = new Set(WHISPERED_KINDS)

/**
 * One stream for everything that listens, on this page and in every other tab of the browser: over HTTP/1.1 it keeps
 * only six connections to one host, and a seventh tab would not even load.
 */
export function createStreams(pagePosition: string) {
  const streams = new Map<string, Stream>()
  const heardBy = new Map<string, Heard>()

  /** Nothing was read before the page was here, and the page says how far things were then. */
  function heardOf(userId: string): Heard {
    const heard = heardBy.get(userId) ?? { position: pagePosition, missable: new Set<string>(), hasGap: false }
    heardBy.set(userId, heard)
    return heard
  }

  return {
    join(listener: Listener, hearer: Hearer): () => void {
      const key = `${listener.userId} ${listener.token}`
      const heard = heardOf(listener.userId)
      const stream = streams.get(key) ?? start(listener, heard)
      streams.set(key, stream)
      stream.hearers.add(hearer)
      // A page that is opened again shows what it read earlier, and did not listen meanwhile.
      if (stream.isReady) hearer.catchUp((kind) => heard.hasGap || heard.missable.has(kind))
      return () => {
        stream.hearers.delete(hearer)
        if (stream.hearers.size > 0) return
        stream.leave()
        streams.delete(key)
      }
    },
  }
}

const readyListeners = new Set<() => void>()

/** Each time the stream is there, or there again after it broke: the server can be reached. */
export function onStreamReady(listener: () => void): () => void {
  readyListeners.add(listener)
  return () => readyListeners.delete(listener)
}

let ofThisPage: ReturnType<typeof createStreams> | undefined

export function joinStream(listener: Listener, hearer: Hearer): () => void {
  ofThisPage ??= createStreams(document.documentElement.dataset[PAGE_POSITION] ?? '')
  return ofThisPage.join(listener, hearer)
}

function start({ token, userId }: Listener, heard: Heard): Stream {
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
  let isLeader = false
  const beReady = (from: string) => {
    stream.isReady = true
    // The stream begins after where this page is, or nobody knows where: anything may have changed in between.
    const isGap = heard.position === '' || Number(from) > Number(heard.position)
    heard.position = from
    heard.hasGap ||= isGap
    for (const kind of WHISPERED_KINDS) heard.missable.add(kind)
    for (const { catchUp } of stream.hearers) catchUp((kind) => isGap || whispered.has(kind))
    for (const tell of readyListeners) tell()
  }
  const take = (kind: string, payload: SignalPayload, at: string) => {
    if (kind === STREAM_READY) return beReady(at)
    if (kind === STREAM_RESET) {
      heard.position = ''
      return
    }
    if (at) heard.position = at
    heard.missable.add(kind)
    for (const { hear } of stream.hearers) hear(kind, payload)
  }
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    // Without locks every tab leads, and has heard it already.
    if (data.is === 'signal' && !isLeader) take(data.kind, data.payload, data.position)
    if (data.is === 'answer' && data.to === me) beReady(data.position)
    if (data.is === 'question' && isLeader && stream.isReady)
      pass({ is: 'answer', to: data.from, position: heard.position })
  }
  pass({ is: 'question', from: me })
  void leadInTurn(name, leaving.signal, async (signal) => {
    isLeader = true
    try {
      // From where any of the tabs heard last: what came while none listened is not lost.
      await listen({ token, position: heard.position }, signal, (kind, payload, at) => {
        take(kind, payload, at)
        pass({ is: 'signal', kind, payload, position: at })
      })
    } finally {
      isLeader = false
    }
  })
  return stream
}
