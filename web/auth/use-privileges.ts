import { ROLE_WAIT_WARNING_MS } from '@rahnama/contract/limits.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { onRefusal } from '../api/api.ts'
import type { AuthState, Happening } from './auth-state.ts'
import { fetchPrivileges } from './fetch-privileges.ts'

/** Reads the role at any change of the session. When it cannot be read one is a student, unless the role was known already. */
export function usePrivileges(state: AuthState, dispatch: Dispatch<Happening>): () => void {
  const [asked, setAsked] = useState(0)
  const signedIn = state.status === 'signedIn' ? state : undefined
  const token = signedIn?.session.access_token
  const userId = signedIn?.user.id
  const knownRole = useRef(signedIn?.role)
  knownRole.current = signedIn?.role

  // The rule may be switched on while somebody works, and a role be taken from them.
  const askAgain = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => onRefusal('SECOND_FACTOR_REQUIRED', askAgain), [askAgain])
  useEffect(() => onRefusal('NOT_ALLOWED', askAgain), [askAgain])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal asks again with the same session
  useEffect(() => {
    if (!token || !userId) return
    const abort = new AbortController()
    const slow = setTimeout(() => console.warn('The role has not been read yet'), ROLE_WAIT_WARNING_MS)
    fetchPrivileges(userId, abort.signal)
      .then((privileges) => dispatch({ kind: 'privileges', userId, privileges }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        console.error('The role could not be read', error)
        const privileges = { role: DEFAULT_ROLE, mustSetUpSecondFactor: false }
        if (!knownRole.current) dispatch({ kind: 'privileges', userId, privileges })
      })
      .finally(() => clearTimeout(slow))
    return () => {
      clearTimeout(slow)
      abort.abort()
    }
  }, [token, userId, asked, dispatch])
  return askAgain
}
