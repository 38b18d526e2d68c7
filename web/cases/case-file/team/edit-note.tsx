import type { CaseNote } from '@rahnama/contract/cases/cases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useWriting } from '../../../presence/presence.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { notesQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { faultOfNote } from './fault-of-note.ts'
import styles from './team.module.css'

type EditNoteProps = { folio: string; note: CaseNote; onClose: () => void }

/** Another window of mine may have changed the note: then both texts are shown, and what is typed here stays. */
export function EditNote({ folio, note, onClose }: EditNoteProps) {
  const { notes: texts, cancel } = useTexts('caseFile')
  const queries = useQueryClient()
  const [text, setText] = useState(note.text)
  const [opened, setOpened] = useState({ version: note.version, text: note.text })
  const isOvertaken = note.version !== opened.version && note.text !== opened.text
  useWriting('writingNote', text !== opened.text)
  const { id } = note
  const act = useCaseAct(folio, () =>
    call('PUT /api/cases/{folio}/notes/{id}', { folio, id, text, version: opened.version }),
  )
  const form = useForm({
    texts: texts.editFields,
    names: ['text'],
    values: { text },
    onValueChange: (_, value) => setText(value),
    check: (values) => faultOfNote(values.text),
    act: async () => {
      const answer = await act.run()
      // What went wrong is said below.
      if (!answer) return undefined
      const { notes } = answer
      queries.setQueryData(notesQuery(folio).queryKey, notes)
      onClose()
      return undefined
    },
  })
  return (
    <Form
      form={form}
      act={texts.saveChange}
      busy={texts.saving}
      variant="secondary"
      also={<Button onClick={onClose}>{cancel}</Button>}
    >
      <Textarea {...form.field('text')} rows={3} />
      {isOvertaken && (
        <Alert
          tone="warning"
          live
          title={texts.conflict}
          actions={
            <Button size="small" onClick={() => setOpened({ version: note.version, text: note.text })}>
              {texts.goOn}
            </Button>
          }
        >
          <p className={styles.text} dir="auto">
            {note.text}
          </p>
        </Alert>
      )}
      {!isOvertaken && <Failure>{act.failure}</Failure>}
    </Form>
  )
}
