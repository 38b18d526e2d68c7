import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useWriting } from '../../../presence/presence.tsx'
import { DraftNotice, useStaffDraft } from '../../../staff-drafts/staff-drafts.ts'
import { Failure } from '../../../ui/act/act.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { notesQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { faultOfNote } from './fault-of-note.ts'

/** What I write about a case is kept under this name until it is saved. */
export const noteDraftOf = (applicationId: string) => `case-note-${applicationId}`

/** The box is found under this id by the key that leads to it. */
export const NOTE_BOX = 'case-note'

type NoteDraft = { text: string; id: string }

export function WriteNote({ folio, applicationId }: { folio: string; applicationId: string }) {
  const { notes: texts } = useTexts('caseFile')
  const queries = useQueryClient()
  const draft = useStaffDraft<NoteDraft>(noteDraftOf(applicationId))
  // The id goes with the draft: saved again after a lost answer, it is one note.
  const nextId = useRef(crypto.randomUUID())
  const { text = '', id = nextId.current } = draft.body ?? {}
  useWriting('writingNote', text !== '')
  const act = useCaseAct(folio, () => call('POST /api/cases/{folio}/notes', { folio, id, text }))
  const form = useForm({
    texts: texts.fields,
    names: ['text'],
    values: { text },
    onValueChange: (_, value) => draft.write(() => (value === '' ? undefined : { text: value, id })),
    check: (values) => faultOfNote(values.text),
    act: async () => {
      const answer = await act.run()
      // What went wrong is said below.
      if (!answer) return undefined
      const { notes } = answer
      queries.setQueryData(notesQuery(folio).queryKey, notes)
      nextId.current = crypto.randomUUID()
      draft.drop()
      return undefined
    },
  })
  return (
    <Form form={form} act={texts.save} busy={texts.saving} variant="secondary">
      <div>
        <Textarea {...form.field('text')} id={NOTE_BOX} rows={3} />
        <DraftNotice what="changes" draft={draft} />
        <Failure>{act.failure}</Failure>
      </div>
    </Form>
  )
}
