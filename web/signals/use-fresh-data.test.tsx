import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { useFreshData } from './use-fresh-data.ts'

const stream = vi.hoisted(() => ({ tell: (_kind: string): void => {} }))
vi.mock('./use-signals.ts', () => ({
  useSignals: (onSignal: (kind: string) => void) => {
    stream.tell = onSignal
  },
}))

const read = vi.fn(async () => 'read')

function Page() {
  useFreshData({ message: [['messages']], notice: [['notices']] })
  const { data } = useQuery({ queryKey: ['messages'], queryFn: read, staleTime: Number.POSITIVE_INFINITY })
  return <p>{data}</p>
}

afterEach(() => vi.restoreAllMocks())

test('a hidden page reads nothing, however much it is told, and catches up once when it is shown', async () => {
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('read')).toBeVisible()
  stream.tell('message')
  await eventually(() => expect(read).toHaveBeenCalledTimes(2))

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (let times = 0; times < 3; times++) stream.tell('message')
  await new Promise(requestAnimationFrame)
  expect(read).toHaveBeenCalledTimes(2)

  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(read).toHaveBeenCalledTimes(3))
  // What it was not told of is not read.
  stream.tell('notice')
  await new Promise(requestAnimationFrame)
  expect(read).toHaveBeenCalledTimes(3)
})
