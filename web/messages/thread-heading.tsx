import { useEffect, useRef } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
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

/** Where list and conversation do not stand beside each other; on a phone its arrow stands before the subject. */
export function BackToList({ onClose }: { onClose: () => void }) {
  const { thread: texts } = useTexts('messages')
  return (
    <div className={styles.back}>
      <Button variant="quiet" icon="arrow-back" onClick={onClose}>
        <span>{texts.back}</span>
      </Button>
    </div>
  )
}
