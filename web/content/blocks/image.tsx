import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './image.module.css'

const SIZES = '(min-width: 64rem) 60rem, 100vw'

/** A picture across the page, with a line under it where there is one. */
export function ImageBlock({ picture, caption }: BlockViewOf<'image'>) {
  return (
    <figure className={styles.figure}>
      {picture && <Picture {...{ picture }} sizes={SIZES} className={styles.image} />}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
