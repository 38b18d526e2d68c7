import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'

export async function showSettings(language: Language, children: ReactNode) {
  await Promise.all(
    (['admin', 'siteSettings', 'officeSettings', 'errors'] as const).map((name) => loadTexts(language, name)),
  )
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
