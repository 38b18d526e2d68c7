import { startTransition } from 'react'
import { expect, test } from 'vitest'
import { renderIn } from '../../ui/render-in.tsx'
import { OneByOne } from './one-by-one.tsx'

test('parts are drawn one after the other, also while a navigation is under way', async () => {
  let arrive = () => {}
  startTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve
      }),
  )
  const screen = await renderIn(
    'en',
    <OneByOne>
      <p>The days</p>
      <p>The times</p>
    </OneByOne>,
  )
  await expect.element(screen.getByText('The days')).toBeVisible()
  await expect.element(screen.getByText('The times')).toBeVisible()
  arrive()
})
