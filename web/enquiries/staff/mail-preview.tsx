import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { directionOf } from '@rahnama/contract/locale/locale.ts'
import { useId } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './staff.module.css'

/** The sender reads it in the language and direction of their own page, whatever ours is. */
export function MailPreview({ enquiry: { email, language }, body }: { enquiry: Enquiry; body: string }) {
  const { preview, to } = useTexts('cases').enquiries.reply
  const headingId = useId()
  return (
    <Card as="section" tone="sunken" aria-labelledby={headingId}>
      <h4 id={headingId} className={styles.heading}>
        {preview}
      </h4>
      <p className={styles.soft}>
        {to} <bdi dir="ltr">{email}</bdi>
      </p>
      <div className={styles.mail} lang={language} dir={directionOf(language)}>
        {body
          .trim()
          .split(/\n{2,}/)
          .map((paragraph, place) => (
            <p key={place} className={styles.words}>
              {paragraph}
            </p>
          ))}
      </div>
    </Card>
  )
}
