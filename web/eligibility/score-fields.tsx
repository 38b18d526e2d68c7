import { ABILITIES } from '@rahnama/rules/language/language.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { FieldGroup } from '../ui/field/field.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import type { AskProps } from './ask-props.ts'
import { SCORES_OF, takenTest } from './check-step.ts'
import { faultId, useFaultText } from './fault-text.ts'
import styles from './score-fields.module.css'

/** One box per ability, once a test was named. */
export function ScoreFields({ of, answers, onChange, faults }: AskProps & { of: keyof typeof SCORES_OF }) {
  const texts = useTexts('selfCheck').fields.scores
  const { abilities } = useTexts('score').language
  const textOf = useFaultText(answers)
  const { test, scores } = SCORES_OF[of]
  if (!takenTest(answers[test])) return null
  return (
    <FieldGroup label={texts.label} hint={texts.hint}>
      <div className={styles.scores}>
        {ABILITIES.map((ability) => {
          const fault = faults.find((each) => each.question === scores && each.ability === ability)
          return (
            <TextField
              key={ability}
              id={faultId({ question: scores, ability })}
              kind="decimal"
              label={abilities[ability]}
              error={fault && textOf(fault)}
              characters={5}
              value={answers[scores]?.[ability] ?? ''}
              onValueChange={(value) => onChange({ ...answers, [scores]: { ...answers[scores], [ability]: value } })}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
