import { deviceTimeZone, formats, type Instant } from '@rahnama/contract/locale/locale.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import { ErrorSummary, type FieldFault } from '../error-summary/error-summary.tsx'
import { type Destination, TextLink } from '../link/link.tsx'
import styles from './form-step.module.css'

export type Saving = { state: 'saving' } | { state: 'saved'; at: Instant } | { state: 'failed' }

export type FormStepProps = {
  /** The question itself. */
  heading: ReactNode
  /** The section the step belongs to. */
  section?: ReactNode
  step?: { number: number; of: number }
  /** It says why we ask, or what to have at hand. */
  about?: ReactNode
  back?: Destination
  faults?: readonly FieldFault[]
  onSubmit: () => void
  /** Names the act; Continue when it only leads on. */
  submitLabel?: string
  busy?: boolean
  busyLabel?: string
  /** Other ways on, after the main one. */
  secondary?: ReactNode
  saving?: Saving
  /** Long pages keep the main button in reach of the thumb. */
  inReach?: boolean
  children: ReactNode
}

/** The frame of one step: the main button stands in the same place on every one of them. */
export function FormStep({
  heading,
  section,
  step,
  about,
  back,
  faults = [],
  onSubmit,
  submitLabel,
  busy = false,
  busyLabel,
  secondary,
  saving,
  inReach = false,
  children,
}: FormStepProps) {
  const texts = useTexts('ui').formStep
  const { number } = formats(useLanguage().language)
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    onSubmit()
  }
  return (
    <div className={styles.frame}>
      {back && (
        <div>
          <TextLink {...back} icon="chevron-back" tone="text">
            {texts.back}
          </TextLink>
        </div>
      )}
      <ErrorSummary faults={faults} attempt={attempt} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div>
          {(section || step) && (
            <p className={styles.caption}>
              {section}
              {section && step && ' · '}
              {step && texts.step(number(step.number), number(step.of))}
            </p>
          )}
          <h1 className={styles.heading}>{heading}</h1>
          {about && <div className={styles.about}>{about}</div>}
        </div>
        {children}
        <div className={styles.acts} data-in-reach={inReach || undefined}>
          <Button type="submit" variant="primary" busy={busy} {...(busyLabel ? { busyLabel } : {})}>
            {submitLabel ?? texts.continue}
          </Button>
          {secondary}
        </div>
        <SavedLine saving={saving} />
      </form>
    </div>
  )
}

function SavedLine({ saving }: { saving: Saving | undefined }) {
  const texts = useTexts('ui').formStep
  const { language } = useLanguage()
  return (
    <p className={styles.saved} role="status" data-state={saving?.state}>
      {sayWhetherSaved()}
    </p>
  )

  function sayWhetherSaved(): string {
    if (!saving) return ''
    if (saving.state === 'saving') return texts.saving
    if (saving.state === 'failed') return texts.notSaved
    const timeZone = deviceTimeZone()
    return texts.saved(formats(language, { timeZone }).time(saving.at))
  }
}
