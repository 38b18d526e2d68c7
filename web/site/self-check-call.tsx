import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './self-check-call.module.css'

/** The shortest way to an answer, for those who are not ready to register. */
export function SelfCheckCall() {
  const { title, text, action } = useTexts('site').selfCheck
  return (
    <section className={styles.place} data-print="hidden">
      <div className={styles.call}>
        <Gauge />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink to={href('selfCheck')} size="large" iconEnd="arrow-forward">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}

function Gauge() {
  return (
    <svg className={styles.gauge} viewBox="0 0 120 70" aria-hidden="true">
      <path className={styles.scale} d="M12 62a48 48 0 0 1 96 0" />
      <path className={styles.range} d="M60 14a48 48 0 0 1 41.600 24" />
      <path className={styles.needle} d="M60 62L80 28" />
      <circle className={styles.hub} cx="60" cy="62" r="6" />
    </svg>
  )
}
