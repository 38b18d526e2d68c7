import type { Application } from '@rahnama/contract/applications.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ExactDay } from '../../ui/exact-day/exact-day.tsx'
import styles from './consultant.module.css'

/** Who looks after the application, and what they do next. */
export function Consultant({ application }: { application: Application }) {
  const { one } = useTexts('applications')
  const { consultant, turn, reason, dueOn } = application
  if (!consultant || turn === 'nobody') return null
  const isReading = turn === 'office' && (reason === 'awaitsReview' || reason === 'underReview')
  return (
    <div className={styles.consultant}>
      <Avatar seed={consultant.name} />
      <div>
        <p className={styles.name}>{one.consultant.name(isolate(consultant.name))}</p>
        <p className={styles.next}>
          {isReading && dueOn ? (
            <>
              {one.consultant.readsBy} <ExactDay on={dueOn} weekday />
            </>
          ) : (
            one.consultant.next[turn]
          )}
        </p>
      </div>
    </div>
  )
}
