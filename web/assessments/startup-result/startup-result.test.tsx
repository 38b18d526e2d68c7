import type { RequirementStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { StartupResult } from './startup-result.tsx'

afterEach(() => vi.restoreAllMocks())

const requirement = (id: RequirementStanding['id'], change: Partial<RequirementStanding>): RequirementStanding => ({
  ...{ id, status: 'met', hard: true, reason: 'ENOUGH', source: 'IRPR', asks: 'startup' },
  ...change,
})

async function show(requirements: RequirementStanding[], language: 'en' | 'fa' = 'en') {
  await loadTexts(language, 'assessments')
  const intake = { status: 'closed', since: '2025-12-31', notice: 'CLOSED_TO_NEW', source: 'IRCC' }
  const standing = { program: 'SUV', verdict: 'closed', intake, requirements, otherRoutes: [] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ standing, funds: null }))
  return renderIn(
    language,
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Suspense>
          <StartupResult />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const MIXED = [
  requirement('suv-team', {}),
  requirement('suv-language', { status: 'notMet', reason: 'LANGUAGE_TOO_LOW' }),
  requirement('suv-business', { status: 'unknown', reason: 'NOT_ANSWERED' }),
  requirement('suv-first-screen', { hard: false }),
]

test('the result of the initial assessment counts what is required, and offers a talk where something is not met', async () => {
  const screen = await show(MIXED)
  await expect.element(screen.getByText('1 of 3 requirements met, 1 not met.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Talk it over with us first' }))
    .toHaveAttribute('href', '/booking/initial')
})

test('in Persian it is said in Persian figures, and nothing is offered where nothing is missed', async () => {
  const screen = await show([requirement('suv-team', {})], 'fa')
  await expect.element(screen.getByText('۱ از ۱ شرط را دارید و هیچ شرطی رد نشده است.')).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})
