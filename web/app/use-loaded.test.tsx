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
  const asked = [Promise.withResolvers<string>(), Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const [first, second, third] = asked
  const load = () => asked.shift()?.promise ?? Promise.reject(new Error('asked too often'))
  const shown = new Set<string>()
  function Times() {
    const loaded = useLoaded(load)
    const words = loaded.status === 'ready' ? loaded.value : loaded.status
    shown.add(words)
    return <button onClick={loaded.reload}>{words}</button>
  }
  const screen = await renderIn('en', <Times />)
  await screen.getByRole('button', { name: 'loading' }).click()
  second?.resolve('Noon')
  await expect.element(screen.getByRole('button', { name: 'Noon' })).toBeVisible()
  first?.resolve('Ten')
  await screen.getByRole('button', { name: 'Noon' }).click()
  third?.resolve('One')
  await expect.element(screen.getByRole('button', { name: 'One' })).toBeVisible()
  expect([...shown]).toEqual(['loading', 'Noon', 'One'])
})
