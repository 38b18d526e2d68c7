import { DESK_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { CONSULTATION_SIGNAL } from '@rahnama/contract/signals.ts'
import { useFreshData } from '../../signals/signals.ts'
import { appointmentsQuery, caseKey } from './queries.ts'

/**
 * Reads again what is shown of a case when somebody changed it, and its appointments when anything was booked. What is
 * being typed lies in drafts and is not read.
 */
export function useFreshCase(folio: string, applicationId: string | undefined): void {
  const stale = { [DESK_SIGNAL]: [caseKey(folio)], [CONSULTATION_SIGNAL]: [appointmentsQuery(folio).queryKey] }
  useFreshData(stale, (kind, { id }) => kind !== DESK_SIGNAL || id === applicationId)
}
