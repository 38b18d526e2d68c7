import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Logo } from './logo.tsx'

test.each([
  ['en', 'Rahnama'],
  ['fa', 'راهنما'],
] as const)('in %s the logo carries the name in its script, once', async (language, name) => {
  const screen = await renderIn(language, <Logo />)
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('the mark alone is named by the firm', async () => {
  const screen = await renderIn('en', <Logo mark="alone" name="Other Firm" />)
  await expect.element(screen.getByRole('img', { name: 'Other Firm' })).toBeVisible()
})
