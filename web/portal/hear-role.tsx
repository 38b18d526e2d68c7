import { ROLE_SIGNAL } from '@rahnama/contract/signals.ts'
import { useAuth } from '../auth/auth.tsx'
import { useSignals } from '../signals/signals.ts'

/** A role that changes under somebody changes what their page offers, without a new sign-in. */
export function HearRole() {
  const { rereadRole } = useAuth()
  useSignals(
    (kind) => kind === ROLE_SIGNAL && rereadRole(),
    (isMissed) => isMissed(ROLE_SIGNAL) && rereadRole(),
  )
  return null
}
