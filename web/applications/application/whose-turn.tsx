import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Due } from '../due.tsx'
import { servicesQuery } from '../queries.ts'
import { TurnBadge } from '../turn-badge.tsx'
import styles from './whose-turn.module.css'

/** The one line of an application: whose turn, what, why, by when; and how long the authority usually takes. */
export function WhoseTurn({ application }: { application: ApplicationSummary }) {
  const texts = useTexts('applications')
  const { what, why } = texts.reasons[application.reason]
  return (
    <div className={styles.turn}>
      <p className={styles.head}>
        <TurnBadge {...application} />
        {application.dueOn && (
          <span className={styles.due}>
            <Due on={application.dueOn} />
          </span>
        )}
      </p>
      <p className={styles.what}>{what}</p>
      <p className={styles.why}>{why}</p>
      {application.turn !== 'nobody' && <TypicalTimes {...application} />}
    </div>
  )
}

/** The times come from the register the owner keeps; a claim past its review date is not told. */
function TypicalTimes({ program }: Pick<ApplicationSummary, 'program'>) {
  const texts = useTexts('applications')
  const { data: services } = useSuspenseQuery(servicesQuery(useLanguage().language))
  const isOf = (intake: { id: string }) => intake.id === program || intake.id.startsWith(`${program}_`)
  const times = services.find(({ intakes }) => intakes.some(isOf))?.times.filter(({ figure }) => figure !== null) ?? []
  if (times.length === 0) return null
  return (
    <dl className={styles.times}>
      <dt>{texts.typicalTitle}</dt>
      {times.map(({ key, label, figure }) => (
        <dd key={key}>{texts.typical(figure ?? '', label)}</dd>
      ))}
    </dl>
  )
}
