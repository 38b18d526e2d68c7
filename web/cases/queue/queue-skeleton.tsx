import { Skeleton, SkeletonLine } from '../../ui/skeleton/skeleton.tsx'
import styles from './queue.module.css'

const ROWS = Array.from({ length: 18 }, (_, index) => index)

export function QueueSkeleton() {
  return (
    <Skeleton>
      {ROWS.map((row) => (
        <span key={row} className={styles.skeletonRow}>
          <SkeletonLine width="6rem" />
          <SkeletonLine width={row % 3 ? '70%' : '55%'} />
          <SkeletonLine width="60%" />
          <SkeletonLine width="50%" />
        </span>
      ))}
    </Skeleton>
  )
}
