import { expect, test, vi } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Alert } from './alert.tsx'

test('a notice that was there from the start is not announced', async () => {
  const screen = await renderIn('en', <Alert tone="warning">Your test result ends in 60 days</Alert>)
  expect(screen.container.querySelector('[role]')).toBe(screen.container.querySelector('svg'))
})

test('a notice that appears later is announced, a danger at once', async () => {
  const screen = await renderIn(
    'en',
    <>
      <Alert live tone="success">
        Saved
      </Alert>
      <Alert live tone="danger">
        Not saved
      </Alert>
    </>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Done: Saved')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Problem: Not saved')
})

test('a notice can be dismissed in the language of the page', async () => {
  const onDismiss = vi.fn()
  const screen = await renderIn('fa', <Alert onDismiss={onDismiss}>نکته‌ای برای شما</Alert>)
  await screen.getByRole('button', { name: 'بستن' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
})
