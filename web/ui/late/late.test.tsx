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

const Paragraph = ({ of }: { of: string }) => <p>{of}</p>
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /part.js'))

test('a late part shows its own shape until it is here', async () => {
  let arrive = (_: typeof Paragraph) => {}
  const Loaded = late(() => new Promise<typeof Paragraph>((resolve) => (arrive = resolve)), { skeleton: <i>shape</i> })
  const screen = await renderIn('en', <Loaded of="documents" />)
  await expect.element(screen.getByText('shape')).toBeVisible()
  arrive(Paragraph)
  await expect.element(screen.getByText('documents')).toBeVisible()
})

test('a part that cannot be fetched says so in its place and comes when the connection is back', async () => {
  const load = vi.fn<() => Promise<typeof Paragraph>>().mockImplementationOnce(lost).mockResolvedValue(Paragraph)
  const Loaded = late(load)
  const screen = await renderIn(
    'en',
    <>
      <p>the rest</p>
      <Loaded of="documents" />
    </>,
  )
  await expect.element(screen.getByText(OUT_OF_REACH)).toBeVisible()
  await expect.element(screen.getByText('the rest')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('documents')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part is fetched ahead while the page is at rest, the newest first, and then drawn at once', async () => {
  const earlier = vi.fn(() => Promise.resolve(Paragraph))
  late(earlier)
  const load = vi.fn(() => {
    expect(earlier).not.toHaveBeenCalled()
    return Promise.resolve(Paragraph)
  })
  const Loaded = late(load)
  function Page() {
    useFetchAhead()
    const [isOpen, setOpen] = useState(false)
    return isOpen ? <Loaded of="documents" /> : <button onClick={() => setOpen(true)}>Open</button>
  }
  const screen = await renderIn('en', <Page />)
  await expect.poll(() => earlier.mock.calls.length).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('documents')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})
