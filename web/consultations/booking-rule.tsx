import { CONSULTATION_CHANGE_CUTOFF_HOURS } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './booking-rule.module.css'

/** The rule is said before somebody books, not afterwards. */
export function BookingRule() {
  const { rule } = useTexts('consultations')
  const { hours } = formats(useLanguage().language)
  return (
    <p className={styles.rule}>
      <Icon name="info" size="small" />
      {rule(hours(CONSULTATION_CHANGE_CUTOFF_HOURS))}
    </p>
  )
}
