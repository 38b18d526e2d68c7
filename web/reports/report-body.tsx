import type { Assessment, Places } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Reading } from '@rahnama/rules/profile/profile.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Answer, RuleBasis } from '../eligibility/eligibility.tsx'
import { ReportFees } from '../fees/fees.tsx'
import { href } from '../site-map.ts'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
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
  /** What can be done with the report stands under its answer. */
  acts?: ReactNode
  /** This stands between the ideas and the months ahead. */
  children?: ReactNode
}

/** Draws an assessment, today's or a kept one alike: the answer first, and everything behind it one press away. */
export function ReportBody({ assessment, places, acts, children }: ReportBodyProps) {
  const { texts, report, formats, eligibility } = useWords()
  const [reading, setReading] = useState<Reading>('told')
  const standing = assessment.readings[reading]
  const { told } = assessment.readings
  const { contradictions, ruleSets } = assessment
  const note = reading === 'told' ? undefined : eligibility.readings[reading]
  return (
    <div className={styles.report}>
      <Answer on={assessment.on} range={told.range} improvements={assessment.improvements} rounds={assessment.rounds}>
        <ButtonLink to={href('portalBooking', { type: 'initial' })} variant="primary">
          {texts.talk}
        </ButtonLink>
      </Answer>
      {acts}
      <RuleBasis crs={told.crs} on={assessment.on}>
        <ul className={styles.basis}>
          <li>{report.basis.fsw(formats.date(ruleSets.fsw))}</li>
          <li>{report.basis.intakes(formats.date(ruleSets.intakes))}</li>
          <li>{report.basis.rounds(formats.date(ruleSets.rounds))}</li>
          <li>{report.basis.disclaimer}</li>
        </ul>
      </RuleBasis>
      <div>
        <p className={styles.contents}>{report.answer.more}</p>
        {contradictions.length > 0 && (
          <ReportSection title={report.contradictions.heading} note={formats.number(contradictions.length)}>
            <Contradictions contradictions={contradictions} places={places} />
          </ReportSection>
        )}
        <ReportSection title={report.programs.heading} lead={report.programs.lead} note={note}>
          <ProgramCards programs={standing.programs} places={places} />
        </ReportSection>
        <ReportSection title={report.costs.heading} lead={report.costs.lead}>
          <ReportFees programs={told.programs} on={assessment.on} />
        </ReportSection>
        <ReportSection title={report.ideas.heading}>
          <Ideas {...assessment} />
        </ReportSection>
        <ReportSection title={report.breakdown.heading} lead={report.breakdown.lead} note={note}>
          <Breakdown result={standing} places={places} />
        </ReportSection>
        <ReportSection title={report.readings.heading} lead={report.readings.lead}>
          <ReadingSwitch assessment={assessment} reading={reading} onReadingChange={setReading} />
          <ScoreSection result={standing} places={places} />
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
      </div>
    </div>
  )
}

type SectionProps = { title: string; lead?: string; note?: string | undefined; children: ReactNode }

/** The closed sections are the list of contents; printing opens them all. */
export function ReportSection({ title, lead, note, children }: SectionProps) {
  return (
    <Disclosure
      look="section"
      summary={
        <h2 className={styles.fold}>
          {title}
          {note && <span className={styles.faint}> {note}</span>}
        </h2>
      }
    >
      {lead && <p className={styles.soft}>{lead}</p>}
      {children}
    </Disclosure>
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
