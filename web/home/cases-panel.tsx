import { isOver } from '@rahnama/contract/application-standings.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { applicationsQuery, TurnLine } from '../applications/applications.tsx'
import styles from './home-page.module.css'

/** Each application under way with whose turn it is. */
export function CasesPanel() {
  const { data: applications } = useSuspenseQuery(applicationsQuery)
  const underWay = applications.filter(({ stage }) => !isOver(stage))
  return (
    <ul className={styles.cases}>
      {underWay.map((application) => (
        <TurnLine key={application.id} application={application} />
      ))}
    </ul>
  )
}
