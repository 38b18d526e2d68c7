import type { CaseEvent } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import styles from './timeline.module.css'
import { useEventWords } from './use-event-words.ts'

export function Event({ event }: { event: CaseEvent }) {
  const { timeline: texts } = useTexts('caseFile')
  const { language } = useLanguage()
  const { time } = formats(language)
  const { sayEvent } = useEventWords()
  const { at, by, text, sentence, about } = event
  return (
    <li className={styles.event} data-side={by?.side}>
      <p className={styles.what}>
        <time dateTime={at} className={styles.time}>
          {time(at)}
        </time>
        <span>{sayEvent(event)}</span>
      </p>
      {event.what === 'handedOver' && about.reason && (
        <p className={styles.soft}>
          {texts.reason}: <span dir="auto">{about.reason}</span>
        </p>
      )}
      {text && (
        <blockquote className={styles.quote}>
          <span dir="auto">{text}</span>
        </blockquote>
      )}
      {sentence && (
        <blockquote className={styles.quote}>
          <span className={styles.soft}>{texts.toClient}:</span> {sentence[language]}
        </blockquote>
      )}
    </li>
  )
}
