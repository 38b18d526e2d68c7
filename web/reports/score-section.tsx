import type { Places, ReadingResult } from '@rahnama/contract/eligibility/eligibility.ts'
import type { CrsSection } from '@rahnama/rules/crs/crs.ts'
import { ScoreRangeBar } from '../eligibility/eligibility.tsx'
import { ProgressRing } from '../ui/progress/progress.tsx'
import { placeOf } from './place-of.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

const SECTIONS = ['core', 'spouse', 'transferability', 'additional'] as const satisfies readonly CrsSection[]
const MOST_TRANSFERABILITY = 100
const MOST_ADDITIONAL = 600

/** The ring of what is sure, and the range of what is still open. */
export function ScoreSection({ result: { crs, range }, places }: { result: ReadingResult; places: Places }) {
  const { report, score, formats } = useWords()
  const { number } = formats
  const said =
    range.low === range.high
      ? report.score.exact(number(range.low))
      : report.score.range(number(range.low), number(range.high))
  return (
    <div className={styles.score}>
      <ProgressRing
        label={said}
        sections={SECTIONS.filter((section) => section !== 'spouse' || crs.scoredAs === 'with_spouse').map(
          (section) => ({
            label: score.sections[section],
            value: crs[section].total,
            max: mostOf(section, crs.lines),
          }),
        )}
      >
        <strong className={styles.total}>{number(crs.total)}</strong>
        <span>{report.score.points}</span>
      </ProgressRing>
      <div className={styles.range}>
        <p className={styles.said}>{said}</p>
        {range.low !== range.high && <p>{report.score.surely(number(range.low), number(range.high))}</p>}
        <p className={styles.soft}>{score.scoredAs[crs.scoredAsReason]}.</p>
        <ScoreRangeBar range={range} linkTo={(answer) => placeOf(places, answer)} />
      </div>
    </div>
  )
}

/** A nomination is worth more than all else together, so its room is shown only to whoever has one. */
function mostOf(section: CrsSection, lines: ReadingResult['crs']['lines']): number {
  const own = lines.filter((line) => line.section === section)
  const isNominated = own.some(({ factor, points }) => factor === 'provincialNomination' && points > 0)
  const counted = own.filter(({ factor }) => isNominated || factor !== 'provincialNomination')
  const sum = counted.reduce((total, { maximum }) => total + maximum, 0)
  if (section === 'transferability') return MOST_TRANSFERABILITY
  return section === 'additional' ? Math.min(sum, MOST_ADDITIONAL) : sum
}
