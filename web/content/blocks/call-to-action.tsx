import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Actions } from './actions.tsx'
import styles from './call-to-action.module.css'

export function CallToAction({ title, text, actions }: BlockViewOf<'call-to-action'>) {
  return (
    <section className={styles.call}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions actions={actions} />
      </div>
      <Horizon />
    </section>
  )
}

/** The same hills as at the entrance: whoever goes on arrives there. */
function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 1440 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="1010" cy="66" r="58" />
      <path className={styles.far} d="M0 118Q180 56 360 92T720 84T1080 84T1440 96V220H0z" />
      <path className={styles.middle} d="M0 158Q240 100 480 130T960 124T1440 128V220H0z" />
      <path className={styles.near} d="M0 196Q360 146 720 174T1440 172V220H0z" />
    </svg>
  )
}
