import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture/picture.tsx'
import { Actions } from './actions.tsx'
import styles from './hero.module.css'

const SIZES = '(min-width: 64rem) 32rem, 100vw'

type HeroProps = Omit<BlockViewOf<'hero'>, 'type'> & {
  /** The picture beside the words. */
  scene?: ReactNode
  caption?: string | undefined
  note?: string | undefined
  size?: 'page' | 'front' | undefined
}

export function Hero({ title, lead, actions, picture, scene: drawn, caption, note, size = 'page' }: HeroProps) {
  // The owner's own picture stands where ours would.
  const scene = picture ? <Picture {...{ picture }} sizes={SIZES} isFirst className={styles.picture} /> : drawn
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
