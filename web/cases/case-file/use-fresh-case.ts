import { DESK_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useReadAgain, useSignals } from '../../signals/signals.ts'
import { caseKey } from './queries.ts'

/** Reads again what is shown of a case when somebody changed it. What is being typed lies in drafts and is not read. */
export function useFreshCase(folio: string, applicationId: string | undefined): void {
  const queries = useQueryClient()
  useReadAgain([caseKey(folio)])
  const readAgain = () => void queries.invalidateQueries({ queryKey: caseKey(folio) })
  useSignals(
    (kind, { id }) => kind === DESK_SIGNAL && id === applicationId && readAgain(),
    (isMissed) => isMissed(DESK_SIGNAL) && readAgain(),
  )
}
