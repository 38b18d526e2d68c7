import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { useAct } from '../ui/act/act.tsx'
import { refreshDocuments } from './queries.ts'

/**
 * One change to a document; its result shows everywhere. A conflict is one that a person can understand: of a removal
 * that we review it, of a reuse that the type does not fit.
 */
export function useDocumentAct<Given extends unknown[], Answer>(
  act: (...given: Given) => Promise<Answer>,
  conflict?: string,
) {
  const { notRemovable } = useTexts('documents')
  const queries = useQueryClient()
  return useAct(act, {
    describe: (error) => (isConflict(error) ? (conflict ?? notRemovable) : undefined),
    after: () => refreshDocuments(queries),
  })
}
