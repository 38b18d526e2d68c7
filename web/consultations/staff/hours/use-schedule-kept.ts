import type { ConsultantSchedule } from '@rahnama/contract/consultations/consultations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { schedulesQuery } from '../queries.ts'

/** Shows somebody's hours as they are after a change. */
export function useScheduleKept() {
  const queries = useQueryClient()
  return (kept: ConsultantSchedule) =>
    queries.setQueryData(schedulesQuery.queryKey, (before) =>
      before?.map((each) => (each.consultant.id === kept.consultant.id ? kept : each)),
    )
}
