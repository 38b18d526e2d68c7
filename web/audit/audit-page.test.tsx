import type { AuditRow } from '@rahnama/contract/audit.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import AuditPage from './audit-page.tsx'

const ROW: AuditRow = {
  id: 7,
  at: '2026-11-16T12:00:00.000Z',
  actor: { id: '11111111-1111-4111-8111-111111111111', name: 'Sara', goneAt: null },
  actorRole: 'admin',
  act: 'role.change',
  client: { id: '22222222-2222-4222-8222-222222222222', name: null, goneAt: '2026-11-20T15:00:00.000Z' },
  folio: 'A-W8XK-HFXJ',
  purpose: 'student → admin',
  outcome: 'done',
}

test.each(LANGUAGES)(
  'an entry leads to who did it and to the case, and names who is gone by their id (%s)',
  async (language) => {
    await page.viewport(1280, 800)
    const asked: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      asked.push(String(url))
      return Response.json({ rows: [ROW], next: null, total: { count: 1, isMore: false } })
    })
    await Promise.all((['audit', 'resource', 'errors'] as const).map((name) => loadTexts(language, name)))
    const router = createMemoryRouter([{ path: '/', element: <AuditPage /> }], {
      initialEntries: ['/?capability=role&period=week'],
    })
    const screen = await renderIn(
      language,
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const words = {
      en: ['Changed a role', 'Deleted account · 2222, 20 November 2026', 'From Client to Admin'],
      fa: ['تغییر نقش', 'حساب حذف‌شده · 2222، ۲۹ آبان ۱۴۰۵', 'از مراجع به مدیر'],
    }[language]
    for (const word of words) await expect.element(screen.getByRole('row').getByText(word)).toBeVisible()
    const person = screen.getByRole('link', { name: 'Sara' })
    await expect.element(person).toHaveAttribute('href', `/admin/users?users=${ROW.actor?.id}`)
    const folio = screen.getByRole('link', { name: /HFXJ/ })
    await expect.element(folio).toHaveAttribute('href', '/agent-dashboard/cases/A-W8XK-HFXJ')
    expect(asked[0]).toContain('capability=role&period=week')
    vi.restoreAllMocks()
  },
)
