import type { Assessment, Places } from '@rahnama/contract/eligibility/eligibility.ts'
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
  places: Places
  /** This stands between the ideas and the months ahead. */
  children?: ReactNode
}

/** Draws an assessment, today's or a kept one alike. */
export function ReportBody({ assessment, places, children }: ReportBodyProps) {
  const { report, formats } = useWords()
  const [reading, setReading] = useState<Reading>('told')
  const standing = assessment.readings[reading]
  return (
    <div className={styles.report}>
      <RuleBasis crs={standing.crs} on={assessment.on} />
      <ReportSection title={report.readings.heading} lead={report.readings.lead}>
        <ReadingSwitch assessment={assessment} reading={reading} onReadingChange={setReading} />
        <ScoreSection result={standing} places={places} />
      </ReportSection>
      <Contradictions contradictions={assessment.contradictions} places={places} />
      <ReportSection title={report.breakdown.heading} lead={report.breakdown.lead}>
        <Breakdown result={standing} places={places} />
      </ReportSection>
      <ReportSection title={report.programs.heading} lead={report.programs.lead}>
        <ProgramCards programs={standing.programs} places={places} />
      </ReportSection>
      <ReportSection title={report.ideas.heading}>
        <Ideas {...assessment} />
      </ReportSection>
      {children}
      <ReportSection title={report.projection.heading}>
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonBlock height="18rem" />
            </Skeleton>
          }
        >
          <Projection projection={assessment.projection} />
        </Suspense>
      </ReportSection>
      <ReportSection title={report.rounds.heading}>
        <Rounds rounds={assessment.rounds} />
      </ReportSection>
      <ul className={styles.basis}>
        <li>{report.basis.fsw(formats.date(assessment.ruleSets.fsw))}</li>
        <li>{report.basis.intakes(formats.date(assessment.ruleSets.intakes))}</li>
        <li>{report.basis.rounds(formats.date(assessment.ruleSets.rounds))}</li>
        <li>{report.basis.disclaimer}</li>
      </ul>
    </div>
  )
}

export function ReportSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {lead && <p className={styles.soft}>{lead}</p>}
      {children}
    </section>
  )
}

type SwitchProps = { assessment: Assessment; reading: Reading; onReadingChange: (reading: Reading) => void }

/** Shows all three readings beside each other; the chosen one is shown in full. */
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
