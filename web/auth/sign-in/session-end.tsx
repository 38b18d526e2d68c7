import { deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { useAuth } from '../auth-provider.tsx'

const loadDialog = () => import('./sign-in-again.tsx')
const SignInAgain = lazy(loadDialog)
const PRELOAD_AFTER_MS = 5000

/** Watches over the page for the end of the session: a word before it, a window after it. The page itself stays. */
export function SessionEnd() {
  const auth = useAuth()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const hasEnded = auth.status === 'signedIn' && auth.hasEnded
  const endsAt = auth.status === 'signedIn' ? auth.endsAt : undefined

  // The end may come with a bad connection: the window for it must be here by then.
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (hasEnded) setOpen(true)
    else if (endsAt === undefined) setOpen(false)
  }, [hasEnded, endsAt])

  if (auth.status !== 'signedIn' || (!hasEnded && endsAt === undefined)) return null
  const timeZone = deviceTimeZone()
  const time = endsAt === undefined ? undefined : formats(language, { timeZone }).time(new Date(endsAt * 1000))
  return (
    <Suspense>
      <SignInAgain auth={auth} endsAt={hasEnded ? undefined : time} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}
