import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef } from 'react'
import { offerAhead } from '../ui/late/late.tsx'
import { onRenewalRefused } from './auth-answers.ts'
import { attachSession, authClient, type OpenClient, SESSION_KEY } from './auth-client.ts'
import { type AuthState, atStart, nextAuthState } from './auth-state.ts'
import { forgetDeparture, hasDeparted, noteDeparture } from './departure.ts'
import { freshSession, isSessionKept, secondsOfUse } from './kept-session.ts'
import { type OpenedOnce, openOnce } from './open-once.ts'
import { usePrivileges } from './use-privileges.ts'

const PATIENCE_MS = 4000

type AuthActs = {
  /** The client library is for acts of signing in, and loaded on first use. */
  client: OpenClient
  /** Leaves on this device and in its other tabs. */
  signOut: () => Promise<void>
  /** Asks the server again what this person may do. */
  rereadRole: () => void
}

export type AuthContext = AuthState & AuthActs

const Context = createContext<AuthContext | undefined>(undefined)

type AuthProviderProps = {
  client?: OpenClient
  /** Another person, or nobody: what was kept for the last one must go. */
  onUserChange?: () => void
  children: ReactNode
}

export function AuthProvider({ client = authClient, onUserChange, children }: AuthProviderProps) {
  const [state, dispatch] = useReducer(nextAuthState, atStart)
  const rereadRole = usePrivileges(state, dispatch)

  const library = useMemo(() => openOnce(client), [client])

  useEffect(() => {
    const stopHearing = onRenewalRefused(() => dispatch({ kind: 'renewalRefused' }))
    const onEvent = (event: AuthChangeEvent, session: Session | null) => {
      if (event === 'SIGNED_IN') forgetDeparture()
      dispatch({ kind: 'event', event, session, isKept: isSessionKept(), isDeparture: hasDeparted() })
    }
    const stopListening = library.listen(onEvent)
    attachSession(library.open)
    // News of another tab may arrive before what it wrote: its signing out counts once the stored session is gone
    // here, too. And where the library is not loaded, nobody else hears of what another tab renewed.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== SESSION_KEY) return
      const renewed = freshSession()
      if (renewed) onEvent('TOKEN_REFRESHED', renewed)
      else if (!isSessionKept()) onEvent('SIGNED_OUT', null)
    }
    window.addEventListener('storage', onStorage)
    const waiting = setTimeout(() => isSessionKept() && dispatch({ kind: 'stillWaiting' }), PATIENCE_MS)
    const fresh = freshSession()
    const stopLoading = fresh ? loadLater(library.open, fresh) : undefined
    if (fresh) onEvent('INITIAL_SESSION', fresh)
    else
      library.open().catch((error: unknown) => {
        console.error('The session could not be read', error)
        dispatch({ kind: 'failed' })
      })
    return () => {
      stopLoading?.()
      clearTimeout(waiting)
      window.removeEventListener('storage', onStorage)
      stopHearing()
      stopListening()
    }
  }, [library])

  useUserChange(state, onUserChange)

  const value = useMemo<AuthContext>(
    () => ({ ...state, client: library.open, signOut: () => leave(library), rereadRole }),
    [state, library, rereadRole],
  )
  return <Context value={value}>{children}</Context>
}

/** What is kept is good for now. The library comes once the page is at rest, and before the token has to be renewed. */
function loadLater(open: OpenClient, session: Session): () => void {
  const withdraw = offerAhead(open)
  // Out of reach, it is asked for again by whatever needs a token.
  const renewal = setTimeout(() => open().catch(() => {}), secondsOfUse(session) * 1000)
  return () => {
    withdraw()
    clearTimeout(renewal)
  }
}

/** Signing out here never waits for the server, nor for the library: either may be out of reach. */
async function leave({ open, tell }: OpenedOnce): Promise<void> {
  const client = await open().catch(() => undefined)
  // A library that was just loaded says SIGNED_IN of what is kept, and that takes the note of leaving away.
  await client?.initialize()
  noteDeparture()
  if (client) return void (await client.signOut({ scope: 'local' }))
  localStorage.removeItem(SESSION_KEY)
  tell('SIGNED_OUT', null)
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
