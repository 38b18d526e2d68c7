import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../app/query-client.ts'
import { AuthProvider } from '../auth/auth.tsx'
import { forgetTraces } from './session-traces.ts'

/** Only forms write drafts, and only they load what reads them. */
async function forgetDrafts(): Promise<void> {
  await (await import('../drafts/drafts.ts')).forgetDrafts()
}

/** Only what uploads keeps files, and only it knows where. */
async function forgetUploads(): Promise<void> {
  await (await import('../uploads/uploads.tsx')).forgetUploads()
}

/** Around every page that knows who is there; public pages load none of it. */
export default function SessionLayout() {
  const [queries] = useState(createQueryClient)
  const forget = useCallback(() => {
    queries.clear()
    forgetTraces()
    void forgetDrafts()
    void forgetUploads()
  }, [queries])
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider onUserChange={forget}>
        <Outlet />
      </AuthProvider>
    </QueryClientProvider>
  )
}
