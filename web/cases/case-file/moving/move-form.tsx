import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { useWriting } from '../../../presence/presence.tsx'
import { DraftNotice, useStaffDraft } from '../../../staff-drafts/staff-drafts.ts'
import { Failure } from '../../../ui/act/act.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { knowCase, tasksQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { hasCode } from '../use-case-refusal.ts'
import { ClosingFields } from './closing-fields.tsx'
import { Effects } from './effects.tsx'
import {
  beginMove,
  blanksLeft,
  dueDayOf,
  faultsOf,
  isClosing,
  isEnding,
  type MoveDraft,
  type MoveFault,
  sentenceOf,
} from './move-draft.ts'
import styles from './moving.module.css'
import { Overtaken } from './overtaken.tsx'
import { SentenceFields } from './sentence-fields.tsx'
import { StandingFields } from './standing-fields.tsx'

/** What I chose and typed is kept under this name until it is sent. */
export const draftOf = (applicationId: string) => `case-move-${applicationId}`

type MoveFormProps = { file: CaseFile; onClose: () => void }

export function MoveForm({ file, onClose }: MoveFormProps) {
  const { moving: texts } = useTexts('caseFile')
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const kept = useStaffDraft<MoveDraft>(draftOf(file.applicationId))
  const [begun] = useState(() => beginMove(file))
  const [faults, setFaults] = useState<readonly MoveFault[]>([])
  const { data: tasks = [] } = useQuery(tasksQuery(file.folio))
  const draft = kept.body ?? begun
  const change = (changes: Partial<MoveDraft>) => kept.write((now) => ({ ...(now ?? begun), ...changes }))
  const isWritten = sentenceOf(draft) !== null
  useWriting('writing', isWritten)

  const open = tasks.filter(({ doneAt }) => doneAt === null)
  const act = useCaseAct(file.folio, (version: number) => {
    const { stage, turn, reason, grounds, lesson, sendsMail } = draft
    if (turn === '' || reason === '') throw new Error('A move without its reason')
    return call('POST /api/cases/{folio}/move', {
      ...{ folio: file.folio, version, stage, turn, reason, sendsMail },
      dueOn: dueDayOf(draft),
      sentence: sentenceOf(draft),
      ...(isClosing(draft) && { closing: { grounds, lesson: lesson.trim() || null } }),
      endTasks: open.filter(({ id }) => isEnding(draft, id)).map(({ id }) => id),
    })
  })
  const left = blanksLeft(draft)
  const send = async (version: number) => {
    const found = faultsOf(draft, file)
    setFaults(found)
    if (left > 0 || found.length > 0) {
      // The first thing that is missing takes the focus, once it is marked.
      requestAnimationFrame(() => {
        form.current
          ?.querySelector<HTMLElement>('[data-blank] input, [aria-invalid=true], [data-invalid] input')
          ?.focus()
      })
      return
    }
    const moved = await act.run(version)
    // What went wrong is said below.
    if (!moved) return
    kept.drop()
    const { stage, turn, reason, sendsMail } = draft
    // The next move begins here, even if it is made before the page has read the case again.
    if (turn !== '' && reason !== '')
      knowCase(queries, file.folio, { ...moved, stage, turn, reason, dueOn: dueDayOf(draft) })
    toast.success({ title: sendsMail ? texts.done : texts.doneQuietly })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(draft.version)
  }
  const isOvertaken = hasCode(act.error, 'CONFLICT') && draft.version !== file.version
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.scrolling}>
        <StandingFields file={file} draft={draft} faults={faults} onChange={change} />
        {isClosing(draft) && <ClosingFields draft={draft} faults={faults} onChange={change} />}
        <SentenceFields file={file} draft={draft} faults={faults} onChange={change} />
        <Effects file={file} draft={draft} tasks={open} onChange={change} />
      </div>
      <footer className={styles.footer}>
        {isOvertaken ? (
          <Overtaken
            file={file}
            draft={draft}
            onGoOn={() => void send(file.version)}
            onEdit={() => change({ version: file.version })}
          />
        ) : (
          <Failure>{faults.includes('nothing') ? texts.nothing : act.failure}</Failure>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.busy}>
            {left > 0 ? texts.blanks(number(left), left === 1) : isClosing(draft) ? texts.close : texts.act}
          </Button>
          <DraftNotice what="changes" draft={kept} />
        </div>
      </footer>
    </form>
  )
}
