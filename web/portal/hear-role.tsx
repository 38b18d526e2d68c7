import { ROLE_SIGNAL, STREAM_READY } from '@rahnama/contract/signals.ts'
import { useAuth } from '../auth/auth.tsx'
import { useSignals } from '../signals/signals.ts'

/** A role that changes under somebody changes what their page offers, without a new sign-in. */
export function HearRole() {
  const { rereadRole } = useAuth()
  useSignals((kind) => {
    // Nobody was told of a change before the stream was ready.
    if (kind === ROLE_SIGNAL || kind === STREAM_READY) rereadRole()
  })
  return null
}
