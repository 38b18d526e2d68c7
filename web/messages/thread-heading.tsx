import { useEffect, useRef } from 'react'
import styles from './thread.module.css'

/** Takes the focus when a conversation is opened: that is how a screen reader learns where it is. Each opens anew, by its key. */
export function ThreadHeading({ subject }: { subject: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} id="thread-title" className={styles.title} tabIndex={-1}>
      <bdi>{subject}</bdi>
    </h2>
  )
}
