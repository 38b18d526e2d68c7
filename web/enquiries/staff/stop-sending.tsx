import type { Enquiry, EnquiryEvent } from '@rahnama/contract/enquiries.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useHappened } from './happened.ts'
import styles from './staff.module.css'

type StopSendingProps = {
  enquiry: Enquiry
  news: readonly EnquiryEvent[]
  /** Who has taken it, where that is somebody else. */
  owner: string | undefined
  body: string
  onSendAnyway: () => void
  onEdit: () => void
  onDiscard: () => void
}

/** Sending stops once when a colleague was faster: theirs is read beside what waits to be sent. */
export function StopSending({ enquiry, news, owner, body, onSendAnyway, onEdit, onDiscard }: StopSendingProps) {
  const { takenBy, reply, details } = useTexts('cases').enquiries
  const { sayEvent } = useHappened()
  const { stopped } = reply
  const replied = news.filter(({ act }) => act === 'replied').map(({ at }) => at)
  const newReplies = enquiry.replies.filter(({ sentAt }) => replied.includes(sentAt))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onEdit()}
      title={stopped.title}
      description={
        <div className={styles.part}>
          {owner !== undefined && news.length === 0 && <p>{takenBy(isolate(owner))}</p>}
          {news.length > 0 && (
            <div>
              <p>{stopped.newer}</p>
              <ul>
                {news.map((event) => (
                  <li key={event.version}>{sayEvent(event)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      }
      actions={
        <>
          <Button variant="primary" onClick={onEdit}>
            {stopped.edit}
          </Button>
          <Button onClick={onSendAnyway}>{stopped.sendAnyway}</Button>
          <Button variant="quiet" icon="trash" onClick={onDiscard}>
            {stopped.discard}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        {newReplies.map(({ id, authorName, body: words }) => (
          <Words key={id} title={details.replyBy(isolate(authorName))}>
            {words}
          </Words>
        ))}
        <Words title={stopped.yours}>{body}</Words>
      </div>
    </Dialog>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Card tone="sunken">
      <p className={styles.soft}>{title}</p>
      <p className={styles.words} dir="auto">
        {children}
      </p>
    </Card>
  )
}
