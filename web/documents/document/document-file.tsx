import type { DocumentVersion } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call, describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from '../document.module.css'
import { openDownload } from '../open-download.ts'
import { useDocumentActs } from '../use-document-acts.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** One version as a file: what it is called, when it came, and what can be done with it. */
export function DocumentFile({ version }: { version: DocumentVersion }) {
  const texts = useTexts('documents')
  const words = texts.versions
  const format = formats(useLanguage().language)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const download = useDownload(version)
  const { remove } = useDocumentActs()
  const mayRemove = version.state === 'uploaded' || version.state === 'sentBack'
  return (
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
        <Button size="small" variant="quiet" icon="download" onClick={() => void download()}>
          {words.download}
        </Button>
        {mayRemove && (
          <Button size="small" variant="quiet" icon="trash" onClick={() => void remove(version)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isPreviewed && <PreviewDialog version={version} onClose={() => setIsPreviewed(false)} />}
    </div>
  )
}

function useDownload({ id }: DocumentVersion) {
  const texts = useTexts('documents')
  const errors = useTexts('errors')
  const toast = useToast()
  return async () => {
    try {
      openDownload((await call('POST /api/documents/versions/{id}/link', { id })).url)
    } catch (error) {
      toast.error({ title: texts.failed, description: describeError(error, errors) })
    }
  }
}
