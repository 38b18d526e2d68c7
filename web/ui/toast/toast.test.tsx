import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../base.css'
import { Button } from '../button/button.tsx'
import { renderIn } from '../render-in.tsx'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute('style')
})

const LONG_MS = 60_000

function Buttons({ onUndo }: { onUndo?: () => void }) {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.success({ title: 'Message Sent!', description: 'We reply within 24 hours.' })}>
        Send
      </Button>
      <Button onClick={() => toast.error({ title: 'Failed to save progress' })}>Fail</Button>
      <Button onClick={() => toast.info({ title: 'File removed', action: { label: 'Undo', onAct: () => onUndo?.() } })}>
        Remove
      </Button>
    </>
  )
}

const renderToasts = (onUndo: () => void = () => undefined) =>
  renderIn(
    'en',
    <ToastProvider>
      <Buttons onUndo={onUndo} />
    </ToastProvider>,
  )

test('a toast appears in a polite region that was there before', async () => {
  const screen = await renderToasts()
  const list = screen.getByRole('region', { name: 'Notices' }).getByRole('list')
  await expect.element(list).toHaveAttribute('aria-live', 'polite')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(list).toHaveTextContent('Message Sent!We reply within 24 hours.')
})

test('a success goes by itself, an error stays until dismissed', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByRole('button', { name: 'Fail' }).click()
  vi.advanceTimersByTime(LONG_MS)
  await expect.element(screen.getByText('Message Sent!')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Failed to save progress')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Failed to save progress')).not.toBeInTheDocument()
})

test('a toast waits while it is pointed at', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByText('Message Sent!').hover()
  vi.advanceTimersByTime(LONG_MS)
  await expect.element(screen.getByText('Message Sent!')).toBeVisible()
  await screen.getByRole('button', { name: 'Send' }).hover()
  vi.advanceTimersByTime(LONG_MS)
  await expect.element(screen.getByText('Message Sent!')).not.toBeInTheDocument()
})

test('the fourth toast waits for its turn', async () => {
  const screen = await renderToasts()
  const fail = screen.getByRole('button', { name: 'Fail' })
  await fail.click()
  await fail.click()
  await fail.click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('Message Sent!')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect.element(screen.getByText('Message Sent!')).toBeVisible()
})

test('the act of a toast is done once and takes the toast away', async () => {
  const onUndo = vi.fn()
  const screen = await renderToasts(onUndo)
  await screen.getByRole('button', { name: 'Remove' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(onUndo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('File removed')).not.toBeInTheDocument()
})

test('on a low screen nothing is brought under a toast, which stands on the bars at the lower edge', async () => {
  await page.viewport(390, 620)
  const rows = Array.from({ length: 90 }, (_, place) => `Row ${place}`)
  const screen = await renderIn(
    'en',
    <ToastProvider>
      <Buttons />
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'Send' }).click()
  const toast = screen.getByText('Message Sent!').element().closest('li')
  for (const bars of [{}, { '--bottom-bar': '60px' }, { '--bottom-bar': '60px', '--acts-bar': '128px' }]) {
    for (const [name, height] of Object.entries(bars)) document.documentElement.style.setProperty(name, height)
    window.scrollTo(0, 0)
    const row = screen.getByText('Row 60').element()
    row.scrollIntoView({ block: 'nearest' })
    expect(window.scrollY).toBeGreaterThan(0)
    expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast?.getBoundingClientRect().top ?? 0)
  }
})
