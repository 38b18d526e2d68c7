import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { FieldGroup, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './file-field.module.css'
import { type FileEntry, FileList } from './file-list.tsx'
import { FilePicker } from './file-picker.tsx'
import { type FileProblem, FileProblems } from './file-problems.tsx'

export type { FileEntry } from './file-list.tsx'
export { FilePicker } from './file-picker.tsx'

export type FileFieldProps = FieldProps & {
  /** Extensions have no dots: pdf, docx. They are stated beside the button. */
  extensions: readonly string[]
  /** Other spellings of the same extensions. */
  alsoCalled?: readonly string[]
  maxBytes: number
  multiple?: boolean
  /** One file comes of several that are chosen together: photos of its pages. */
  takesSeveral?: boolean
  /** Offers the camera on phones; for documents one would photograph. */
  camera?: boolean
  /** These files have been chosen so far; the owner of the upload keeps them and moves them on. */
  files: readonly FileEntry[]
  /** The fault of a file in words, or nothing when it may be added; the second are all that were chosen with it. */
  check?: (file: File, chosen: readonly File[]) => string | undefined | Promise<string | undefined>
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
  /** Other ways to a file, beside the button. */
  more?: ReactNode
}

/** Chooses files and shows how they fare; the upload itself is its owner's. */
export function FileField({
  extensions,
  alsoCalled = [],
  maxBytes,
  multiple = false,
  takesSeveral = multiple,
  camera = false,
  files,
  check,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  more,
  hint,
  ...field
}: FileFieldProps) {
  const texts = useTexts('ui').fileField
  const format = formats(useLanguage().language)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [problems, setProblems] = useState<readonly FileProblem[]>([])

  const types = format.list(
    extensions.map((extension) => extension.toUpperCase()),
    'or',
  )
  const limits = (multiple ? texts.limitsEach : texts.limits)(types, format.fileSize(maxBytes))
  const add = async (chosen: readonly File[]) => {
    const faults = await Promise.all(chosen.map((file) => check?.(file, chosen)))
    setProblems(chosen.flatMap((file, index) => problemOf(file, faults[index])))
    const accepted = chosen.filter((_, index) => !faults[index])
    if (accepted.length > 0) onAdd(accepted)
  }
  const remove = (id: string) => {
    chooseButton.current?.focus()
    onRemove(id)
  }

  return (
    <FieldGroup
      {...field}
      hint={
        <>
          {hint && <div>{hint}</div>}
          <div>{limits}</div>
        </>
      }
    >
      <DropZone multiple={takesSeveral || multiple} onDrop={add}>
        <Icon name="upload" className={styles.sign} />
        <FilePicker
          label={multiple ? texts.choose.many : texts.choose.one}
          accept={[...extensions, ...alsoCalled].map((extension) => `.${extension}`).join(',')}
          multiple={takesSeveral || multiple}
          buttonRef={chooseButton}
          onChoose={add}
        />
        {camera && (
          <span className={styles.camera}>
            <FilePicker label={texts.photo} accept="image/*" capture onChoose={add} />
          </span>
        )}
        {more}
        <span className={styles.drop}>{multiple ? texts.drop.many : texts.drop.one}</span>
      </DropZone>
      <FileProblems problems={problems} />
      <FileList files={files} onRemove={remove} {...(onCancel && { onCancel })} {...(onRetry && { onRetry })} />
    </FieldGroup>
  )
}

function problemOf(file: File, fault: string | undefined): FileProblem[] {
  return fault ? [{ name: file.name, fault }] : []
}
