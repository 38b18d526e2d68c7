import { type ClientDocument, purposeOf, type Remedy } from '@rahnama/contract/documents.ts'
import type { Upload } from '@rahnama/contract/uploads/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { UploadField } from '../../uploads/uploads.tsx'
import { refreshDocuments } from '../queries.ts'

type UploadDocumentProps = {
  document: ClientDocument
  hint?: ReactNode
  /** What we asked for when we sent the last one back. */
  remedy?: Remedy | undefined
}

/** Choosing a file is all: once it has arrived it is the newest version. */
export function UploadDocument({ document: { kind, subject }, hint, remedy }: UploadDocumentProps) {
  const texts = useTexts('documents')
  const toast = useToast()
  const queries = useQueryClient()
  const name = texts.names[kind]
  const attach = useCallback(
    async ({ id }: Upload) => {
      await call('POST /api/documents/versions', { kind, subject, uploadId: id })
      await refreshDocuments(queries)
      toast.success({ title: texts.attached(name) })
    },
    [kind, subject, queries, toast, texts, name],
  )
  return (
    <UploadField
      purpose={purposeOf(kind)}
      slot={`${kind} ${subject}`}
      onFinished={attach}
      label={remedy ? texts.remedies[remedy].act : texts.of(texts.upload, name)}
      labelHidden={!remedy}
      hint={hint}
    />
  )
}
