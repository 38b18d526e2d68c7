import type { CaseFlag } from '@rahnama/contract/cases/cases.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import styles from './header.module.css'

/** What makes the case riskier than it looks, in words. */
export function Flags({ flags }: { flags: readonly CaseFlag[] }) {
  const texts = useTexts('caseWords').flags
  if (flags.length === 0) return null
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone="warning" icon="flag">
            {texts[flag]}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
