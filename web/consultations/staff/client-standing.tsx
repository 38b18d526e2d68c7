import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'
import { clientQuery } from './queries.ts'
import styles from './staff.module.css'

/** Shows enough to prepare for the conversation; what the client told stays in their file. */
export function ClientStanding({ id }: { id: string }) {
  const texts = useTexts('consultationsDesk').client
  const { names } = useTexts('programs')
  const { stages } = useTexts('applications')
  const { number, percent } = formats(useLanguage().language)
  const { data: client } = useQuery({ ...clientQuery(id), throwOnError: (_, { state }) => state.data === undefined })
  if (client?.result === 'withColleague') return <p className={styles.soft}>{texts.withColleague}</p>
  if (client?.result !== 'known') return null
  const { profilePercent, applications } = client
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <Facts>
        <Fact name={texts.profile}>{texts.profileDone(percent(profilePercent))}</Fact>
        <Fact name={texts.applications}>
          {applications.length === 0 && texts.noApplications}
          <ul className={styles.applications}>
            {applications.map(({ id: each, program, stage, documents: { given, needed } }) => (
              <li key={each}>
                {names[program].name} · {stages[stage]}
                <span className={styles.soft}>{texts.documents(number(given), number(needed))}</span>
              </li>
            ))}
          </ul>
        </Fact>
      </Facts>
    </section>
  )
}
