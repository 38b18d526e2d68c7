import { ROLE_WAIT_WARNING_MS } from '@rahnama/contract/limits.ts'
import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { authClient } from './auth-client.ts'
import { fetchRole } from './fetch-role.ts'

export { AuthGate, Guard } from './guard.tsx'

export type AuthState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** The role is undefined until it has been read. */
  | { status: 'signedIn'; session: Session; user: User; role: Role | undefined }

type AuthContext = AuthState & {
  /** What the provider told last; a password recovery leads to the page that sets a new one. */
  lastEvent: AuthChangeEvent | undefined
  signOut(scope?: 'local' | 'others' | 'global'): Promise<void>
}

const Context = createContext<AuthContext | undefined>(undefined)

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null | undefined>(undefined)
  const [role, setRole] = useState<Role>()
  const [lastEvent, setLastEvent] = useState<AuthChangeEvent>()

  useEffect(() => {
    let unsubscribe = () => {}
    let isGone = false
    authClient()
      .then((client) => {
        if (isGone) return
        const { data } = client.onAuthStateChange((event: AuthChangeEvent, next: Session | null) => {
          setLastEvent(event)
          setSession(next)
          if (!next) setRole(undefined)
        })
        unsubscribe = () => data.subscription.unsubscribe()
      })
      .catch((error: unknown) => {
        console.error('The session could not be read', error)
        setSession(null)
        setRole(undefined)
      })
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [])

  const token = session?.access_token
  const userId = session?.user.id
  useEffect(() => {
    if (!token || !userId) return
    const abort = new AbortController()
    const waiting = setTimeout(() => console.warn('The role has not been read yet'), ROLE_WAIT_WARNING_MS)
    fetchRole(userId, abort.signal)
      .catch((error: unknown) => {
        if (abort.signal.aborted) return undefined
        console.error('The role could not be read', error)
        return DEFAULT_ROLE
      })
      .then((found) => found && setRole(found))
      .finally(() => clearTimeout(waiting))
    return () => {
      clearTimeout(waiting)
      abort.abort()
    }
  }, [token, userId])

  const signOut = useCallback(async (scope: 'local' | 'others' | 'global' = 'local') => {
    const { error } = await (await authClient()).signOut({ scope })
    if (error) throw error
  }, [])

  const value = useMemo<AuthContext>(() => {
    const state: AuthState =
      session === undefined
        ? { status: 'loading' }
        : session === null
          ? { status: 'signedOut' }
          : { status: 'signedIn', session, user: session.user, role }
    return { ...state, lastEvent, signOut }
  }, [session, role, lastEvent, signOut])

  return <Context value={value}>{children}</Context>
}

export function useAuth(): AuthContext {
  const context = use(Context)
  if (!context) throw new Error('useAuth must be used within an AuthProvider')
  return context
}
