import type { DocumentVersion } from '@rahnama/contract/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { refreshDocuments } from './queries.ts'

/** Brings a removed file back and says so. */
export function useRestore() {
  const texts = useTexts('documents')
  const toast = useToast()
  const queries = useQueryClient()
  return async ({ id, name }: DocumentVersion) => {
    try {
      await call('POST /api/documents/versions/{id}/restore', { id })
      toast.success({ title: texts.broughtBack(name) })
    } finally {
      await refreshDocuments(queries)
    }
  }
}
