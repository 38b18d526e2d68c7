import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Card } from '../../ui/card/card.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import styles from '../assessments.module.css'
import { Requirements } from '../requirements.tsx'
import { programQuery } from '../suggestion-queries.ts'

/** What the initial assessment found, before anything more is asked. */
export function StartupResult() {
  const texts = useTexts('assessments').startupResult
  const { number } = formats(useLanguage().language)
  const { standing } = useSuspenseQuery(programQuery('SUV')).data
  const required = standing.requirements.filter(({ hard }) => hard)
  const count = (status: (typeof required)[number]['status']) =>
    required.filter((requirement) => requirement.status === status).length
  const [met, unmet, open] = [count('met'), count('notMet'), count('unknown')]
  return (
    <Card as="section" tone="next-step">
      <h2 className={styles.small}>{texts.title}</h2>
      <p>
        <strong>{texts.counts(number(met), number(required.length), unmet, number(unmet))}</strong>
      </p>
      {open > 0 && <p>{texts.open(open, number(open))}</p>}
      {unmet > 0 && (
        <p>
          {texts.unmet} <TextLink to={href('portalBooking', { type: 'initial' })}>{texts.talk}</TextLink>
        </p>
      )}
      <Requirements requirements={required} />
    </Card>
  )
}
