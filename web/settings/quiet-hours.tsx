import { formats } from '@rahnama/contract/locale/locale.ts'
import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './setting.module.css'

type Hours = MailChoices['quietHours']

const HOUR_MINUTES = 60
const HALF_HOUR = 30
const TIMES = Array.from({ length: 48 }, (_, place) => place * HALF_HOUR)
const NIGHT = { from: 22 * HOUR_MINUTES, until: 7 * HOUR_MINUTES }

/** One setting for all kinds: what comes in between waits until they are over. */
export function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const texts = useTexts('settings').notifications.quiet
  const { digits } = formats(useLanguage().language)
  const label = (minutes: number) => {
    const parts = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    return digits(parts.map((part) => String(part).padStart(2, '0')).join(':'))
  }
  const options = TIMES.map((minutes) => ({ value: String(minutes), label: label(minutes) }))
  return (
    <>
      <Checkbox
        label={texts.label}
        hint={texts.hint}
        checked={hours !== null}
        onCheckedChange={(isOn) => onChange(isOn ? NIGHT : null)}
      />
      {hours && (
        <div className={styles.pair}>
          <Select
            label={texts.from}
            options={options}
            value={String(hours.from)}
            onValueChange={(value) => value && onChange({ ...hours, from: Number(value) })}
          />
          <Select
            label={texts.until}
            options={options}
            value={String(hours.until)}
            onValueChange={(value) => value && onChange({ ...hours, until: Number(value) })}
          />
        </div>
      )}
    </>
  )
}
