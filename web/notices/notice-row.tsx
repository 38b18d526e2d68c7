import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import { noticePath, type ToldEvent } from '@rahnama/contract/notice-kinds.ts'
import { describeNotice } from '@rahnama/contract/notice-words.ts'
import type { Notice } from '@rahnama/contract/notices.ts'
import { useId } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { IconButton } from '../ui/button/button.tsx'
import { Anchor } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import styles from './notices.module.css'

type NoticeRowProps = {
  notice: Notice
  onOpen: () => void
  onMark: (isRead: boolean) => void
}

/** What happened, why I am told, whether I must act; the whole line leads there. */
export function NoticeRow({ notice, onOpen, onMark }: NoticeRowProps) {
  const texts = useTexts('bell')
  const words = useTexts('notices')
  const titleId = useId()
  const { language } = useLanguage()
  const timeZone = deviceTimeZone()
  const written = formats(language, { timeZone })
  // What is stored was told with the type of its kind.
  const event = { kind: notice.kind, about: notice.about } as ToldEvent
  const { title, why } = describeNotice(words, written, event)
  const { because, times, mustAct, isSettled, isRead } = notice
  return (
    <div className={styles.row} data-unread={!isRead || undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Anchor to={noticePath(event)} className={styles.title} id={titleId} onClick={onOpen}>
            {!isRead && <VisuallyHidden>{`${texts.unread} `}</VisuallyHidden>}
            {withWholeFolio(title, notice.about.folio)}
          </Anchor>
          {times > 1 && <Badge>{texts.times(written.number(times))}</Badge>}
          {mustAct && (
            <Badge tone={isSettled ? 'success' : 'warning'} icon={isSettled ? 'check' : 'flag'}>
              {isSettled ? texts.settled : texts.mustAct}
            </Badge>
          )}
        </div>
        <p className={styles.why}>{because === 'yours' ? why : `${why} ${words.because[because]}`}</p>
        <p className={styles.when}>
          <Moment at={notice.at} timeZone={timeZone} />
        </p>
      </div>
      <IconButton
        icon={isRead ? 'mail' : 'check'}
        label={isRead ? texts.markUnread : texts.markRead}
        aria-describedby={titleId}
        onClick={() => onMark(!isRead)}
      />
    </div>
  )
}

/** A folio is one word and breaks at none of its hyphens. */
function withWholeFolio(title: string, folio: unknown) {
  const [before, after] = title.split(String(folio))
  if (after === undefined) return title
  return (
    <>
      {before}
      <span className={styles.folio}>{String(folio)}</span>
      {after}
    </>
  )
}
