import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { DESK_KEY } from './queries.ts'
import { useFreshDesk } from './use-fresh-desk.ts'

const stream = vi.hoisted(() => ({ tell: (_kind: string, _payload: object): void => {} }))
vi.mock('../../signals/use-signals.ts', () => ({
  useSignals: (onSignal: typeof stream.tell) => {
    stream.tell = onSignal
  },
}))

afterEach(() => vi.restoreAllMocks())

/** What is read anew because of a signal; opening a page asks for what is idle, by a predicate. */
async function show() {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await renderIn(
    'en',
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  return () => invalidate.mock.calls.filter(([asked]) => !asked?.predicate).map(([asked]) => asked?.queryKey)
}

function Shown() {
  useFreshDesk()
  return <p>The desk</p>
}

test('a hidden desk reads nothing, however much it is told, and catches up once when it is shown', async () => {
  const readAnew = await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (let times = 0; times < 3; times++) {
    stream.tell('desk', {})
    vi.advanceTimersByTime(1000)
  }
  vi.useRealTimers()
  expect(readAnew()).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(readAnew()).toEqual([DESK_KEY]))
})
