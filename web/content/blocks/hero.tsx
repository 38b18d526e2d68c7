import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import styles from './hero.module.css'

type HeroProps = Omit<BlockViewOf<'hero'>, 'type'> & {
  /** The picture beside the words. */
  scene?: ReactNode
  caption?: string | undefined
  note?: string | undefined
  size?: 'page' | 'front' | undefined
}

export function Hero({ title, lead, actions, scene, caption, note, size = 'page' }: HeroProps) {
  return (
    <section className={styles.hero} data-size={size} data-has-scene={scene ? true : undefined}>
      <div className={styles.words}>
        {caption && <p className={styles.caption}>{caption}</p>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <Actions actions={actions} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {scene && <div className={styles.scene}>{scene}</div>}
    </section>
  )
}
