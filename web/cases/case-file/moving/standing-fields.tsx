import type { ApplicationStage, Turn, TurnReason } from '@rahnama/contract/application-standings.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { isClosing, type MoveDraft, type MoveFault, stagesFrom, whysAt } from './move-draft.ts'
import styles from './moving.module.css'

export type MoveFieldsProps = {
  draft: MoveDraft
  faults: readonly MoveFault[]
  onChange: (changes: Partial<MoveDraft>) => void
}

/** Only stages the table allows, then whose turn it can be there and why, then by when. */
export function StandingFields({ file, draft, faults, onChange }: MoveFieldsProps & { file: CaseFile }) {
  const { moving: texts } = useTexts('caseFile')
  const { stages, turns, reasons } = useTexts('caseWords')
  const allowed = stagesFrom(file.stage)
  const whys = allowed.includes(draft.stage) ? whysAt(draft.stage) : []
  const moveTo = (stage: ApplicationStage) => {
    const [only, another] = whysAt(stage)
    const isOnly = only && !another && only.reasons.length === 1
    onChange({
      stage,
      turn: isOnly ? only.turn : '',
      reason: isOnly ? (only.reasons[0] ?? '') : '',
      // A day that was set for the stage before says nothing about the next.
      ...((isClosing({ stage }) || draft.dueOn === file.dueOn) && { dueOn: '' }),
    })
  }
  return (
    <div className={styles.fields}>
      <Select
        label={texts.stage}
        options={allowed.map((value) => ({
          value,
          label: value === file.stage ? texts.stays(stages[value]) : stages[value],
        }))}
        value={allowed.includes(draft.stage) ? draft.stage : ''}
        onValueChange={(stage) => stage && moveTo(stage)}
        error={faults.includes('stage') && !allowed.includes(draft.stage) ? texts.chooseStage : undefined}
      />
      <Select<`${Turn} ${TurnReason}`>
        label={texts.why}
        options={whys.map(({ turn, reasons: those }) => ({
          label: turns[turn],
          options: those.map((reason) => ({ value: `${turn} ${reason}` as const, label: reasons[reason] })),
        }))}
        value={draft.turn && draft.reason ? `${draft.turn} ${draft.reason}` : ''}
        onValueChange={(value) => {
          const [turn = '', reason = ''] = value.split(' ') as [Turn | '', TurnReason | '']
          onChange({ turn, reason })
        }}
        error={faults.includes('why') && draft.reason === '' ? texts.chooseWhy : undefined}
      />
      {!isClosing(draft) && (
        <DateField
          label={texts.due}
          optional
          value={draft.dueOn}
          onValueChange={(dueOn) => onChange({ dueOn })}
          error={faults.includes('due') && typeof draft.dueOn !== 'string' ? texts.notADate : undefined}
        />
      )}
    </div>
  )
}
