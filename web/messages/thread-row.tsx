import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import type { ThreadSummary } from '@rahnama/contract/messages.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Anchor } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import styles from './thread-row.module.css'
import { capped } from './unread-count.tsx'

type ThreadRowProps = {
  thread: ThreadSummary
  isOpen: boolean
  onOpen: (id: string) => void
  title: string
  caption: ReactNode
  excerpt: string
  /** What sets it apart from the others. */
  marks?: ReactNode
  /** The time shown is the one the list is sorted by. */
  at?: string
}

/** A conversation in a list: a link, so that it opens in another window, too. */
export function ThreadRow(props: ThreadRowProps) {
  const { thread, isOpen, onOpen, title, caption, excerpt, marks, at = thread.lastAt } = props
  const { row: texts } = useTexts('messages')
  const { number } = formats(useLanguage().language)
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('thread', thread.id)
  next.delete('new')
  return (
    <li>
      <Anchor
        to={`?${next}`}
        className={styles.row}
        data-thread={thread.id}
        data-unread={thread.isUnread || undefined}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(thread.id)
        }}
      >
        <span className={styles.caption}>
          <span>{caption}</span>
          <Moment at={at} timeZone={deviceTimeZone()} />
        </span>
        <span className={styles.title}>
          <bdi>{title}</bdi>
          {thread.isImportant && <Icon name="star" size="small" label={texts.important} className={styles.star} />}
          {thread.isUnread && (
            <span className={styles.count}>
              <span aria-hidden="true">{thread.unread > 0 ? capped(thread.unread, number) : '•'}</span>
              <VisuallyHidden>
                {thread.unread > 0 ? texts.unread(thread.unread, capped(thread.unread, number)) : texts.markedUnread}
              </VisuallyHidden>
            </span>
          )}
        </span>
        {marks && <span className={styles.marks}>{marks}</span>}
        <span className={styles.excerpt}>
          <bdi>{excerpt}</bdi>
        </span>
      </Anchor>
    </li>
  )
}
