import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useWriting } from '../../presence/presence.tsx'
import { staffDraftQuery, useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { colleaguesQuery } from '../desk-queries.ts'
import { MESSAGES_KEY } from '../queries.ts'
import styles from './staff.module.css'

/** What is typed for the team waits under this name, apart from what is typed for the client. */
export const noteDraft = (threadId: string) => `message-note-${threadId}`

type NoteDraft = { noteId: string; text: string; mention?: string }
type NoteFormProps = {
  threadId: string
  /** Whoever has just asked for it writes at once; one that was begun earlier leaves the focus where it is. */
  isAskedFor: boolean
  onClose: () => void
}

const NOBODY = 'nobody'

/** Another colour, another place, another button and another procedure than a reply: nothing here can reach the client. */
export function NoteForm({ threadId, isAskedFor, onClose }: NoteFormProps) {
  const { note: texts } = useTexts('messageDesk')
  const thing = noteDraft(threadId)
  const queries = useQueryClient()
  const { isPending } = useQuery(staffDraftQuery(thing))
  const { body, write, drop } = useStaffDraft<NoteDraft>(thing)
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isAskedFor || isPending) return
    form.current?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
  }, [isAskedFor, isPending])
  const text = body?.text ?? ''
  useWriting('writingNote', text !== '')
  const saving = useAct(
    async (draft: NoteDraft) => {
      await call('POST /api/message-desk/threads/{id}/notes', { id: threadId, ...draft })
      drop()
      onClose()
    },
    { after: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }) },
  )
  return (
    <form
      ref={form}
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (body && text.trim() !== '') void saving.run({ ...body, text: text.trim() })
      }}
    >
      <p className={styles.noteTitle}>
        <Icon name="lock" size="small" /> {texts.title}
      </p>
      <Textarea
        ref={field}
        label={texts.label}
        hint={texts.hint}
        rows={2}
        value={text}
        disabled={isPending}
        onValueChange={(next) =>
          write((now) => (next === '' ? undefined : { ...now, noteId: now?.noteId ?? crypto.randomUUID(), text: next }))
        }
        error={isChecked && text.trim() === '' ? texts.required : undefined}
      />
      <Select
        label={texts.mention}
        hint={texts.mentionHint}
        value={body?.mention ?? NOBODY}
        disabled={body === undefined}
        options={[
          { value: NOBODY, label: texts.nobody },
          ...colleagues.filter(({ isMe }) => !isMe).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(next) =>
          write((now) => now && { noteId: now.noteId, text: now.text, ...(next !== NOBODY && { mention: next }) })
        }
      />
      <Failure>{saving.failure}</Failure>
      <div className={styles.acts}>
        <Button type="submit" icon="lock" busy={saving.isBusy} className={styles.noteButton}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
