import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { ProgressBar } from '../ui/progress/progress.tsx'
import styles from './profile-completion-card.module.css'
import { profileQuery } from './queries.ts'

/** Shows how far the profile is, and the way to what is left of it. */
export function ProfileCompletionCard() {
  const texts = useTexts('profileCompletion')
  const { data: sheet } = useSuspenseQuery(profileQuery)
  const { overall } = sheet.progress
  const isComplete = sheet.completedAt !== null && overall.complete
  const isStarted = overall.answered > 0
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2} to={href('profile')}>
        {isComplete ? texts.complete : texts.notComplete}
      </CardTitle>
      <ProgressBar label={texts.progress} percent={overall.percent} tone={isComplete ? 'success' : 'plain'} />
      <p className={styles.lead}>
        {isComplete ? texts.completeLead : overall.complete ? texts.checkLead : isStarted ? texts.goOn : texts.begin}
      </p>
    </Card>
  )
}
