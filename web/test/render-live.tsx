import { EVENTS_PATH, type SignalPayload, STREAM_READY } from '@rahnama/contract/signals.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { useSignals } from '../signals/signals.ts'
import { renderIn } from '../ui/render-in.tsx'
import { eventually } from './eventually.ts'

const MEMBER = { role: 'case_review_agent', secondFactor: { isOn: false, isRequired: false } }

/**
 * Shows something to somebody who is signed in and listens to the real stream; `tell` says a signal as the server does and
 * waits until it was heard, `beReady` that the stream is there, or there again after it broke. Test files share their modules, so one that were mocked here would be the real one there.
 */
export async function renderLive(children: ReactNode, queries = new QueryClient()) {
  const client = clientOf(crypto.randomUUID())
  const opened = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (new URL(String(url), location.href).pathname !== EVENTS_PATH) return Response.json(MEMBER)
    const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
      opened.resolve(stream)
      init?.signal?.addEventListener('abort', () => stream.error(new DOMException('left', 'AbortError')))
    }
    return new Response(new ReadableStream({ start }), { headers: { 'Content-Type': 'text/event-stream' } })
  })
  let told = 0
  let heard = 0
  const Ear = () => {
    useSignals(() => {
      heard += 1
    })
    return null
  }
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={queries}>
      <AuthProvider client={client}>
        {children}
        <Ear />
      </AuthProvider>
    </QueryClientProvider>,
  )
  const say = async (kind: string, payload: SignalPayload = {}) => {
    const stream = await opened.promise
    stream.enqueue(new TextEncoder().encode(`id: ${told}\nevent: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`))
  }
  const tell = async (kind: string, payload?: SignalPayload) => {
    told += 1
    await say(kind, payload)
    await eventually(() => expect(heard).toBe(told))
  }
  return { screen, tell, beReady: () => say(STREAM_READY) }
}

function clientOf(userId: string): () => Promise<AuthClient> {
  const client = {
    onAuthStateChange(listener: (event: string, session: unknown) => void) {
      listener('INITIAL_SESSION', sessionFor('now', { userId }))
      return { data: { subscription: { unsubscribe() {} } } }
    },
  }
  return async () => client as unknown as AuthClient
}

/** A page somebody turned away from; the answer shows it again. */
export function hidePage(): () => void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  return () => {
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }
}
