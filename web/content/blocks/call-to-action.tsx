import type { BlockViewOf } from '@rahnama/contract/content.ts'
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
      <circle className={styles.sun} cx="1010" cy="74" r="58" />
      <path className={styles.far} d="M0 120Q180 40 380 92T760 78T1120 60T1440 110V220H0z" />
      <path className={styles.middle} d="M0 160Q300 90 620 132T1180 116T1440 150V220H0z" />
      <path className={styles.near} d="M0 196Q360 140 720 172T1440 184V220H0z" />
    </svg>
  )
}
