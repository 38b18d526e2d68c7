import { startTransition, useCallback } from 'react'
import { expect, test } from 'vitest'
import { renderIn } from '../ui/render-in.tsx'
import { useLoaded } from './use-loaded.ts'

test('what was asked for is shown when it comes, also while a navigation is under way', async () => {
  const times = Promise.withResolvers<string>()
  const arrival = Promise.withResolvers<void>()
  function Times() {
    const loaded = useLoaded(useCallback(() => times.promise, []))
    return <p>{loaded.status === 'ready' ? loaded.value : 'Looking for times'}</p>
  }
  const screen = await renderIn('en', <Times />)
  await expect.element(screen.getByText('Looking for times')).toBeVisible()
  startTransition(() => arrival.promise)
  times.resolve('Ten in the morning')
  await expect.element(screen.getByText('Ten in the morning')).toBeVisible()
  arrival.resolve()
})

test('of two questions the later one is shown, in whichever order the answers arrive', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const answers = [first, second]
  const load = () => (answers.shift() ?? second).promise
  function Times() {
    const loaded = useLoaded(load)
    return <button onClick={loaded.reload}>{loaded.status === 'ready' ? loaded.value : loaded.status}</button>
  }
  const screen = await renderIn('en', <Times />)
  await screen.getByRole('button', { name: 'loading' }).click()
  second.resolve('Noon')
  await expect.element(screen.getByRole('button', { name: 'Noon' })).toBeVisible()
  first.resolve('Ten')
  await first.promise
  // What came late would be drawn with the next frame.
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByRole('button', { name: 'Noon' })).toBeVisible()
})
