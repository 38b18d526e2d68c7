import { formats, isolate, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { ProgressBar } from '../progress/progress.tsx'
import styles from './file-field.module.css'

export type FileState = 'waiting' | 'uploading' | 'done' | 'failed'

export type FileEntry = {
  id: string
  name: string
  bytes: number
  state: FileState
  /** The whole percent is shown while uploading. */
  percent?: number
  /** This is said instead of the state, such as why it pauses. */
  status?: string
  /** It failed for this reason. */
  error?: string
  /** Trying again would not help. */
  isFinal?: boolean
}

const SIGNS: Readonly<Record<FileState, IconName>> = {
  waiting: 'clock',
  uploading: 'file',
  done: 'success',
  failed: 'error',
}

type FileActs = { onRemove: (id: string) => void; onCancel?: (id: string) => void; onRetry?: (id: string) => void }

export function FileList({ files, ...acts }: FileActs & { files: readonly FileEntry[] }) {
  const texts = useTexts('ui').fileField
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={texts.list}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...acts} />
      ))}
    </ul>
  )
}

function FileRow({ file, onRemove, onCancel, onRetry }: FileActs & { file: FileEntry }) {
  const texts = useTexts('ui').fileField
  const format = formats(useLanguage().language)
  const isUnderWay = file.state === 'uploading' || file.state === 'waiting'
  const act = (word: string, onClick: () => void) => (
    <Button variant="quiet" size="small" aria-label={`${word} ${isolate(file.name)}`} onClick={onClick}>
      {word}
    </Button>
  )
  return (
    <li className={styles.file} data-state={file.state}>
      <Icon name={SIGNS[file.state]} className={styles.fileSign} />
      <div className={styles.fileText}>
        <span className={styles.fileName}>
          <bdi>{stripBidiControls(file.name)}</bdi>
        </span>
        <span className={styles.fileState}>
          {format.fileSize(file.bytes)} ·{' '}
          <span aria-live="polite">{file.error ?? file.status ?? texts.states[file.state]}</span>
        </span>
      </div>
      <div className={styles.fileActs}>
        {file.state === 'failed' && !file.isFinal && onRetry && act(texts.retry, () => onRetry(file.id))}
        {isUnderWay && onCancel && act(texts.cancel, () => onCancel(file.id))}
        {!(isUnderWay && onCancel) && act(texts.remove, () => onRemove(file.id))}
      </div>
      {file.state === 'uploading' && file.percent !== undefined && (
        <div className={styles.fileProgress}>
          <ProgressBar label={texts.states.uploading} percent={file.percent} />
        </div>
      )}
    </li>
  )
}
