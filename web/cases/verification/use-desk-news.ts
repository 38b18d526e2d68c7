import { DESK_SIGNAL } from '@rahnama/contract/cases/cases.ts'
import { STREAM_RESET } from '@rahnama/contract/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSignals } from '../../signals/signals.ts'
import { VERIFICATION_KEY } from './queries.ts'

/**
 * What comes next may change with every case. The document on the screen is read anew only when its own case changed:
 * each look at it is written to the audit.
 */
export function useDeskNews(applicationId?: string): void {
  const queries = useQueryClient()
  useSignals((kind, payload) => {
    if (kind !== DESK_SIGNAL && kind !== STREAM_RESET) return
    void queries.invalidateQueries({ queryKey: [...VERIFICATION_KEY, 'next'] })
    if (applicationId === undefined || (kind === DESK_SIGNAL && payload.id !== applicationId)) return
    void queries.invalidateQueries({ queryKey: [...VERIFICATION_KEY, 'document'], refetchType: 'active' })
    void queries.invalidateQueries({ queryKey: [...VERIFICATION_KEY, 'questions'] })
  })
}
