import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import type { Rulebook } from '@rahnama/rules/rulebook/rulebook.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useRulebook } from '../rulebook/rulebook.ts'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { Answer } from './answer.tsx'
import { assess } from './assess.ts'
import { firstFaultyStep } from './check-step.ts'
import { Improvements } from './improvements.tsx'
import { KEEP_NOW, KeepResult } from './keep-result.tsx'
import { ProgramList } from './program-list.tsx'
import { RuleBasis } from './rule-basis.tsx'
import { ScoreLines } from './score-lines.tsx'
import { ScoreRangeBar } from './score-range-bar.tsx'
import styles from './self-check-result.module.css'

/** Waits for the rounds and intakes the owner keeps, so that no figure changes under the reader's eyes. */
export default function SelfCheckResult({ answers }: { answers: SelfCheckAnswers }) {
  const book = useRulebook()
  if (!book) {
    return (
      <Skeleton>
        <SkeletonBlock height="18rem" />
      </Skeleton>
    )
  }
  return <Result answers={answers} book={book} />
}

/** The answer and one next step; the reasons, the programs and what else would help open below. */
function Result({ answers, book }: { answers: SelfCheckAnswers; book: Rulebook }) {
  const texts = useTexts('selfCheck').result
  const { open: wide } = useTexts('report').score
  const { number } = formats(useLanguage().language)
  const isBackToKeep = useSearchParams()[0].has(KEEP_NOW)
  const on = officeDay(new Date())
  const assessed = useMemo(() => assess(answers, on, book), [answers, on, book])
  const open = firstFaultyStep(answers)
  if (open) return <Incomplete step={open} />
  const { low, high } = assessed.range
  const title = low === high ? texts.headingExact(number(low)) : texts.heading(number(low), number(high))
  // Whoever comes back from registering looks at the top of the page; who presses the button, at the button.
  const keepResult = <KeepResult answers={answers} isBackToKeep={isBackToKeep} />
  return (
    <>
      <PageHeader title={title} caption={texts.title} />
      {isBackToKeep && keepResult}
      <Answer {...assessed} on={on}>
        <ButtonLink to={href('booking')} variant="primary">
          {texts.book}
        </ButtonLink>
      </Answer>
      <RuleBasis crs={assessed.crs} on={on} />
      {!isBackToKeep && keepResult}
      <div>
        <Disclosure look="section" summary={<h2 className={styles.fold}>{texts.programs}</h2>}>
          <ProgramList programs={assessed.programs} />
        </Disclosure>
        <Disclosure look="section" summary={<h2 className={styles.fold}>{texts.improvements}</h2>}>
          <Improvements improvements={assessed.improvements} />
        </Disclosure>
        <Disclosure look="section" summary={<h2 className={styles.fold}>{texts.lines}</h2>}>
          <ScoreLines crs={assessed.crs} />
        </Disclosure>
        {assessed.range.open.length > 0 && (
          <Disclosure look="section" summary={<h2 className={styles.fold}>{wide}</h2>}>
            <ScoreRangeBar range={assessed.range} />
          </Disclosure>
        )}
      </div>
      <div className={styles.acts}>
        <ButtonLink to={href('selfCheckStep', { step: 'family' })} variant="quiet">
          {texts.change}
        </ButtonLink>
      </div>
    </>
  )
}

function Incomplete({ step }: { step: string }) {
  const { result, start } = useTexts('selfCheck')
  return (
    <>
      <PageHeader title={result.incomplete} />
      <Alert
        actions={
          <ButtonLink to={href('selfCheckStep', { step })} size="small" variant="primary">
            {start.goOn}
          </ButtonLink>
        }
      >
        {result.incompleteBody}
      </Alert>
    </>
  )
}
