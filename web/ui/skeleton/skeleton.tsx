import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './skeleton.module.css'

/** Shapes in the place of what is coming. Screen readers hear one word instead of the shapes. */
export function Skeleton({ children }: { children: ReactNode }) {
  const texts = useTexts('ui').skeleton
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div aria-hidden="true" className={styles.skeleton}>
        {children}
      </div>
    </>
  )
}

const sized = (width?: string, height?: string) => ({ '--width': width, '--height': height }) as CSSProperties

export function SkeletonLine({ width, height }: { width?: string; height?: string }) {
  return <span className={styles.line} style={sized(width, height)} />
}

export function SkeletonBlock({ width, height }: { width?: string; height: string }) {
  return <span className={styles.block} style={sized(width, height)} />
}

export function SkeletonCircle({ size = '2.75rem' }: { size?: string }) {
  return <span className={styles.circle} style={sized(size, size)} />
}

/** Lines of a paragraph, the last one shorter as in life. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text}>
      {countTo(lines).map((line) => (
        <SkeletonLine key={line} {...(line === lines && lines > 1 && { width: '62%' })} />
      ))}
    </span>
  )
}

/** Rows with a picture, a name and a line under it. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return countTo(rows).map((row) => (
    <span key={row} className={styles.row}>
      <SkeletonCircle />
      <span className={styles.text}>
        <SkeletonLine width={row % 2 ? '38%' : '52%'} />
        <SkeletonLine width={row % 2 ? '72%' : '64%'} height="0.8em" />
      </span>
    </span>
  ))
}

export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <span className={styles.cards}>
      {countTo(count).map((card) => (
        <span key={card} className={styles.card}>
          <SkeletonLine width="55%" height="1.3em" />
          <SkeletonText />
        </span>
      ))}
    </span>
  )
}

const countTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
