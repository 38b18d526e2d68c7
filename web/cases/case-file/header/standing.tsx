import type { Turn } from '@rahnama/contract/application-standings.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { DaysLeft } from '../days-left.tsx'
import styles from './header.module.css'

const LOOKS: Record<Turn, { tone: BadgeTone; icon: IconName }> = {
  client: { tone: 'neutral', icon: 'user' },
  office: { tone: 'info', icon: 'arrow-forward' },
  government: { tone: 'neutral', icon: 'scales' },
  thirdParty: { tone: 'neutral', icon: 'clock' },
  nobody: { tone: 'neutral', icon: 'check' },
}

/** Stage, whose turn and why, and by when. */
export function Standing({ file }: { file: CaseFile }) {
  const { standing: texts } = useTexts('caseFile')
  const { stages, turns, reasons } = useTexts('caseWords')
  const { date } = formats(useLanguage().language)
  const { stage, turn, reason, dueOn, submittedAt, closedAt } = file
  return (
    <div className={styles.column}>
      <p className={styles.line}>
        <span className={styles.stage}>{stages[stage]}</span>
        <Badge {...LOOKS[turn]}>{turns[turn]}</Badge>
      </p>
      <p className={styles.strong}>{reasons[reason]}</p>
      {dueOn && !closedAt && (
        <p className={styles.line}>
          <span>{texts.due(date(dueOn, 'long', { weekday: true }))}</span>
          <DaysLeft on={dueOn} />
        </p>
      )}
      <p className={styles.label}>{texts.sent(date(submittedAt))}</p>
    </div>
  )
}
