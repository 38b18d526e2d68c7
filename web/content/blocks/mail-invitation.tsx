import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { ButtonLink } from '../../ui/link/link.tsx'
import { LetterScene } from './letter-scene.tsx'
import styles from './mail-invitation.module.css'

export function MailInvitation({ title, text, action, address }: BlockViewOf<'mail-invitation'>) {
  return (
    <section className={styles.place}>
      <div className={styles.invitation}>
        <LetterScene />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className={styles.act}>
            <ButtonLink href={`mailto:${address}`} icon="mail">
              {action}
            </ButtonLink>
            <span dir="ltr" className={styles.address}>
              {address}
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}
