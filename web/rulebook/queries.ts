import type { IntakeId } from '@rahnama/rules/programs/programs.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { RESOURCE_KEY } from '../resource/resource.tsx'
import { forgetRulebook } from './rulebook.ts'

const RULEBOOK_KEY = ['rulebook'] as const

export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: [...RULEBOOK_KEY, 'round', id],
    queryFn: ({ signal }) => call('GET /api/rulebook/rounds/{id}', { id }, { signal }),
    ...READ_WHEN_OPENED,
  })

export const intakeQuery = (intake: IntakeId) =>
  queryOptions({
    queryKey: [...RULEBOOK_KEY, 'intake', intake],
    queryFn: ({ signal }) => call('GET /api/rulebook/intakes/{intake}', { intake }, { signal }),
    ...READ_WHEN_OPENED,
  })

/** A change of the book makes stale whatever shows it. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    forgetRulebook()
    await Promise.all([RULEBOOK_KEY, RESOURCE_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
