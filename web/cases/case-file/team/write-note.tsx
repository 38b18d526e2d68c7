import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useWriting } from '../../../presence/presence.tsx'
import { DraftNotice, useStaffDraft } from '../../../staff-drafts/staff-drafts.ts'
import { Failure } from '../../../ui/act/act.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { colleaguesQuery, notesQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { faultOfNote } from './fault-of-note.ts'

/** What I write about a case is kept under this name until it is saved. */
export const noteDraftOf = (applicationId: string) => `case-note-${applicationId}`

/** The box is found under this id by the key that leads to it. */
export const NOTE_BOX = 'case-note'

type NoteDraft = { text: string; id: string; mention?: string }

const NOBODY = 'nobody'

export function WriteNote({ folio, applicationId }: { folio: string; applicationId: string }) {
  const { notes: texts } = useTexts('caseFile')
  const queries = useQueryClient()
  const draft = useStaffDraft<NoteDraft>(noteDraftOf(applicationId))
  // The id goes with the draft: saved again after a lost answer, it is one note.
  const nextId = useRef(crypto.randomUUID())
  const { text = '', id = nextId.current, mention } = draft.body ?? {}
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  useWriting('writingNote', text !== '')
  const act = useCaseAct(folio, () =>
    call('POST /api/cases/{folio}/notes', { folio, id, text, ...(mention && { mention }) }),
  )
  const form = useForm({
    texts: texts.fields,
    names: ['text'],
    values: { text },
    onValueChange: (_, value) => draft.write((now) => (value === '' ? undefined : { ...now, text: value, id })),
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
        <Select
          label={texts.mention}
          hint={texts.mentionHint}
          value={mention ?? NOBODY}
          disabled={text === ''}
          options={[
            { value: NOBODY, label: texts.nobody },
            ...colleagues.filter(({ isMe }) => !isMe).map(({ id: who, name }) => ({ value: who, label: name })),
          ]}
          onValueChange={(next) =>
            draft.write((now) => now && { text: now.text, id: now.id, ...(next !== NOBODY && { mention: next }) })
          }
        />
        <DraftNotice what="changes" draft={draft} />
        <Failure>{act.failure}</Failure>
      </div>
    </Form>
  )
}
