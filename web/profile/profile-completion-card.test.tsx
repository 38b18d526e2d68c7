import { progressOf } from '@rahnama/contract/long-form/long-form.ts'
import { type ProfileSheet, profileForm } from '@rahnama/contract/profile/profile.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { renderIn } from '../ui/render-in.tsx'
import { ProfileCompletionCard } from './profile-completion-card.tsx'
import { profileQuery } from './queries.ts'

const EMPTY = progressOf(profileForm, {})
const WHOLE = { ...EMPTY, overall: { ...EMPTY.overall, percent: 100, complete: true, answered: 40, missing: [] } }

async function rendered(language: 'en' | 'fa', sheet: Pick<ProfileSheet, 'progress' | 'completedAt'>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const rest = { answers: {}, version: 1, savedAt: null, completedVersion: null, known: {} }
  queries.setQueryData(profileQuery.queryKey, { ...rest, ...sheet })
  return renderIn(
    language,
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Suspense>
          <ProfileCompletionCard />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a profile that is not complete says so and leads to it', async () => {
  const screen = await rendered('en', { progress: EMPTY, completedAt: null })
  await expect.element(screen.getByRole('link', { name: 'Profile not complete' })).toHaveAttribute('href', '/profile')
  await expect
    .element(screen.getByText('Tell us about yourself once. You can stop at any time; nothing is lost.'))
    .toBeVisible()
})

test('everything answered is not yet complete: the answers want checking', async () => {
  const screen = await rendered('en', { progress: WHOLE, completedAt: null })
  await expect.element(screen.getByRole('link', { name: 'Profile not complete' })).toBeVisible()
  await expect.element(screen.getByText(/Check your answers/)).toBeVisible()
})

test('a completed profile is called complete, in both languages', async () => {
  const completed = { progress: WHOLE, completedAt: '2026-11-15T12:00:00.000Z' }
  const english = await rendered('en', completed)
  await expect.element(english.getByRole('link', { name: 'Profile Complete' })).toBeVisible()
  await english.unmount()
  const persian = await rendered('fa', completed)
  await expect.element(persian.getByRole('link', { name: 'پروفایل کامل است' })).toBeVisible()
})
