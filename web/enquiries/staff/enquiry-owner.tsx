import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../staff-drafts/staff-drafts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { useHappened, useMe } from './happened.ts'
import { newsSince } from './news-since.ts'
import { draftOf } from './queries.ts'
import styles from './staff.module.css'

/** Says that a colleague has it, and what colleagues do while it is open here. */
export function EnquiryOwner({ enquiry }: { enquiry: Enquiry }) {
  const { takenBy, meanwhile } = useTexts('cases').enquiries
  const { sayEvent } = useHappened()
  const me = useMe()
  const { data: draft } = useQuery(staffDraftQuery(draftOf(enquiry.id)))
  const [opened] = useState(enquiry.version)
  const { state, assignee } = enquiry
  const isTaken = state === 'open' && assignee && assignee.id !== me
  // Whoever is writing reads the news beside what they write, and that it was taken stands here already.
  const news = newsSince(enquiry, opened, me).filter(
    ({ act, actor }) => !draft && actor?.id !== me && !(isTaken && act === 'taken'),
  )
  return (
    <>
      <div role="status" className={styles.news}>
        {isTaken && <Alert tone="warning">{takenBy(isolate(assignee.name))}</Alert>}
      </div>
      <div role="status" className={styles.news}>
        {news.length > 0 && (
          <Alert tone="info" title={meanwhile}>
            {news.map((event) => (
              <p key={event.version}>{sayEvent(event)}</p>
            ))}
          </Alert>
        )}
      </div>
    </>
  )
}
