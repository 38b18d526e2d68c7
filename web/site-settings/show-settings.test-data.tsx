import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'

/** Nobody is signed in: what listens for signals has nothing to listen to. */
const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', null)
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

export async function showSettings(language: Language, children: ReactNode) {
  await Promise.all(
    (['admin', 'siteSettings', 'officeSettings', 'media', 'errors'] as const).map((name) => loadTexts(language, name)),
  )
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthProvider client={getClient}>
          <ToastProvider>{children}</ToastProvider>
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
