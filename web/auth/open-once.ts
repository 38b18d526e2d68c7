import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import type { AuthClient, OpenClient } from './auth-client.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

export type OpenedOnce = { open: OpenClient; tell: Listener; listen(listener: Listener): () => void }

/** The library, loaded by whoever needs it first. From that moment on its events reach the one who listens. */
export function openOnce(client: OpenClient): OpenedOnce {
  let opened: Promise<AuthClient> | undefined
  let listening: Listener | undefined
  let unsubscribe = () => {}
  const tell: Listener = (...news) => listening?.(...news)

  async function subscribe(): Promise<AuthClient> {
    const created = await client()
    const { data } = created.onAuthStateChange(tell)
    unsubscribe = () => data.subscription.unsubscribe()
    return created
  }
  return {
    tell,
    open() {
      opened ??= subscribe().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    listen(listener) {
      listening = listener
      return () => {
        listening = undefined
        unsubscribe()
        opened = undefined
      }
    },
  }
}
