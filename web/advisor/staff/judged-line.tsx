import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './review.module.css'

type JudgedLineProps = { text: string; isRight: boolean | null; onJudge: (isRight: boolean | null) => void }

/** A sentence or a source, and whether it was right; pressed again, a judgement is withdrawn. It is saved with the rating. */
export function JudgedLine({ text, isRight, onJudge }: JudgedLineProps) {
  const texts = useTexts('advisorDesk')
  return (
    <div className={styles.line}>
      <p dir="auto">{text}</p>
      <fieldset className={styles.ratings} aria-label={texts.judge(text)}>
        {([true, false] as const).map((value) => (
          <Button
            key={String(value)}
            size="small"
            variant="quiet"
            aria-pressed={isRight === value}
            onClick={() => onJudge(isRight === value ? null : value)}
          >
            {value ? texts.judged.right : texts.judged.wrong}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
