import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import type { Verdict } from '@rahnama/rules/programs/programs.ts'
import { useId } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import styles from './summary.module.css'

const TONES: Record<Verdict, BadgeTone> = {
  eligible: 'success',
  unknown: 'neutral',
  notEligible: 'danger',
  closed: 'neutral',
}

/** How each program stands for this client today, the one of the case first. */
export function ProgramVerdicts({ file: { program: chosen, programs } }: { file: CaseFile }) {
  const { summary: texts } = useTexts('caseFile')
  const { names } = useTexts('programs')
  const id = useId()
  const ordered = programs.toSorted((a, b) => Number(b.program === chosen) - Number(a.program === chosen))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.programs}
      </h2>
      <ul className={styles.programs}>
        {ordered.map(({ program, verdict }) => (
          <li key={program}>
            <span>
              {names[program].name} {program === chosen && <span className={styles.soft}>({texts.chosen})</span>}
            </span>
            <Badge tone={TONES[verdict]}>{texts.verdicts[verdict]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
