import { MESSAGE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, formats, graphemeLength, isolate } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button, IconButton } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { late } from '../ui/late/late.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import type { AttachedFile } from './attached-file.ts'
import styles from './composer.module.css'
import type { MessageText } from './use-message-draft.ts'

const UploadField = late(async () => (await import('../uploads/uploads.tsx')).UploadField, { texts: ['uploads'] })

type ComposerProps = {
  /** Uploads that break off are found under it again. */
  slot: string
  label: string
  /** Of the field, for whoever leads to it. */
  id?: string
  text: MessageText
  onChange: (next: (text: MessageText) => MessageText) => void
  /** Whether all but the text may go: asked at each press, with the text's own check, so that every fault shows at once. */
  onCheck?: () => boolean
  onSend: () => void
  send: string
  busy?: boolean
  /** Where it is written before it is known whether anything may be sent. */
  disabled?: boolean
  /** What was written lies on this device already. */
  isStored?: boolean
  /** The label stands in the empty box instead of above it. */
  labelInside?: boolean
  rows?: number
  hint?: string
  /** What stands beside the button. */
  actions?: ReactNode
  /** What the text still asks for: after it, and before the button. */
  fields?: ReactNode
  children?: ReactNode
}

/** Writing a message: text, files, and one button that says what it does. */
export function Composer({ text, onChange, onCheck = () => true, onSend, ...props }: ComposerProps) {
  const { compose: texts } = useTexts('messages')
  const { number } = formats(useLanguage().language)
  const [isAttaching, setAttaching] = useState(false)
  const [wasEmpty, setWasEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useNoticesAbove(form, props.labelInside === true)
  const isEmpty = text.body.trim() === '' && text.files.length === 0
  const isTooLong = !fitsIn(text.body.trim(), MESSAGE_MAX_CHARS)
  const tooLong = () => {
    const over = graphemeLength(text.body.trim()) - MESSAGE_MAX_CHARS
    return texts.tooLong(over, number(over), number(MESSAGE_MAX_CHARS))
  }
  const isStored = props.isStored === true && !isEmpty
  const fault = isTooLong ? tooLong() : wasEmpty && isEmpty ? texts.empty : undefined
  const send = () => {
    const isFine = flushSync(() => {
      setWasEmpty(isEmpty)
      return onCheck() && !isEmpty && !isTooLong
    })
    // The first fault takes the focus, now that it is marked: letters typed on the button would be shortcuts.
    if (!isFine) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    if (!isFine || props.busy || props.disabled) return
    setAttaching(false)
    onSend()
  }
  const attach = async ({ id, name, size }: AttachedFile) =>
    onChange((now) => ({
      ...now,
      files: [...now.files.filter((file) => file.id !== id), { id, name, size }],
    }))
  return (
    <form
      ref={form}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        send()
      }}
    >
      {props.children}
      <div className={styles.box} data-label={props.labelInside ? props.label : undefined}>
        <Textarea
          {...(props.id !== undefined && { id: props.id })}
          label={props.label}
          labelHidden={props.labelInside ?? false}
          {...(props.hint !== undefined && { hint: props.hint })}
          rows={props.rows ?? 3}
          value={text.body}
          disabled={props.disabled ?? false}
          onValueChange={(body) => onChange((now) => ({ ...now, body }))}
          error={fault}
        />
      </div>
      {props.fields}
      <Attached
        files={text.files}
        onRemove={(id) => onChange((now) => ({ ...now, files: now.files.filter((file) => file.id !== id) }))}
      />
      {isAttaching && (
        <UploadField purpose="message" slot={props.slot} label={texts.files} multiple onFinished={attach} />
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="send" busy={props.busy ?? false}>
          {props.send}
        </Button>
        <Button variant="quiet" icon="attach" aria-expanded={isAttaching} onClick={() => setAttaching((now) => !now)}>
          {isAttaching ? texts.attachHidden : texts.attach}
        </Button>
        {props.actions}
        <span className={styles.said} data-stored={isStored || undefined}>
          <span className={styles.keys}>{texts.keys}</span>
          {props.isStored !== undefined && <span className={styles.stored}>{texts.stored}</span>}
        </span>
      </div>
    </form>
  )
}

/** Below a conversation it stands at the lower edge, where notices do: they stand on it, and no button lies under one. */
function useNoticesAbove(form: RefObject<HTMLFormElement | null>, isAtEdge: boolean): void {
  useLayoutEffect(() => {
    const element = form.current
    if (!element || !isAtEdge) return
    const { style } = document.documentElement
    const growth = new ResizeObserver(() => style.setProperty('--composer-bar', `${element.offsetHeight}px`))
    growth.observe(element)
    return () => {
      growth.disconnect()
      style.removeProperty('--composer-bar')
    }
  }, [form, isAtEdge])
}

function Attached({ files, onRemove }: { files: readonly AttachedFile[]; onRemove: (id: string) => void }) {
  const { compose: texts } = useTexts('messages')
  const { fileSize } = formats(useLanguage().language)
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={texts.attached}>
      {files.map(({ id, name, size }) => (
        <li key={id} className={styles.file}>
          <Icon name="file" size="small" />
          <span className={styles.fileName}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.size}>{fileSize(size)}</span>
          <IconButton icon="close" label={texts.removeFile(isolate(name))} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  )
}
