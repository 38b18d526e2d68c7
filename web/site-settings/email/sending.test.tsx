import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { showSettings } from '../show-settings.test-data.tsx'
import { Sending } from './sending.tsx'

const SERVER = { host: 'mail.firm.example', port: 587, encryption: 'starttls', user: 'o•••@firm.example' }
const REFUSED = '535 5.7.8 Authentication credentials invalid'

function serve({ steps = [] as object[], server = SERVER as object | null } = {}) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url)
    if (path.endsWith('/test')) return Response.json({ to: 'owner@firm.example', steps })
    if (path.endsWith('/mail-server')) return Response.json({ server, from: 'office@firm.example' })
    if (init?.method !== 'PUT') return Response.json({ version: 1, value: DEFAULT_SITE_SETTINGS.email })
    const body = JSON.parse(String(init.body))
    sent.push(body)
    return Response.json({ version: 2, value: body.value })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

async function show(language: 'en' | 'fa') {
  await loadTexts(language, 'emailSettings')
  return showSettings(language, <Sending />)
}

test('what is left empty is none, and what is filled in is the sender', async () => {
  const sent = serve()
  const screen = await show('en')
  await userEvent.fill(screen.getByLabelText(/^Name in English/), 'North Star')
  await userEvent.fill(screen.getByLabelText(/^Replies go to/), 'desk@firm.example')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const value = { senderName: { en: 'North Star', fa: null }, senderAddress: null, replyTo: 'desk@firm.example' }
  await expect.poll(() => sent).toEqual([{ version: 1, value }])
})

test('a test tells each step in the words of the mail server, and never says delivered', async () => {
  const done = { outcome: 'done', words: '250 Taken' }
  serve({
    steps: [
      { step: 'connect', ...done },
      { step: 'encrypt', outcome: 'done', words: null },
      { step: 'signIn', ...done },
      { step: 'send', ...done },
    ],
  })
  const screen = await show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test email' }))
  await expect.element(screen.getByText(/accepted an email to owner@firm\.example/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Steps of the test' }).getByRole('listitem').elements()).toHaveLength(4)
  expect(screen.container.textContent).not.toMatch(/delivered/i)
})

test.each(['en', 'fa'] as const)('in %s a refused sign-in fits a phone and passes axe', async (language) => {
  serve({
    steps: [
      { step: 'connect', outcome: 'done', words: '250 OK' },
      { step: 'encrypt', outcome: 'skipped', words: null },
      { step: 'signIn', outcome: 'failed', words: REFUSED },
    ],
  })
  await page.viewport(390, 844)
  const screen = await show(language)
  await userEvent.click(
    screen.getByRole('button', { name: language === 'en' ? 'Send me a test email' : 'یک ایمیل آزمایشی برایم بفرست' }),
  )
  await expect.element(screen.getByText(REFUSED)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect((await axe.run(screen.container)).violations).toEqual([])
})
