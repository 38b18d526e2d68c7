import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useDeparture } from '../departures.tsx'
import { fetchPage, fileAt } from '../page-files.ts'
import styles from './offline-links.module.css'

/** Without a connection the router would leave the application for a page it cannot fetch: we stay, and go on once we can. */
export function OfflineLinks() {
  const texts = useTexts('app').offlineLink
  const { isStopped, to, stay, leave } = useDeparture(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && fileAt(currentLocation.pathname) !== fileAt(nextLocation.pathname),
  )
  const goOn = useEffectEvent(leave)
  useEffect(() => {
    if (!to) return
    let isOver = false
    const tryAgain = () => !isOver && goOn()
    fetchPage(to).then(tryAgain, () => {})
    addEventListener('online', tryAgain)
    return () => {
      isOver = true
      removeEventListener('online', tryAgain)
    }
  }, [to])
  if (!isStopped) return null
  return (
    <div className={styles.place}>
      <Alert
        tone="warning"
        live
        title={texts.title}
        actions={
          <Button size="small" onClick={stay}>
            {texts.stay}
          </Button>
        }
      >
        {texts.body}
      </Alert>
    </div>
  )
}
