import { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useAct } from '../../../ui/act/act.tsx'

/** Something done with what lies in the bin; every list of content is read again. */
export function useBinAct<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const queries = useQueryClient()
  const describe = useBinErrors()
  return useAct(act, { describe, after: () => queries.invalidateQueries({ queryKey: ['content'] }) })
}

export function useBinErrors() {
  const { slugTaken, gone } = useTexts('content').bin
  return (error: unknown) => {
    if (isConflict(error)) return slugTaken
    return error instanceof AppError && error.code === 'NOT_FOUND' ? gone : undefined
  }
}
