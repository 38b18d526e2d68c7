import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Decision } from './use-decisions.ts'
import styles from './verification.module.css'

type DecidedBarProps = { decisions: readonly Decision[]; onUndo: (decision: Decision) => void }

/** "Accepted Passport · Undo", for ten seconds. The list is there before: screen readers hear what is added to it. */
export function DecidedBar({ decisions, onUndo }: DecidedBarProps) {
  const texts = useTexts('verification').decided
  return (
    <ul className={styles.decided} aria-label={texts.label} aria-live="polite" aria-relevant="additions">
      {decisions.map((decision) => (
        <li key={`${decision.versionId} ${decision.until}`} data-outcome={decision.outcome}>
          <Icon name={decision.outcome === 'accepted' ? 'success' : 'undo'} size="small" />
          <span>{texts[decision.outcome](decision.document)}</span>
          <Button size="small" variant="quiet" onClick={() => onUndo(decision)}>
            {texts.undo}
          </Button>
        </li>
      ))}
    </ul>
  )
}
