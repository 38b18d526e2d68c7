import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderIn } from '../../ui/render-in.tsx'
import { caseKey } from './queries.ts'
import { useFreshCase } from './use-fresh-case.ts'

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
  useFreshCase('A-1', 'a1')
  return <p>The case</p>
}

test('an open case is read when it changed, its appointments when something was booked, and nothing for another case', async () => {
  const readAnew = await show()
  stream.tell('desk', { id: 'another' })
  expect(readAnew()).toEqual([])
  stream.tell('consultation', { consultationId: 'c1' })
  stream.tell('desk', { id: 'a1' })
  expect(readAnew()).toEqual([[...caseKey('A-1'), 'appointments'], caseKey('A-1')])
})
