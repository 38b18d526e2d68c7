import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Panel } from './panel.tsx'

// React writes every caught error to the console, and here the error is the point.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

function Documents({ load }: { load: () => Promise<string> }) {
  const { data } = useSuspenseQuery({ queryKey: ['documents'], queryFn: load, retry: false })
  return <p>{data}</p>
}

const page = (load: () => Promise<string>) => (
  <QueryClientProvider client={new QueryClient()}>
    <Panel title="Your documents">
      <Documents load={load} />
    </Panel>
    <Panel title="Your score">
      <p>379</p>
    </Panel>
  </QueryClientProvider>
)

test('a panel is a region named by its title and shows a skeleton while it loads', async () => {
  const screen = await renderIn(
    'en',
    page(() => new Promise(() => undefined)),
  )
  const panel = screen.getByRole('region', { name: 'Your documents' })
  await expect.element(panel.getByRole('status')).toHaveTextContent('Loading')
})

test('a panel that fails says so, leaves the others alone and loads again on request', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('7 of 12')
  const screen = await renderIn('en', page(load))
  const panel = screen.getByRole('region', { name: 'Your documents' })
  await expect
    .element(panel.getByRole('alert').getByText('This part could not be loaded. The rest of the page still works.'))
    .toBeVisible()
  await expect.element(screen.getByText('379')).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByText('7 of 12')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
