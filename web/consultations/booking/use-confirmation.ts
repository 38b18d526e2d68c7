import { useEffect, useState } from 'react'
import { ask } from '../../kept-session/kept-session.ts'

const ASK_AGAIN_MS = 15_000

export type ConfirmationState = 'unconfirmed' | 'confirmed' | 'expired'

/** Asks now and then whether the link was followed, perhaps on another device, but not while nobody looks. */
export function useConfirmation(holdId: string) {
  const [state, setState] = useState<ConfirmationState>('unconfirmed')
  const isWaiting = state === 'unconfirmed'
  useEffect(() => {
    if (!isWaiting) return
    let isGone = false
    const look = async () => {
      if (document.hidden) return
      // Whoever is offline hears of it later.
      const answer = await ask('GET /api/consultations/holds/{holdId}', { holdId }).catch(() => undefined)
      if (answer && !isGone) setState(answer.result)
    }
    void look()
    const looking = setInterval(look, ASK_AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      clearInterval(looking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [holdId, isWaiting])
  return [state, setState] as const
}
