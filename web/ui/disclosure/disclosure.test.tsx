import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Disclosure } from './disclosure.tsx'

test('Enter opens the answer and closes it again', async () => {
  const screen = await renderIn('en', <Disclosure summary="Do I need IELTS?">Not to begin.</Disclosure>)
  await expect.element(screen.getByText('Not to begin.')).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not to begin.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not to begin.')).not.toBeVisible()
})

test('opening one of a group closes the other', async () => {
  const screen = await renderIn(
    'en',
    <>
      <Disclosure summary="First question" group="faq" open>
        First answer
      </Disclosure>
      <Disclosure summary="Second question" group="faq">
        Second answer
      </Disclosure>
    </>,
  )
  await screen.getByText('Second question').click()
  await expect.element(screen.getByText('Second answer')).toBeVisible()
  await expect.element(screen.getByText('First answer')).not.toBeVisible()
})
