import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './offline-links.module.css'
import { routeAt } from './route-at.ts'

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

type Table = Record<string, { module: string; parentId?: string; hasLoader: boolean }>

/** What the router itself goes by. */
function table(): Table {
  return (window as unknown as { __reactRouterManifest: { routes: Table } }).__reactRouterManifest.routes
}

/** Pages of one file, as the steps of a form, come together. */
function fileAt(path: string): string | undefined {
  return table()[routeAt(path)?.id ?? '']?.module
}

/** Resolves at once for what an earlier visit or preloading has brought. What a public page says comes from the server. */
async function fetchPage(path: string): Promise<void> {
  const routes = table()
  let route = routes[routeAt(path)?.id ?? '']
  if (!route || route.hasLoader) throw new Error(`${path} needs the server`)
  while (route) {
    await import(/* @vite-ignore */ route.module)
    route = routes[route.parentId ?? '']
  }
}
