import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import { NOTICE_SIGNAL } from '@rahnama/contract/notice-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useFreshData } from '../signals/signals.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { late } from '../ui/late/late.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import styles from './notices.module.css'
import { NOTICES_KEY, summaryQuery } from './queries.ts'

// Every page has the bell, and few visits open it.
const BellSheet = late(async () => (await import('./bell-sheet.tsx')).BellSheet, { texts: ['errors', 'notices'] })

/** More are counted by nobody. */
const SHOWN_MAX = 99

const STALE = { [NOTICE_SIGNAL]: [NOTICES_KEY] }

/** In the bar of everybody who is signed in: how much is unread, live, and the latest behind it. */
export function Bell() {
  const texts = useTexts('bell')
  const { number } = formats(useLanguage().language)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { data } = useQuery(summaryQuery)
  useFreshData(STALE)
  useToldZone(data?.knowsTimeZone)
  const unread = data?.unread ?? 0
  const toAct = data?.toAct ?? 0
  const counted = unread > SHOWN_MAX ? `${number(SHOWN_MAX)}+` : number(unread)
  const label = unread > 0 ? texts.openUnread(counted) : texts.open
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <VisuallyHidden role="status">{unread > 0 ? texts.announced(counted) : ''}</VisuallyHidden>
      <button
        type="button"
        className={styles.bell}
        aria-label={toAct > 0 ? `${label} ${texts.waiting(number(toAct))}` : label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={styles.count} data-act={toAct > 0 || undefined} aria-hidden="true">
            {counted}
          </span>
        )}
      </button>
      {wasOpened && (
        <div className={styles.place}>
          <BellSheet open={isOpen} onOpenChange={setOpen} />
        </div>
      )}
    </>
  )
}

/** The mails of a day come in the morning of whoever reads them: the first device tells where that is. */
function useToldZone(isKnown: boolean | undefined): void {
  useEffect(() => {
    if (isKnown !== false) return
    // It is asked again on the next page; nobody has to hear that it failed.
    call('POST /api/mail-choices/zone', { timeZone: deviceTimeZone() }).catch(() => {})
  }, [isKnown])
}
