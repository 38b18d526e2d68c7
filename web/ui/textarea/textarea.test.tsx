import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Textarea } from './textarea.tsx'

test('a textarea counts letters as people do: a family emoji is one', async () => {
  const screen = await renderIn('en', <Textarea label="Note" maxCharacters={10} />)
  await userEvent.fill(screen.getByRole('textbox'), '👨‍👩‍👧 سلام')
  await expect.element(screen.getByText('You have 4 characters left').first()).toBeInTheDocument()
})

test('a textarea lets one go on past its limit and says by how much', async () => {
  const screen = await renderIn('fa', <Textarea label="یادداشت" maxCharacters={3} />)
  await userEvent.fill(screen.getByRole('textbox'), 'سلامت')
  await expect.element(screen.getByRole('textbox')).toHaveValue('سلامت')
  await expect.element(screen.getByRole('status')).toHaveTextContent('متن شما ۲ کاراکتر بیش از اندازه است')
})

test('the last character left is said in the singular', async () => {
  const screen = await renderIn('en', <Textarea label="Note" maxCharacters={3} defaultValue="ab" />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('You have 1 character left')
})

test('a textarea grows with what is written', async () => {
  const screen = await renderIn('en', <Textarea label="Note" rows={2} />)
  const box = screen.getByRole('textbox')
  const before = box.element().getBoundingClientRect().height
  await userEvent.fill(box, 'one\ntwo\nthree\nfour\nfive\nsix')
  expect(box.element().getBoundingClientRect().height).toBeGreaterThan(before + 50)
})

test('a textarea of one language runs as that language does, whatever it begins with', async () => {
  const screen = await renderIn('en', <Textarea label="Note" language="fa" />)
  const box = screen.getByRole('textbox')
  const directionWith = async (words: string) => {
    await userEvent.fill(box, words)
    return getComputedStyle(box.element()).direction
  }
  expect([await directionWith(''), await directionWith('{name} گرامی،')]).toEqual(['rtl', 'rtl'])
})

test('an empty textarea follows the page, a filled one its own script', async () => {
  const screen = await renderIn('fa', <Textarea label="یادداشت" />)
  const box = screen.getByRole('textbox')
  expect(getComputedStyle(box.element()).direction).toBe('rtl')
  await userEvent.fill(box, 'Hello')
  expect(getComputedStyle(box.element()).direction).toBe('ltr')
})
