import { type ClientDocument, type DocumentVersion, purposeOf } from '@rahnama/contract/documents.ts'
import { mayStand } from '@rahnama/contract/uploads/uploads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from '../document.module.css'
import { documentsQuery } from '../queries.ts'
import { useDocumentAct } from '../use-document-act.ts'
import { useDocumentName } from '../use-document-name.ts'

type Usable = { version: DocumentVersion; from: ClientDocument }

/** Offered only when there is a file that could be used. */
export function ReuseFile({ document }: { document: ClientDocument }) {
  const texts = useTexts('documents').reuse
  const usable = useUsable(document)
  const [isOpen, setIsOpen] = useState(false)
  if (usable.length === 0) return null
  return (
    <>
      <Button size="small" variant="quiet" icon="copy" onClick={() => setIsOpen(true)}>
        {texts.act}
      </Button>
      {isOpen && <ReuseDialog document={document} usable={usable} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReuseDialog({
  document,
  usable,
  onClose,
}: {
  document: ClientDocument
  usable: readonly Usable[]
  onClose: () => void
}) {
  const texts = useTexts('documents').reuse
  const toast = useToast()
  const nameOf = useDocumentName()
  const reusing = useDocumentAct(async ({ id, name }: DocumentVersion) => {
    const { kind, subject } = document
    await call('POST /api/documents/versions/{id}/reuse', { id, kind, subject })
    toast.success({ title: texts.used(name) })
    onClose()
  }, texts.wrongType)
  return (
    <Dialog title={texts.title} description={texts.hint} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className={styles.usable}>
        {usable.map(({ version, from }) => (
          <li key={version.id}>
            <Button wide icon="file" onClick={() => void reusing.run(version)} aria-label={texts.use(version.name)}>
              <span className={styles.usableName}>
                <bdi>{version.name}</bdi>
                <small>{texts.from(nameOf(from))}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Failure>{reusing.failure}</Failure>
    </Dialog>
  )
}

function useUsable({ kind, subject, versions }: ClientDocument): Usable[] {
  const { data } = useQuery(documentsQuery)
  const newest = versions[0]
  return (data?.documents ?? []).flatMap((from) => {
    const [version] = from.versions
    if (!version || (from.kind === kind && from.subject === subject)) return []
    if (!mayStand(purposeOf(kind), version)) return []
    if (newest && newest.originalName === version.originalName && newest.size === version.size) return []
    return [{ version, from }]
  })
}
