import { sayFormula } from '@rahnama/contract/commission-formula.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Earning, EarningState } from '@rahnama/contract/referral-terms.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import styles from './referrals.module.css'

const TONES: Record<EarningState, BadgeTone> = {
  earned: 'info',
  approved: 'warning',
  paid: 'success',
  reversed: 'neutral',
  refunded: 'danger',
}

export function EarningStateText({ earning: { state, isHeld, heldUntil } }: { earning: Earning }) {
  const texts = useTexts('referrals').ledger
  const { states } = useTexts('commission')
  const { date } = formats(useLanguage().language)
  return (
    <span className={styles.lines}>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      {isHeld && (
        <span className={styles.soft}>
          {texts.heldUntil} {date(heldUntil)}
        </span>
      )}
    </span>
  )
}

export function Formula({ earning }: { earning: Earning }) {
  const texts = useTexts('commission')
  return <span className={styles.soft}>{sayFormula(texts, formats(useLanguage().language), earning)}</span>
}
