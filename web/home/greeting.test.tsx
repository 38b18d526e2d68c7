import { type FlatAnswers, progressOf } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Me } from '@rahnama/contract/users.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { profileQuery } from '../profile/profile.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { Greeting } from './greeting.tsx'
import { meQuery } from './queries.ts'

const ME: Me = {
  id: '3b5c49fa-4d75-462a-bf72-b3b8eebedba9',
  email: 'nava@example.com',
  isEmailConfirmed: true,
  newEmail: null,
  fullName: 'Nava Example',
  role: 'student',
  language: 'fa',
  createdAt: '2026-11-15T12:00:00.000Z',
  secondFactor: { isOn: false, isRequired: false, isGiven: false, recoveryCodesLeft: 0 },
}

async function greetingIn(language: 'en' | 'fa', answers: FlatAnswers) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const sheet = { version: 1, savedAt: null, completedAt: null, completedVersion: null, known: {} }
  queries.setQueryData(meQuery.queryKey, ME)
  queries.setQueryData(profileQuery.queryKey, { ...sheet, answers, progress: progressOf(profileForm, {}) })
  await loadTexts(language, 'home')
  const screen = await renderIn(
    language,
    <QueryClientProvider client={queries}>
      <Greeting />
    </QueryClientProvider>,
  )
  return screen.getByRole('heading', { level: 1 })
}

test('home greets in Persian by the Persian name of the profile', async () => {
  await expect.element(await greetingIn('fa', { persianName: 'نوا نمونه' })).toHaveTextContent('سلام نوا نمونه')
})

test('home greets in Persian by the name of the account while the profile has no Persian one', async () => {
  await expect.element(await greetingIn('fa', {})).toHaveTextContent('سلام Nava Example')
})

test('home greets in English by the name of the account', async () => {
  await expect.element(await greetingIn('en', { persianName: 'نوا نمونه' })).toHaveTextContent('Hello, Nava Example')
})
