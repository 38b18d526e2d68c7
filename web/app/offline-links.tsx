import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './offline-links.module.css'
import { fetchPage, fileAt } from './page-files.ts'

/** Without a connection the router would leave the application for a page it cannot fetch: we stay, and go on once we can. */
export function OfflineLinks() {
  const texts = useTexts('app').offlineLink
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && fileAt(currentLocation.pathname) !== fileAt(nextLocation.pathname),
  )
  const { state } = blocker
  const wanted = blocker.location?.pathname
  useEffect(() => {
    if (state !== 'blocked' || !wanted) return
    let isOver = false
    const goOn = () => !isOver && blocker.proceed()
    fetchPage(wanted).then(goOn, () => {})
    addEventListener('online', goOn)
    return () => {
      isOver = true
      removeEventListener('online', goOn)
    }
  }, [state, wanted, blocker])
  if (state !== 'blocked') return null
  return (
    <div className={styles.place}>
      <Alert
        tone="warning"
        live
        title={texts.title}
        actions={
          <Button size="small" onClick={() => blocker.reset()}>
            {texts.stay}
          </Button>
        }
      >
        {texts.body}
      </Alert>
    </div>
  )
}
