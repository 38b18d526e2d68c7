import type { Assessment } from '@rahnama/contract/eligibility-result.ts'
import type { Reading } from '@rahnama/rules/profile/profile.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RuleBasis } from '../eligibility/eligibility.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { Breakdown } from './breakdown.tsx'
import { Contradictions } from './contradictions.tsx'
import { Ideas } from './ideas.tsx'
import { ProgramCards } from './program-cards.tsx'
import styles from './report.module.css'
import { Rounds } from './rounds.tsx'
import { ScoreSection } from './score-section.tsx'
import { useWords } from './use-words.ts'

const Projection = lazy(() => import('./projection.tsx'))

const READINGS = ['told', 'evidenced', 'verified'] as const satisfies readonly Reading[]

type ReportBodyProps = {
  assessment: Assessment
  /** What belongs between the ideas and the months ahead. */
  children?: ReactNode
}

/** Draws an assessment, today's or a kept one alike. */
export function ReportBody({ assessment, children }: ReportBodyProps) {
  const { report, formats } = useWords()
  const [reading, setReading] = useState<Reading>('told')
  const standing = assessment.readings[reading]
  return (
    <div className={styles.report}>
      <RuleBasis crs={standing.crs} on={assessment.on} />
      <Part title={report.readings.heading} lead={report.readings.lead}>
        <ReadingSwitch assessment={assessment} reading={reading} onReadingChange={setReading} />
        <ScoreSection standing={standing} />
      </Part>
      <Contradictions contradictions={assessment.contradictions} />
      <Part title={report.breakdown.heading} lead={report.breakdown.lead}>
        <Breakdown standing={standing} />
      </Part>
      <Part title={report.programs.heading} lead={report.programs.lead}>
        <ProgramCards programs={standing.programs} />
      </Part>
      <Part title={report.ideas.heading}>
        <Ideas {...assessment} />
      </Part>
      {children}
      <Part title={report.projection.heading}>
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonBlock height="18rem" />
            </Skeleton>
          }
        >
          <Projection projection={assessment.projection} />
        </Suspense>
      </Part>
      <Part title={report.rounds.heading}>
        <Rounds rounds={assessment.rounds} />
      </Part>
      <ul className={styles.basis}>
        <li>{report.basis.fsw(formats.date(assessment.ruleSets.fsw))}</li>
        <li>{report.basis.intakes(formats.date(assessment.ruleSets.intakes))}</li>
        <li>{report.basis.rounds(formats.date(assessment.ruleSets.rounds))}</li>
        <li>{report.basis.disclaimer}</li>
      </ul>
    </div>
  )
}

export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {lead && <p className={styles.soft}>{lead}</p>}
      {children}
    </section>
  )
}

type SwitchProps = { assessment: Assessment; reading: Reading; onReadingChange: (reading: Reading) => void }

/** All three beside each other; the chosen one is shown in full. */
function ReadingSwitch({ assessment: { readings }, reading, onReadingChange }: SwitchProps) {
  const { report, eligibility, formats } = useWords()
  return (
    <Segmented<Reading>
      label={report.readings.heading}
      labelHidden
      hint={report.readings.explained[reading]}
      segments={READINGS.map((each) => ({
        value: each,
        label: (
          <span className={styles.reading}>
            {eligibility.readings[each]}
            <span className={styles.readingScore}>
              {formats.range(readings[each].range.low, readings[each].range.high)}
            </span>
          </span>
        ),
      }))}
      value={reading}
      onValueChange={onReadingChange}
    />
  )
}
