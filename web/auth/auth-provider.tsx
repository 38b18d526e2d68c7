import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef } from 'react'
import { onRenewalRefused } from './auth-answers.ts'
import { type AuthClient, authClient, SESSION_KEY } from './auth-client.ts'
import { type AuthState, atStart, nextAuthState } from './auth-state.ts'
import { forgetDeparture, hasDeparted, noteDeparture } from './departure.ts'
import { usePrivileges } from './use-privileges.ts'

const PATIENCE_MS = 4000

type AuthActs = {
  /** The client library is for acts of signing in, and loaded on first use. */
  client: () => Promise<AuthClient>
  /** Leaves on this device and in its other tabs. */
  signOut: () => Promise<void>
}

export type AuthContext = AuthState & AuthActs

const Context = createContext<AuthContext | undefined>(undefined)

type AuthProviderProps = {
  client?: () => Promise<AuthClient>
  /** Another person, or nobody: what was kept for the last one must go. */
  onUserChange?: () => void
  children: ReactNode
}

export function AuthProvider({ client = authClient, onUserChange, children }: AuthProviderProps) {
  const [state, dispatch] = useReducer(nextAuthState, atStart)
  usePrivileges(state, dispatch)

  useEffect(() => {
    let isGone = false
    let unsubscribe = () => {}
    const stopHearing = onRenewalRefused(() => dispatch({ kind: 'renewalRefused' }))
    const onEvent = (event: AuthChangeEvent, session: Session | null) => {
      if (event === 'SIGNED_IN') forgetDeparture()
      dispatch({ kind: 'event', event, session, isKept: isSessionKept(), isDeparture: hasDeparted() })
    }
    // News of another tab may arrive before what it wrote: its signing out counts once the stored session is gone
    // here, too.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY && !isSessionKept()) onEvent('SIGNED_OUT', null)
    }
    window.addEventListener('storage', onStorage)
    const waiting = setTimeout(() => isSessionKept() && dispatch({ kind: 'stillWaiting' }), PATIENCE_MS)
    client()
      .then((created) => {
        if (isGone) return
        const { data } = created.onAuthStateChange(onEvent)
        unsubscribe = () => data.subscription.unsubscribe()
      })
      .catch((error: unknown) => {
        console.error('The session could not be read', error)
        dispatch({ kind: 'failed' })
      })
    return () => {
      isGone = true
      clearTimeout(waiting)
      window.removeEventListener('storage', onStorage)
      stopHearing()
      unsubscribe()
    }
  }, [client])

  useUserChange(state, onUserChange)

  const value = useMemo<AuthContext>(() => ({ ...state, client, signOut: () => leave(client) }), [state, client])
  return <Context value={value}>{children}</Context>
}

function isSessionKept(): boolean {
  return localStorage.getItem(SESSION_KEY) !== null
}

/** Signing out here never waits for the server: it may be out of reach. */
async function leave(client: () => Promise<AuthClient>): Promise<void> {
  noteDeparture()
  await (await client()).signOut({ scope: 'local' })
}

function useUserChange(state: AuthState, onUserChange: (() => void) | undefined): void {
  const userId = state.status === 'signedIn' ? state.user.id : undefined
  const previous = useRef(userId)
  useEffect(() => {
    if (previous.current && previous.current !== userId) onUserChange?.()
    previous.current = userId
  }, [userId, onUserChange])
}

export function useAuth(): AuthContext {
  const context = use(Context)
  if (!context) throw new Error('useAuth must be used within an AuthProvider')
  return context
}
