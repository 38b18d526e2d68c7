import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { AuthorityFacts } from './authority-facts.tsx'
import { Contradictions } from './contradictions.tsx'
import { DocumentsProgress } from './documents-progress.tsx'
import { ProgramVerdicts } from './program-verdicts.tsx'
import { ScoreReadings } from './score-readings.tsx'
import { SinceLastLook } from './since-last-look.tsx'
import styles from './summary.module.css'
import type { Since } from './use-since-last-look.ts'

export { useSinceLastLook } from './use-since-last-look.ts'

/** What matters about a case on one screen. */
export function Summary({ file, since }: { file: CaseFile; since: Since }) {
  return (
    <div className={styles.summary}>
      <SinceLastLook file={file} since={since} />
      <div className={styles.cards}>
        <ScoreReadings score={file.score} />
        <DocumentsProgress file={file} />
      </div>
      <AuthorityFacts file={file} />
      <Contradictions file={file} />
      <ProgramVerdicts file={file} />
    </div>
  )
}
