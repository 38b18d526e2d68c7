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

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'].map(
  (label) => ({ value: label, label, content: label }),
)

test.each(['en', 'fa'] as const)(
  'in %s a tab brought into a long strip is not the last that is seen',
  async (language) => {
    const screen = await renderIn(language, <Strip chosen="May" />)
    const strip = screen.getByRole('tablist').element()
    const seen = (name: string) => {
      const [whole, tab] = [strip, screen.getByRole('tab', { name }).element()].map((each) =>
        each.getBoundingClientRect(),
      )
      return tab && whole ? Math.min(tab.right, whole.right) - Math.max(tab.left, whole.left) : 0
    }
    await expect.poll(() => seen('June')).toBeGreaterThan(30)
    expect(strip.scrollHeight).toBe(strip.clientHeight)
  },
)

function Strip({ chosen }: { chosen: string }) {
  return (
    <div style={{ inlineSize: 320, paddingBlockStart: '200vh' }}>
      <Tabs label="Months" tabs={months} value={chosen} />
    </div>
  )
}

test.each(['en', 'fa'] as const)(
  'in %s the chosen tab is brought into its strip, and the page stays where it is',
  async (language) => {
    const screen = await renderIn(language, <Strip chosen="October" />)
    const isInStrip = (name: string) => {
      const strip = screen.getByRole('tablist').element().getBoundingClientRect()
      const tab = screen.getByRole('tab', { name }).element().getBoundingClientRect()
      return tab.left >= strip.left - 1 && tab.right <= strip.right + 1
    }
    await expect.poll(() => [isInStrip('January'), isInStrip('October')]).toEqual([false, true])
    await screen.rerender(<Strip chosen="January" />)
    await expect.poll(() => [isInStrip('January'), isInStrip('October')]).toEqual([true, false])
    expect(window.scrollY).toBe(0)
  },
)
