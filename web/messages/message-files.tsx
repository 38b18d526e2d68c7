import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { MessageFile } from '@rahnama/contract/messages.ts'
import { openDownload } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './bubble.module.css'

type MessageFilesProps = {
  files: readonly Pick<MessageFile, 'id' | 'name' | 'size'>[]
  /** Answers with an address that serves the file; what is on its way has none. */
  link?: (fileId: string) => Promise<{ url: string }>
}

export function MessageFiles({ files, link }: MessageFilesProps) {
  const { thread: texts, compose } = useTexts('messages')
  const { fileSize } = formats(useLanguage().language)
  const open = useAct(async (id: string) => {
    if (link) openDownload((await link(id)).url)
  })
  if (files.length === 0) return null
  return (
    <>
      <ul className={styles.files} aria-label={compose.attached}>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.file}
              disabled={!link}
              aria-label={texts.fileOpen(isolate(name))}
              onClick={() => void open.run(id)}
            >
              <Icon name="file" size="small" />
              <span className={styles.fileName}>
                <bdi>{name}</bdi>
              </span>
              <span className={styles.size}>{fileSize(size)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Failure>{open.failure}</Failure>
    </>
  )
}
