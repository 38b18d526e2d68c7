import { formats } from '@rahnama/contract/locale/locale.ts'
import { aimWords } from '@rahnama/contract/texts/texts.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { RoundBeside } from '@rahnama/rules/draws/draws.ts'
import type { ScoreRange } from '@rahnama/rules/profile/profile.ts'
import { type Improvement, nextAction } from '@rahnama/rules/recommendations/recommendations.ts'
import type { ReactNode } from 'react'
import { StepFees } from '../fees/fees.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Card } from '../ui/card/card.tsx'
import styles from './answer.module.css'
import { ScoreScale } from './score-range-bar.tsx'

type AnswerProps = {
  /** The day it is all of: scores, rounds and what others charge. */
  on: IsoDate
  range: Pick<ScoreRange, 'low' | 'high'>
  improvements: readonly Improvement[]
  rounds: readonly RoundBeside[]
  /** What the person can press to take the next step. */
  children: ReactNode
}

/** The answer before everything else: where the score is, where one step takes it, and what recent rounds asked. */
export function Answer({ on, range, improvements, rounds, children }: AnswerProps) {
  const { answer, ideas } = useTexts('report')
  const { number, range: written } = formats(useLanguage().language)
  const next = nextAction(improvements)
  return (
    <section className={styles.answer} aria-label={answer.label}>
      <p className={styles.line}>
        <span>{answer.today(written(range.low, range.high))}</span>
        {next && (
          <span className={styles.then}>
            <span className={styles.arrow} aria-hidden="true" />{' '}
            {answer.after(number(next.total), ideas.withIt[next.id])}
          </span>
        )}
      </p>
      <ScoreScale {...range} />
      <NextStep next={next} on={on}>
        {children}
      </NextStep>
      <CutOffs rounds={rounds} />
    </section>
  )
}

type NextStepProps = { next: Improvement | undefined; on: IsoDate; children: ReactNode }

function NextStep({ next, on, children }: NextStepProps) {
  const { answer, ideas } = useTexts('report')
  const eligibility = useTexts('eligibility')
  const score = useTexts('score')
  const format = formats(useLanguage().language)
  const why = next && ideas.times[next.id]
  return (
    <Card as="section" tone="next-step" className={styles.next}>
      <h2 className={styles.caption}>{answer.nextStep}</h2>
      <p className={styles.step}>
        {next ? eligibility.improvements[next.id](aimWords(score, format, next.aim)) : ideas.none}
      </p>
      {next && (
        <p className={styles.facts}>
          {[
            answer.effect(format.points(next.points)),
            ...(why ? [ideas.takes(format.months(next.months), why)] : []),
            eligibility.costs[next.cost],
            eligibility.certainties[next.certainty],
          ].join(' · ')}
        </p>
      )}
      {next && <StepFees step={next.id} on={on} className={styles.facts} />}
      <div className={styles.acts}>{children}</div>
    </Card>
  )
}

const MOST_SHOWN = 3

/** The newest round of each category that fits; without one, the newest of all for comparison. */
function CutOffs({ rounds }: { rounds: readonly RoundBeside[] }) {
  const { answer, rounds: texts } = useTexts('report')
  const { roundCategories } = useTexts('eligibility')
  const { number, date, points } = formats(useLanguage().language)
  const fitting = rounds.filter(({ fits }) => fits)
  const shown = (fitting.length > 0 ? newestOfEach(fitting) : rounds).slice(0, fitting.length > 0 ? MOST_SHOWN : 1)
  if (shown.length === 0) return null
  const beside = (margin: number) =>
    margin === 0 ? texts.level : (margin > 0 ? texts.above : texts.below)(points(Math.abs(margin)))
  return (
    <div className={styles.cutOffs}>
      <p className={styles.soft}>{fitting.length > 0 ? answer.cutOffs : answer.noCutOffs}</p>
      <ul>
        {shown.map(({ category, on, cutOff, margin }) => (
          <li key={category}>
            {answer.cutOff({
              category: roundCategories[category],
              cutOff: number(cutOff),
              date: date(on, 'medium'),
              beside: beside(margin),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function newestOfEach(rounds: readonly RoundBeside[]): RoundBeside[] {
  return [...Map.groupBy(rounds, ({ category }) => category).values()].flatMap(([newest]) => newest ?? [])
}
