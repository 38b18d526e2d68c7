import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats, OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { assess } from './assess.ts'
import { firstFaultyStep } from './check-step.ts'
import { Improvements } from './improvements.tsx'
import { KEEP_NOW, KeepResult } from './keep-result.tsx'
import { ProgramList } from './program-list.tsx'
import { RuleBasis } from './rule-basis.tsx'
import { ScoreLines } from './score-lines.tsx'
import { ScoreRangeBar } from './score-range-bar.tsx'
import styles from './self-check-result.module.css'

/** The range, its reasons, the programs and what would help: by the rules of today, without a promise. */
export default function SelfCheckResult({ answers }: { answers: SelfCheckAnswers }) {
  const texts = useTexts('selfCheck').result
  const { noPromise } = useTexts('eligibility')
  const { number } = formats(useLanguage().language)
  const isBackToKeep = useSearchParams()[0].has(KEEP_NOW)
  const on = wallClock(new Date(), OFFICE_TIME_ZONE).iso
  const assessed = useMemo(() => assess(answers, on), [answers, on])
  const open = firstFaultyStep(answers)
  if (open) return <Incomplete step={open} />
  const { low, high } = assessed.range
  const title = low === high ? texts.headingExact(number(low)) : texts.heading(number(low), number(high))
  // Whoever comes back from registering looks at the top of the page; who presses the button, at the button.
  const keepResult = <KeepResult answers={answers} isBackToKeep={isBackToKeep} />
  return (
    <>
      <PageHeader title={title} caption={texts.title} lead={`${texts.lead} ${noPromise}`} />
      {isBackToKeep && keepResult}
      <ScoreRangeBar range={assessed.range} />
      <ScoreLines crs={assessed.crs} />
      <ProgramList programs={assessed.programs} />
      <Improvements improvements={assessed.improvements} />
      {!isBackToKeep && keepResult}
      <RuleBasis crs={assessed.crs} on={on} />
      <div className={styles.acts}>
        <ButtonLink to={href('booking')}>{texts.book}</ButtonLink>
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
