import { DESK_SIGNAL } from '@rahnama/contract/cases/cases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOnceSeen, useSignals } from '../../signals/signals.ts'
import { VERIFICATION_KEY } from './queries.ts'

/**
 * What comes next may change with every case. The document on the screen is read anew only when its own case changed:
 * each look at it is written to the audit.
 */
export function useDeskNews(applicationId?: string): void {
  const queries = useQueryClient()
  const readNext = useOnceSeen(() => void queries.invalidateQueries({ queryKey: [...VERIFICATION_KEY, 'next'] }))
  const readOurs = useOnceSeen(() => {
    void queries.invalidateQueries({ queryKey: [...VERIFICATION_KEY, 'document'], refetchType: 'active' })
    void queries.invalidateQueries({ queryKey: [...VERIFICATION_KEY, 'questions'] })
  })
  const readAgain = (isOurs: boolean) => {
    readNext()
    if (isOurs) readOurs()
  }
  useSignals(
    (kind, { id }) => kind === DESK_SIGNAL && readAgain(applicationId !== undefined && id === applicationId),
    (isMissed) => isMissed(DESK_SIGNAL) && readAgain(applicationId !== undefined),
  )
}
