import type { CaseQuestion } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { questionsQuery } from './queries.ts'

/** What we asked about this case and did not withdraw. */
export function useQuestionsOf(folio: string): readonly CaseQuestion[] {
  const { data } = useQuery(questionsQuery(folio))
  return data?.filter(({ withdrawnAt }) => withdrawnAt === null) ?? []
}
