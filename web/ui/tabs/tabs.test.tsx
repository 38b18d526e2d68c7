import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { value: 'all', label: 'All', content: 'Everything' },
  { value: 'unread', label: 'Unread', count: '3', content: 'Not read yet' },
  { value: 'important', label: 'Important', content: 'Marked' },
] as const

test.each([
  ['en', '{ArrowRight}'],
  ['fa', '{ArrowLeft}'],
] as const)('in %s %s goes forward', async (language, key) => {
  const screen = await renderIn(language, <Tabs label="Messages" tabs={tabs} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('tab', { name: 'Unread 3' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Not read yet')
})

test('End goes to the last tab and Tab into its view', async () => {
  const screen = await renderIn('en', <Tabs label="Messages" tabs={tabs} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Important' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel', { name: 'Important' })).toHaveFocus()
})

test('the chosen tab can be held by the page', async () => {
  const screen = await renderIn('en', <Tabs label="Messages" tabs={tabs} value="important" />)
  await expect.element(screen.getByRole('tab', { name: 'Important' })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('tab', { name: 'All' }).click()
  await expect.element(screen.getByRole('tab', { name: 'Important' })).toHaveAttribute('aria-selected', 'true')
})
