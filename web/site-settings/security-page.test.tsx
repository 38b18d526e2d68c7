import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import SecurityPage from './security-page.tsx'
import { showSettings } from './show-settings.test-data.tsx'

const { security, desk, retention } = DEFAULT_SITE_SETTINGS

const RUNS = [{ kind: 'enquiries', removed: 12, at: '2026-11-16T05:23:00.000Z' }]

function serve() {
  const sent: { path: string; body: unknown }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url)
    if (path.endsWith('/runs')) return Response.json({ runs: RUNS })
    const value = path.endsWith('/desk') ? desk : path.endsWith('/retention') ? retention : security
    if (init?.method !== 'PUT') return Response.json({ version: 2, value })
    const body = JSON.parse(String(init.body))
    sent.push({ path, body })
    return Response.json({ version: 3, value: body.value })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

test('what the owner chooses is sent whole, over the version that was read', async () => {
  const sent = serve()
  const screen = await showSettings('en', <SecurityPage />)
  await userEvent.click(screen.getByLabelText('Staff need a second factor'))
  await userEvent.fill(screen.getByLabelText('Sign in again after'), '30')
  await userEvent.click(screen.getByLabelText('By invitation only'))
  await userEvent.fill(screen.getByLabelText('A new password has at least'), '۱۲')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).first())
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toEqual({
    path: '/api/site-settings/security',
    body: {
      version: 2,
      value: {
        requireStaffSecondFactor: true,
        requireEmailConfirmation: false,
        sessionMaxDays: 30,
        passwordMinChars: 12,
        signUp: 'byInvitation',
      },
    },
  })
})

test('who sees which cases is saved apart', async () => {
  const sent = serve()
  const screen = await showSettings('en', <SecurityPage />)
  await userEvent.click(screen.getByLabelText('Agents see their own cases, and those nobody has taken yet'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).nth(1))
  await expect
    .poll(() => sent)
    .toEqual([{ path: '/api/site-settings/desk', body: { version: 2, value: { agentsSee: 'own', mostOpen: null } } }])
})

test('how long data is stored is saved apart, with what was deleted last', async () => {
  const sent = serve()
  const screen = await showSettings('en', <SecurityPage />)
  await expect.element(screen.getByText('Deleted enquiries: 12, last on 16 November 2026')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Enquiries, once answered'), '18')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).nth(2))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/site-settings/retention',
        body: {
          version: 2,
          value: { enquiryMonths: 18, appointmentMonths: 24, assistantMonths: 12, accountMonths: 36, caseYears: 6 },
        },
      },
    ])
})

test.each(['en', 'fa'] as const)('in %s the page fits a phone and passes axe', async (language) => {
  serve()
  await page.viewport(390, 844)
  const screen = await showSettings(language, <SecurityPage />)
  await expect.element(screen.getByRole('button', { name: language === 'en' ? 'Save' : 'ذخیره' }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect((await axe.run(screen.container)).violations).toEqual([])
})
