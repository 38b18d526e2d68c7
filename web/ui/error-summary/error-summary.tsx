import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import styles from './error-summary.module.css'
import { focusField } from './focus-field.ts'
import { useErrorTitle } from './use-error-title.ts'

export { focusField } from './focus-field.ts'
export { useFaultsLeft } from './use-faults-left.ts'

/** The id of a field and the same words that stand on it. */
export type FieldFault = { id: string; message: string }

export type ErrorSummaryProps = {
  faults: readonly FieldFault[]
  /** Rises with each submit, so that the summary takes focus again although its words are the same. */
  attempt?: number
}

/** Lists everything that keeps a form from being sent, in the order of its fields. Without faults it draws nothing. */
export function ErrorSummary({ faults, attempt = 0 }: ErrorSummaryProps) {
  return faults.length > 0 && <Summary key={attempt} faults={faults} />
}

function Summary({ faults }: { faults: readonly FieldFault[] }) {
  const texts = useTexts('ui').errorSummary
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle(texts.titlePrefix)
  useEffect(() => box.current?.focus(), [])
  const goTo = (event: MouseEvent, id: string) => {
    if (focusField(id)) event.preventDefault()
  }
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {texts.title}
      </h2>
      <ul className={styles.faults}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
