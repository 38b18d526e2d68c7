import type { ReviewedTurn } from '@rahnama/contract/advisor/advisor.ts'
import { REVIEW_RATINGS } from '@rahnama/contract/advisor-words.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from './review.module.css'

/** One question with its answer, a rating and words that the client reads below it. */
export function ReviewTurn({ turn, onRated }: { turn: ReviewedTurn; onRated: () => unknown }) {
  const texts = useTexts('advisorDesk')
  const toast = useToast()
  const { dateTime } = formats(useLanguage().language)
  const [correction, setCorrection] = useState(turn.correction?.text ?? '')
  const rating = useAct(
    async (next: ReviewedTurn['rating']) => {
      const text = correction.trim()
      await call('PUT /api/advisor/review/{id}', { id: turn.id, rating: next, correction: text === '' ? null : text })
      toast.success({ title: texts.saved })
    },
    { after: onRated },
  )
  return (
    <li className={styles.turn}>
      <p className={styles.meta}>
        <bdi>{turn.client.name}</bdi> · {dateTime(turn.askedAt)}
        {turn.isRight === false && <> · {texts.markedWrong}</>}
      </p>
      <p className={styles.question} dir="auto">
        {turn.question}
      </p>
      {turn.parts
        .flatMap(({ sentences }) => sentences)
        .map((sentence) => (
          <p key={sentence} dir="auto">
            {sentence}
          </p>
        ))}
      {turn.understood.leftover.length > 0 && (
        <p className={styles.meta}>
          {texts.leftover} <bdi>{turn.understood.leftover.join(' · ')}</bdi>
        </p>
      )}
      <Textarea label={texts.correction} rows={2} value={correction} onValueChange={setCorrection} />
      <fieldset className={styles.ratings}>
        <legend>{texts.rate}</legend>
        {REVIEW_RATINGS.map((value) => (
          <Button
            key={value}
            size="small"
            aria-pressed={turn.rating === value}
            busy={rating.isBusy && rating.given?.[0] === value}
            busyLabel={texts.saving}
            onClick={() => void rating.run(value)}
          >
            {texts.ratings[value]}
          </Button>
        ))}
      </fieldset>
      <Failure>{rating.failure}</Failure>
    </li>
  )
}
