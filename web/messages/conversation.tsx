import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import styles from './conversation.module.css'
import { useReaderTime } from './reader-time.ts'
import { useSeen } from './use-seen.ts'
import { REPLY_FIELD } from './use-thread-keys.ts'

/** One thing in a conversation, in its place: a message, one on its way, or a note of the team. */
export type Entry = {
  key: string
  at: string
  /** Its place among the messages; what is on its way or is a note has none. */
  position: number | undefined
  /** Written by the other side: it may be new to me. */
  isTheirs: boolean
  /** Written by me: I see that it stands there. */
  isMine: boolean
  author: string
  content: ReactNode
}

type ConversationProps = {
  label: string
  entries: readonly Entry[]
  newest: number
  /** Until where I had read before I opened it. */
  lookedUntil: number
  hasOlder: boolean
  onOlder: () => Promise<void>
  onSeen: (position: number) => Promise<void>
}

/** The messages of a thread: it opens at what is new, stays where one reads, and says what arrives. */
export function Conversation({ label, entries, newest, lookedUntil, ...reading }: ConversationProps) {
  const { thread: texts } = useTexts('messages')
  const { number } = formats(useLanguage().language)
  const scroller = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const older = useAct(reading.onOlder)
  const { unseenBelow, toEnd } = useScrolling(scroller, entries, lookedUntil)
  useSeen(end, newest, reading.onSeen)
  const firstNew = entries.find((each) => each.isTheirs && (each.position ?? 0) > lookedUntil)?.key
  return (
    <div className={styles.frame} data-conversation>
      <section ref={scroller} className={styles.scroller} aria-label={label} tabIndex={0}>
        {reading.hasOlder && (
          <div className={styles.older}>
            <Button size="small" busy={older.isBusy} onClick={() => void older.run()}>
              {texts.older}
            </Button>
            <Failure>{older.failure}</Failure>
          </div>
        )}
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.key} className={styles.entry} data-entry={entry.key}>
              <DayLine at={entry.at} before={entries[index - 1]?.at} />
              {entry.key === firstNew && (
                <p className={styles.newLine} data-new>
                  <span>{texts.newLine}</span>
                </p>
              )}
              {entry.content}
            </li>
          ))}
        </ol>
        <div ref={end} className={styles.end} />
      </section>
      {unseenBelow > 0 && (
        <div className={styles.jump}>
          <Button size="small" variant="primary" icon="arrow-down" onClick={toEnd}>
            {texts.jump(unseenBelow, number(unseenBelow))}
          </Button>
        </div>
      )}
      <Arrivals entries={entries} />
    </div>
  )
}

function DayLine({ at, before }: { at: string; before: string | undefined }) {
  const { day } = useReaderTime()
  const shown = day(at)
  if (before !== undefined && day(before) === shown) return null
  return <p className={styles.day}>{shown}</p>
}

/** One polite voice for the page: it names who wrote, after the writing has come to rest, and never reads out history. */
function Arrivals({ entries }: { entries: readonly Entry[] }) {
  const { thread: texts } = useTexts('messages')
  const last = entries.findLast((each) => each.isTheirs)
  const [known] = useState(last?.key)
  const settled = useDebounced(last)
  return (
    <VisuallyHidden role="status">
      {settled && settled.key !== known ? texts.arrived(settled.author) : ''}
    </VisuallyHidden>
  )
}

const NEAR_END_PX = 80
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Below a subject of two lines its end lay under the edge of the window, and what is not on the screen is never read. Nor
 * is a field that lies there written in.
 */
function bringOntoScreen(box: HTMLElement): void {
  box.scrollIntoView({ block: 'nearest' })
  document.getElementById(REPLY_FIELD)?.closest('form')?.scrollIntoView({ block: 'nearest' })
}

/** What comes late into the form, as by when we reply, does not push it off the screen before anybody has done anything. */
function keepOnScreen(box: HTMLElement): () => void {
  const watched = box.closest('article') ?? box
  const growth = new ResizeObserver(() => bringOntoScreen(box))
  const stop = () => {
    growth.disconnect()
    for (const each of ACTS) window.removeEventListener(each, stop)
  }
  for (const each of ACTS) window.addEventListener(each, stop, { passive: true })
  bringOntoScreen(box)
  growth.observe(watched)
  return stop
}

/** Whoever has gone on to what stands below it, or has not come to it, is not moved. */
function beginsOnScreen(box: HTMLElement): boolean {
  const { top } = box.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}

function hasMineAfter(entries: readonly Entry[], last: string): boolean {
  const place = entries.findIndex(({ key }) => key === last)
  return place >= 0 && entries.slice(place + 1).some(({ isMine }) => isMine)
}

function useScrolling(scroller: RefObject<HTMLElement | null>, entries: readonly Entry[], lookedUntil: number) {
  const wasNearEnd = useRef(true)
  const shape = useRef({ first: '', last: '', height: 0, isOpened: false })
  const [seenKey, setSeenKey] = useState(entries.at(-1)?.key)
  const first = entries[0]?.key ?? ''
  const last = entries.at(-1)?.key ?? ''
  // The place one reads stays where it is: at its end when that was in sight, else with what is being read.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const before = shape.current
    if (!before.isOpened) {
      const newLine = box.querySelector<HTMLElement>('[data-new]')
      box.scrollTop = newLine ? newLine.offsetTop - NEAR_END_PX : box.scrollHeight
    } else if (before.first !== first && before.last === last) {
      box.scrollTop += box.scrollHeight - before.height
    } else if (before.last !== last && (wasNearEnd.current || hasMineAfter(entries, before.last))) {
      box.scrollTop = box.scrollHeight
      if (beginsOnScreen(box)) bringOntoScreen(box)
    }
    shape.current = { first, last, height: box.scrollHeight, isOpened: entries.length > 0 }
  }, [scroller, first, last, entries])
  // After the layout effect in which the router sets a page that is opened to its top.
  useEffect(() => (scroller.current ? keepOnScreen(scroller.current) : undefined), [scroller])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const judge = () => {
      wasNearEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      if (wasNearEnd.current) setSeenKey(last)
    }
    judge()
    box.addEventListener('scroll', judge, { passive: true })
    // What is typed or attached below takes room from it: its end stays in sight where it was.
    const growth = new ResizeObserver(() => {
      if (wasNearEnd.current) box.scrollTop = box.scrollHeight
    })
    growth.observe(box)
    return () => {
      box.removeEventListener('scroll', judge)
      growth.disconnect()
    }
  }, [scroller, last])
  const seenIndex = entries.findIndex(({ key }) => key === seenKey)
  const unseenBelow = entries
    .slice(seenIndex + 1)
    .filter(({ isTheirs, position }) => isTheirs && (position ?? 0) > lookedUntil).length
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' })
  return { unseenBelow: seenIndex < 0 ? 0 : unseenBelow, toEnd }
}
