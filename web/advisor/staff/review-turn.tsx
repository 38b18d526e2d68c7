import type { AdvisorJudgement, ReviewedTurn } from '@rahnama/contract/advisor/advisor.ts'
import { REVIEW_RATINGS } from '@rahnama/contract/advisor-words.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { AdoptCorrection } from './adopt-correction.tsx'
import { JudgedLine } from './judged-line.tsx'
import styles from './review.module.css'

type ReviewTurnProps = { turn: ReviewedTurn; mayAdopt: boolean; onRated: () => unknown }

const isOf = (a: AdvisorJudgement, b: Omit<AdvisorJudgement, 'isRight'>) =>
  a.part === b.part && a.of === b.of && a.place === b.place

/** One question with its answer: sentences and sources judged one by one, the whole rated, and words the client reads below it. */
export function ReviewTurn({ turn, mayAdopt, onRated }: ReviewTurnProps) {
  const texts = useTexts('advisorDesk')
  const toast = useToast()
  const { dateTime } = formats(useLanguage().language)
  const [correction, setCorrection] = useState(turn.correction?.text ?? '')
  const [judgements, setJudgements] = useState(turn.judgements)
  const rating = useAct(
    async (next: ReviewedTurn['rating']) => {
      const text = correction.trim()
      const given = { id: turn.id, rating: next, judgements, correction: text === '' ? null : text }
      await call('PUT /api/advisor/review/{id}', given)
      toast.success({ title: texts.saved })
    },
    { after: onRated },
  )
  const lineOf = (line: Omit<AdvisorJudgement, 'isRight'>, text: string) => (
    <JudgedLine
      key={`${line.of} ${line.part} ${line.place}`}
      text={text}
      isRight={judgements.find((each) => isOf(each, line))?.isRight ?? null}
      onJudge={(isRight) =>
        setJudgements((now) => [
          ...now.filter((each) => !isOf(each, line)),
          ...(isRight === null ? [] : [{ ...line, isRight }]),
        ])
      }
    />
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
      {turn.parts.map(({ sentences, sources }, part) => [
        ...sentences.map((text, place) => lineOf({ part, of: 'sentence', place }, text)),
        ...sources.map(({ title }, place) => lineOf({ part, of: 'source', place }, texts.source(title))),
      ])}
      {turn.understood.leftover.length > 0 && (
        <p className={styles.meta}>
          {texts.leftover} <bdi>{turn.understood.leftover.join(' · ')}</bdi>
        </p>
      )}
      {turn.understood.fallback !== null && (
        <p className={styles.meta}>
          {texts.fallback}
          {turn.understood.dropped.length > 0 && (
            <>
              {' '}
              {texts.dropped} <bdi>{turn.understood.dropped.join(' · ')}</bdi>
            </>
          )}
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
      {mayAdopt && turn.correction && <AdoptCorrection turn={turn} onAdopted={onRated} />}
    </li>
  )
}
