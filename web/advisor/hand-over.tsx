import { THREAD_SUBJECT_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './advisor.module.css'
import { BookLink } from './book-link.tsx'

/** A person answers: the message is written already and can be changed before it is sent. */
export function HandOver({ draft, question }: { draft: string; question: string }) {
  const texts = useTexts('advisor').handOver
  const told = new URLSearchParams({
    new: '',
    kind: 'general',
    subject: [...question.replace(/\s+/g, ' ')].slice(0, THREAD_SUBJECT_MAX_CHARS / 2).join(''),
    text: draft,
  })
  return (
    <section className={styles.handOver} aria-label={texts.label}>
      <p className={styles.draft} dir="auto">
        {draft}
      </p>
      <div className={styles.acts}>
        <ButtonLink size="small" variant="primary" icon="messages" to={`${href('messages')}?${told}`}>
          {texts.message}
        </ButtonLink>
        <BookLink />
      </div>
    </section>
  )
}
