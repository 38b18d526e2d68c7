import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './assessments.module.css'
import { Requirements } from './requirements.tsx'
import { programQuery } from './suggestion-queries.ts'

/** Shows after the business profile where the person stands, and the one thing to do next. */
export function BusinessDone({ changePath }: { changePath: string }) {
  const texts = useTexts('assessments').businessDone
  const { data: startup } = useSuspenseQuery(programQuery('SUV'))
  return (
    <div className={styles.page}>
      <p>{texts.body}</p>
      <div className={styles.acts}>
        <ButtonLink to={href('portalBooking', { type: 'initial' })} variant="primary">
          {texts.book}
        </ButtonLink>
        <ButtonLink to={href('report')}>{texts.report}</ButtonLink>
        <ButtonLink to={changePath} variant="quiet">
          {texts.change}
        </ButtonLink>
      </div>
      <section className={styles.section}>
        <h3>{texts.requirements}</h3>
        <Requirements requirements={startup.standing.requirements} />
      </section>
    </div>
  )
}
