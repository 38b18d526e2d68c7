import type { Message } from '@rahnama/contract/messages.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import styles from './bubble.module.css'
import { useReaderTime } from './reader-time.ts'

type BubbleProps = {
  /** On the inline end where it is my side's, as people know it. */
  isOurs: boolean
  author: string
  at: string
  body: string
  language?: Message['language']
  state?: ReactNode
  children?: ReactNode
}

/** What was said, in its own direction whatever stands around it. */
export function Bubble({ isOurs, author, at, body, language, state, children }: BubbleProps) {
  const { time, exact } = useReaderTime()
  return (
    <article className={styles.bubble} data-ours={isOurs || undefined}>
      <header className={styles.head}>
        <bdi className={styles.author}>{author}</bdi>
        <time dateTime={at} title={exact(at, { weekday: true })}>
          {time(at)}
        </time>
      </header>
      {body !== '' && (
        <p className={styles.body} dir="auto" {...(language && { lang: language })}>
          {body}
        </p>
      )}
      {children}
      {state && <footer className={styles.state}>{state}</footer>}
    </article>
  )
}

export function HandedOver({ name }: { name: string }) {
  const { thread: texts } = useTexts('messages')
  return <p className={styles.told}>{texts.handedOver(name)}</p>
}
