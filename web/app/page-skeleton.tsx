import type { ReactNode } from 'react'
import type { Shape } from '../site-map.ts'
import {
  Skeleton,
  SkeletonBlock,
  SkeletonCards,
  SkeletonCircle,
  SkeletonLine,
  SkeletonList,
  SkeletonText,
} from '../ui/skeleton/skeleton.tsx'
import styles from './page-skeleton.module.css'

const SHAPES: Record<Shape, () => ReactNode> = {
  article: () => <SkeletonText lines={8} />,
  cards: () => <SkeletonCards count={6} />,
  dashboard: () => (
    <>
      <SkeletonCards count={3} />
      <SkeletonList rows={4} />
    </>
  ),
  form: () => (
    <div className={styles.form}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.field}>
          <SkeletonLine width="9rem" />
          <SkeletonBlock height="2.75rem" />
        </div>
      ))}
      <SkeletonBlock width="10rem" height="2.75rem" />
    </div>
  ),
  list: () => <SkeletonList rows={7} />,
  report: () => (
    <div className={styles.report}>
      <SkeletonCircle size="11rem" />
      <SkeletonText lines={6} />
    </div>
  ),
  conversation: () => (
    <div className={styles.conversation}>
      <SkeletonBlock width="70%" height="4rem" />
      <SkeletonBlock width="55%" height="6rem" />
      <SkeletonBlock height="2.75rem" />
    </div>
  ),
  table: () => (
    <>
      <SkeletonBlock height="2.75rem" />
      <SkeletonList rows={8} />
    </>
  ),
}

/** The shape of a page before the page itself is here. */
export function PageSkeleton({ shape, status }: { shape: Shape; status?: string }) {
  return (
    <div className={styles.skeleton}>
      {status && (
        <p role="status" className={styles.status}>
          {status}
        </p>
      )}
      <Skeleton>
        <SkeletonLine width="40%" height="2rem" />
        <SkeletonLine width="65%" />
        {SHAPES[shape]()}
      </Skeleton>
    </div>
  )
}
