import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Moment } from '../../ui/moment/moment.tsx'
import styles from './staff.module.css'

/** Shows what the sender wrote and what they were answered, in the order it was said. */
export function EnquiryWords({ enquiry: { message, replies } }: { enquiry: Enquiry }) {
  const { details } = useTexts('cases').enquiries
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.heading}>{details.message}</h3>
        <p className={styles.words} dir="auto">
          {message}
        </p>
      </section>
      {replies.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{details.replies}</h3>
          {replies.map(({ id, authorName, body, sentAt }) => (
            <Card key={id} as="article" tone="sunken">
              <p className={styles.soft}>
                {details.replyBy(authorName)} · <Moment at={sentAt} />
              </p>
              <p className={styles.words} dir="auto">
                {body}
              </p>
            </Card>
          ))}
        </section>
      )}
    </>
  )
}
