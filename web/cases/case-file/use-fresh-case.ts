import { DESK_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSignals } from '../../signals/signals.ts'
import { caseKey } from './queries.ts'

/** Reads again what is shown of a case when somebody changed it. What is being typed lies in drafts and is not read. */
export function useFreshCase(folio: string, applicationId: string | undefined): void {
  const queries = useQueryClient()
  useSignals((kind, { id }) => {
    const isStale = kind === STREAM_RESET || kind === STREAM_READY || (kind === DESK_SIGNAL && id === applicationId)
    if (isStale) void queries.invalidateQueries({ queryKey: caseKey(folio) })
  })
}
