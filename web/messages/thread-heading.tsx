import { useEffect, useRef } from 'react'
import styles from './thread.module.css'

/** Takes the focus when another conversation is opened: that is how a screen reader learns where it is. */
export function ThreadHeading({ id, subject }: { id: string; subject: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is another arrival
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  return (
    <h2 ref={heading} id="thread-title" className={styles.title} tabIndex={-1} dir="auto">
      {subject}
    </h2>
  )
}
