import { useTexts } from '../i18n/i18n.tsx'
import { writeAbout } from '../messages/messages.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './advisor.module.css'
import { BookLink } from './book-link.tsx'

/** A person answers: the message is written already and can be changed before it is sent. */
export function HandOver({ draft, question }: { draft: string; question: string }) {
  const texts = useTexts('advisor').handOver
  return (
    <section className={styles.handOver} aria-label={texts.label}>
      <p className={styles.draft} dir="auto">
        {draft}
      </p>
      <div className={styles.acts}>
        <ButtonLink
          size="small"
          variant="primary"
          icon="messages"
          to={writeAbout({ kind: 'general', subject: question, text: draft })}
        >
          {texts.message}
        </ButtonLink>
        <BookLink />
      </div>
    </section>
  )
}
