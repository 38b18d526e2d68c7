import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import { ApplicationCard } from './application-card.tsx'
import styles from './application-list.module.css'

export function ApplicationList({ applications }: { applications: readonly ApplicationSummary[] }) {
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </ul>
  )
}
