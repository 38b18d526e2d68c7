import type { DocumentVersion } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call, openDownload } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct, useUndo } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from '../document.module.css'
import { useDocumentAct } from '../use-document-act.ts'
import { useRestore } from '../use-restore.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** One version as a file: what it is called, when it came, and what can be done with it. */
export function DocumentFile({ version }: { version: DocumentVersion }) {
  const texts = useTexts('documents')
  const words = texts.versions
  const format = formats(useLanguage().language)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const downloading = useAct(async () =>
    openDownload((await call('POST /api/documents/versions/{id}/link', { id: version.id })).url),
  )
  const removing = useRemoving(version)
  const mayRemove = version.state === 'uploaded' || version.state === 'sentBack'
  return (
    <>
      <div className={styles.file}>
        <Icon name={version.contentType.startsWith('image/') ? 'image' : 'file'} />
        <div className={styles.about}>
          <p className={styles.name}>
            <bdi>{version.name}</bdi>
          </p>
          <p className={styles.facts}>
            <span>{words.version(format.number(version.number))}</span>
            <time dateTime={version.uploadedAt}>{words.uploadedAt(format.date(version.uploadedAt))}</time>
            <span>{format.fileSize(version.size)}</span>
          </p>
          <p className={styles.facts}>
            <span>
              {words.originalName}: <bdi>{version.originalName}</bdi>
            </span>
          </p>
        </div>
        <div className={styles.acts} role="group" aria-label={words.actions(version.name)}>
          <Button size="small" variant="quiet" icon="search" onClick={() => setIsPreviewed(true)}>
            {words.preview}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon="download"
            busy={downloading.isBusy}
            onClick={() => void downloading.run()}
          >
            {words.download}
          </Button>
          {mayRemove && (
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              busy={removing.isBusy}
              onClick={() => void removing.run()}
            >
              {words.remove}
            </Button>
          )}
        </div>
        {isPreviewed && <PreviewDialog version={version} onClose={() => setIsPreviewed(false)} />}
      </div>
      <Failure>{removing.failure ?? downloading.failure}</Failure>
    </>
  )
}

function useRemoving(version: DocumentVersion) {
  const texts = useTexts('documents')
  const toast = useToast()
  const undo = useUndo(texts.undo, useRestore())
  return useDocumentAct(async () => {
    await call('DELETE /api/documents/versions/{id}', { id: version.id })
    toast.success({ title: texts.removed(version.name), description: texts.removedHint, action: undo(version) })
  })
}
