import type { ApplicationEvent } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useFirmName } from '../../firm/firm.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import styles from './timeline.module.css'

/** Shows what happened, the latest first, in the words of whoever acted. */
export function Timeline({ events }: { events: readonly ApplicationEvent[] }) {
  const { one, stages, reasons } = useTexts('applications')
  const { requirements } = useTexts('eligibility')
  const firm = useFirmName()
  const { language } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { dateTime, list } = formats(language, { timeZone })
  const said = (what: ApplicationEvent['what'], by: ApplicationEvent['by']) =>
    by === 'office' && (what === 'started' || what === 'reopened') ? one.byOffice[what] : one.events[what]
  return (
    <ol className={styles.timeline}>
      {events.map(({ id, what, by, at, stage, reason, note, sentence, unmet }) => (
        <li key={id} className={styles.event} data-by={by}>
          <p className={styles.what}>{what === 'moved' ? stages[stage] : said(what, by)}</p>
          {what === 'moved' && <p>{reasons[reason].what}</p>}
          {unmet.length > 0 && <p>{one.knowing(list(unmet.map((requirement) => requirements[requirement])))}</p>}
          {(sentence || note) && (
            <blockquote className={styles.note} dir="auto">
              {sentence?.[language] ?? note}
            </blockquote>
          )}
          <p className={styles.when}>
            {by === 'client' ? one.byClient : firm} · <time dateTime={at}>{dateTime(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
