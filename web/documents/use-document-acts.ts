import type { ClientDocument, DocumentKey, DocumentVersion } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call, describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { refreshDocuments } from './queries.ts'

/** A person does these with their documents. Each act shows its result everywhere and says what went wrong. */
export function useDocumentActs() {
  const texts = useTexts('documents')
  const errors = useTexts('errors')
  const toast = useToast()
  const queries = useQueryClient()

  /** A conflict is one that a person can understand: of a removal that we review it, of a reuse that the type does not fit. */
  async function act(
    work: () => Promise<ClientDocument>,
    onDone: () => void,
    conflict = texts.notRemovable,
  ): Promise<boolean> {
    try {
      await work()
      onDone()
      return true
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'CONFLICT'
      toast.error({ title: texts.failed, description: isConflict ? conflict : describeError(error, errors) })
      return false
    } finally {
      await refreshDocuments(queries)
    }
  }

  const restore = ({ id, name }: DocumentVersion) =>
    act(
      () => call('POST /api/documents/versions/{id}/restore', { id }),
      () => toast.success({ title: texts.broughtBack(name) }),
    )

  return {
    restore,
    remove: (version: DocumentVersion) =>
      act(
        () => call('DELETE /api/documents/versions/{id}', { id: version.id }),
        () =>
          toast.success({
            title: texts.removed(version.name),
            description: texts.removedHint,
            action: { label: texts.undo, onAct: () => void restore(version) },
          }),
      ),
    reuse: ({ id, name }: DocumentVersion, key: DocumentKey) =>
      act(
        () => call('POST /api/documents/versions/{id}/reuse', { id, kind: key.kind, subject: key.subject }),
        () => toast.success({ title: texts.reuse.used(name) }),
        texts.reuse.wrongType,
      ),
    setDates: (version: DocumentVersion, dates: { issuedOn: string | null; endsOn: string | null }) =>
      act(
        () => call('PUT /api/documents/versions/{id}/dates', { id: version.id, ...dates }),
        () => toast.success({ title: texts.dates.saved }),
      ),
    explain: ({ kind, subject }: DocumentKey, explanation: string | null) =>
      act(
        () => call('PUT /api/documents/cannot-get', { kind, subject, explanation }),
        () => toast.success({ title: explanation === null ? texts.cannotGet.takenBack : texts.cannotGet.kept }),
      ),
  }
}
