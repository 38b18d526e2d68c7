import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { late, useFetchAhead } from './late.tsx'

const OUT_OF_REACH = 'This part needs a connection. It appears by itself when you are connected again.'

// React writes every caught error to the console, and here the error is the point.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const Words = ({ of }: { of: string }) => <p>{of}</p>
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /part.js'))

test('a late part shows its own shape until it is here', async () => {
  let arrive = (_: typeof Words) => {}
  const Part = late(() => new Promise<typeof Words>((resolve) => (arrive = resolve)), { skeleton: <i>shape</i> })
  const screen = await renderIn('en', <Part of="documents" />)
  await expect.element(screen.getByText('shape')).toBeVisible()
  arrive(Words)
  await expect.element(screen.getByText('documents')).toBeVisible()
})

test('a part that cannot be fetched says so in its place and comes when the connection is back', async () => {
  const load = vi.fn<() => Promise<typeof Words>>().mockImplementationOnce(lost).mockResolvedValue(Words)
  const Part = late(load)
  const screen = await renderIn(
    'en',
    <>
      <p>the rest</p>
      <Part of="documents" />
    </>,
  )
  await expect.element(screen.getByText(OUT_OF_REACH)).toBeVisible()
  await expect.element(screen.getByText('the rest')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('documents')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part is fetched ahead while the page is at rest, and then drawn at once', async () => {
  const load = vi.fn(() => Promise.resolve(Words))
  const Part = late(load)
  function Page() {
    useFetchAhead()
    const [isOpen, setOpen] = useState(false)
    return isOpen ? <Part of="documents" /> : <button onClick={() => setOpen(true)}>Open</button>
  }
  const screen = await renderIn('en', <Page />)
  await expect.poll(() => load.mock.calls.length, { timeout: 12_000 }).toBe(1)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('documents')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})
