import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { useHappened, useMe } from './happened.ts'
import { newsSince } from './news-since.ts'

/** Says that a colleague has it, and what colleagues do while it is open here. */
export function EnquiryOwner({ enquiry }: { enquiry: Enquiry }) {
  const { takenBy, meanwhile } = useTexts('cases').enquiries
  const { sayEvent } = useHappened()
  const me = useMe()
  const [opened] = useState(enquiry.version)
  const { state, assignee } = enquiry
  const news = newsSince(enquiry, opened, me).filter(({ actor }) => actor?.id !== me)
  const isTaken = state === 'open' && assignee && assignee.id !== me
  return (
    <>
      {isTaken && <Alert tone="warning">{takenBy(isolate(assignee.name))}</Alert>}
      <div role="status">
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
