import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { ProgressBar } from '../ui/progress/progress.tsx'
import styles from './home-page.module.css'
import { profileQuery } from './queries.ts'

export function ProfilePanel() {
  const texts = useTexts('home').profile
  const { number } = formats(useLanguage().language)
  const { data: profile } = useSuspenseQuery(profileQuery)
  const { percent, newQuestions } = profile.progress.overall
  return (
    <div className={styles.stack}>
      <p>
        {profile.isComplete ? (
          <Badge tone="success" icon="check">
            {texts.complete}
          </Badge>
        ) : (
          <Badge tone="warning">{texts.incomplete}</Badge>
        )}
      </p>
      <ProgressBar label={texts.label} percent={percent} tone={profile.isComplete ? 'success' : 'plain'} />
      {newQuestions.length > 0 && (
        <p className={styles.soft}>{texts.newQuestions(number(newQuestions.length), newQuestions.length === 1)}</p>
      )}
      <TextLink to={href('profile')} iconEnd="arrow-forward">
        {texts.open}
      </TextLink>
    </div>
  )
}
