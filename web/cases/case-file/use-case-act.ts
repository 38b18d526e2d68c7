import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../ui/act/act.tsx'
import { caseKey } from './queries.ts'
import { useCaseRefusal } from './use-case-refusal.ts'

/** One act on a case. Whatever came of it, everything the page shows of the case is read again. */
export function useCaseAct<Given extends unknown[], Answer>(folio: string, act: (...given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  const describe = useCaseRefusal()
  // It is not waited for: whoever acted goes on while the page is read.
  const after = () => void queries.invalidateQueries({ queryKey: caseKey(folio) })
  return useAct(act, { describe, after })
}
