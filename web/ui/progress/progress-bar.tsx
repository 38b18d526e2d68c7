import { formats } from '@rahnama/contract/locale/locale.ts'
import { type CSSProperties, useId } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** The whole percent, 0 to 100. */
  percent: number
  /** This is said instead of the percentage, such as "7 of 12, 2 with us". */
  valueText?: string
  tone?: 'plain' | 'success'
}

export function ProgressBar({ label, percent, valueText, tone = 'plain' }: ProgressBarProps) {
  const labelId = useId()
  const shown = valueText ?? formats(useLanguage().language).percent(percent)
  return (
    <div className={styles.progress}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <span className={styles.value}>{shown}</span>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={shown}
        className={styles.track}
        data-tone={tone}
        style={{ '--percent': `${percent}%` } as CSSProperties}
      />
    </div>
  )
}
