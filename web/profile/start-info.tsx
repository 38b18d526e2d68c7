import { useTexts } from '../i18n/i18n.tsx'
import styles from './profile-page.module.css'

/** A person wants to know this before they begin. */
export function StartInfo() {
  const { start } = useTexts('profile')
  return (
    <div className={styles.start}>
      <section>
        <h2 className={styles.small}>{start.atHandTitle}</h2>
        <ul>
          {start.atHand.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.small}>{start.afterTitle}</h2>
        <p>{start.after}</p>
      </section>
    </div>
  )
}
