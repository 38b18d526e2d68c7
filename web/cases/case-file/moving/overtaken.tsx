import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { latestQuery } from '../queries.ts'
import { useEventWords } from '../timeline/timeline.tsx'
import { type MoveDraft, stagesFrom } from './move-draft.ts'
import styles from './moving.module.css'

type OvertakenProps = { file: CaseFile; draft: MoveDraft; onGoOn: () => void; onEdit: () => void }

/** Somebody was faster: both sides are shown, and nothing that was typed is lost. */
export function Overtaken({ file, draft, onGoOn, onEdit }: OvertakenProps) {
  const { moving, dates } = useTexts('caseFile')
  const { stages, reasons } = useTexts('caseWords')
  const { date } = formats(useLanguage().language)
  const { sayEvent } = useEventWords()
  const { data: latest } = useQuery(latestQuery(file.folio))
  const texts = moving.conflict
  const isPossible = stagesFrom(file.stage).includes(draft.stage)
  const dayOf = (day: unknown) => (typeof day === 'string' && day !== '' ? date(day) : dates.nothing)
  return (
    <Alert
      tone="warning"
      live
      title={texts.title}
      actions={
        <>
          {isPossible && (
            <Button size="small" onClick={onGoOn}>
              {texts.goOn}
            </Button>
          )}
          <Button size="small" onClick={onEdit}>
            {texts.keepEditing}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      {latest && <p>{texts.by(sayEvent(latest))}</p>}
      <table className={styles.sides}>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.theirs}</th>
            <th scope="col">{texts.yours}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{moving.stage}</th>
            <td>{stages[file.stage]}</td>
            <td>{stages[draft.stage]}</td>
          </tr>
          <tr>
            <th scope="row">{moving.why}</th>
            <td>{reasons[file.reason]}</td>
            <td>{draft.reason && reasons[draft.reason]}</td>
          </tr>
          <tr>
            <th scope="row">{moving.due}</th>
            <td>{dayOf(file.dueOn)}</td>
            <td>{dayOf(draft.dueOn)}</td>
          </tr>
        </tbody>
      </table>
      {!isPossible && <p>{texts.notPossible}</p>}
    </Alert>
  )
}
