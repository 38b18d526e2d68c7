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
