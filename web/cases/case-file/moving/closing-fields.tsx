import { REFUSAL_GROUNDS } from '@rahnama/contract/case-terms.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { CheckboxGroup } from '../../../ui/checkbox/checkbox.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import styles from './moving.module.css'
import type { MoveFieldsProps } from './standing-fields.tsx'

/** A case closes with what we learnt; after a refusal also with its grounds. */
export function ClosingFields({ draft, faults, onChange }: MoveFieldsProps) {
  const { moving: texts } = useTexts('caseFile')
  const { grounds } = useTexts('caseWords')
  const isRefusal = draft.reason === 'refused'
  return (
    <div className={styles.closing}>
      {isRefusal && (
        <CheckboxGroup
          label={texts.grounds}
          options={REFUSAL_GROUNDS.map((value) => ({ value, label: grounds[value] }))}
          values={draft.grounds}
          onValuesChange={(values) => onChange({ grounds: values })}
          error={faults.includes('grounds') && draft.grounds.length === 0 ? texts.groundsMissing : undefined}
        />
      )}
      <Textarea
        label={texts.lesson}
        hint={texts.lessonHint}
        optional={!isRefusal}
        rows={2}
        value={draft.lesson}
        onValueChange={(lesson) => onChange({ lesson })}
        error={faults.includes('lesson') && draft.lesson.trim() === '' ? texts.lessonMissing : undefined}
      />
    </div>
  )
}
