import { useSearchParams } from 'react-router'
import { useAuth } from '../../auth/auth.tsx'
import { DeskFrame } from '../desk/desk.tsx'
import { DeskSettings } from '../settings/settings.tsx'
import { readFilter, writeFilter } from './filter.ts'
import { Filters } from './filtering/filters.tsx'
import { SavedFilters } from './filtering/saved-filters.tsx'
import { Views } from './filtering/views.tsx'
import { NextCase } from './next-case.tsx'
import { Queue } from './queue.tsx'
import styles from './queue-page.module.css'

export default function QueuePage() {
  const [query] = useSearchParams()
  const auth = useAuth()
  const isAdmin = auth.status === 'signedIn' && auth.role === 'admin'
  const filter = readFilter(query)
  return (
    <DeskFrame
      page="cases"
      isWide
      actions={
        <>
          {isAdmin && <DeskSettings />}
          <NextCase filter={filter} />
        </>
      }
    >
      <div className={styles.tools}>
        <Views filter={filter} />
        <div className={styles.narrowing}>
          <Filters filter={filter} />
          <SavedFilters filter={filter} isAdmin={isAdmin} />
        </div>
      </div>
      <Queue key={writeFilter(filter)} filter={filter} />
    </DeskFrame>
  )
}
