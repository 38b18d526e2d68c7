import type { CaseNote } from '@rahnama/contract/cases/cases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Failure, useUndo } from '../../../ui/act/act.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Moment } from '../../../ui/moment/moment.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { notesQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { EditNote } from './edit-note.tsx'
import styles from './team.module.css'

/** A note is its author's: only they change or remove it. */
export function Note({ folio, note }: { folio: string; note: CaseNote }) {
  const { notes: texts, undo, saving } = useTexts('caseFile')
  const [isEdited, setEdited] = useState(false)
  const toast = useToast()
  const queries = useQueryClient()
  const { id, author, isMine, text, writtenAt, editedAt } = note
  const show = ({ notes }: { notes: CaseNote[] }) => queries.setQueryData(notesQuery(folio).queryKey, notes)
  const putBack = useUndo(undo, async () =>
    show(await call('POST /api/cases/{folio}/notes/{id}/put-back', { folio, id })),
  )
  const removing = useCaseAct(folio, async () => {
    show(await call('DELETE /api/cases/{folio}/notes/{id}', { folio, id }))
    toast.success({
      title: texts.removed,
      action: putBack(),
    })
  })
  return (
    <li className={styles.item}>
      {isEdited ? (
        <EditNote folio={folio} note={note} onClose={() => setEdited(false)} />
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <p className={styles.meta}>
        <bdi>{author?.name ?? texts.somebody}</bdi>
        <Moment at={writtenAt} />
        {editedAt && <span>{texts.edited}</span>}
      </p>
      {isMine && !isEdited && (
        <p className={styles.meta}>
          <Button size="small" variant="quiet" aria-label={texts.editNamed} onClick={() => setEdited(true)}>
            {texts.edit}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.removeNamed}
            busy={removing.isBusy}
            busyLabel={saving}
            onClick={() => removing.run()}
          >
            {texts.remove}
          </Button>
        </p>
      )}
      <Failure>{removing.failure}</Failure>
    </li>
  )
}
