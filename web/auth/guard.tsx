import { type Audience, mayEnter } from '@rahnama/contract/roles.ts'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useRouteName } from '../app/route-name.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href, landingOf, routeOf } from '../site-map.ts'
import { useAuth } from './auth-provider.tsx'
import { withReturnTo } from './return-to.ts'
import { awaitsSecondFactor } from './session-claims.ts'
import { SessionEnd } from './sign-in/session-end.tsx'

type GuardProps = {
  audience: Audience
  /** Someone whose role may not enter goes there. */
  fallback?: string
  /** This is shown while it is not clear yet who is there. */
  waiting: (status: string) => ReactNode
  children: ReactNode
}

/** Lets in whom the audience names; the server asks again for every piece of data. */
export function Guard({ audience, fallback = '/', waiting, children }: GuardProps) {
  const auth = useAuth()
  const texts = useTexts('app').guard
  const { pathname, search, key } = useLocation()
  const visited = useVisited(auth.status === 'signedIn', key)
  if (audience === 'public') return children
  if (auth.status === 'loading') return waiting(auth.isUnreachable ? texts.unreachable : texts.authenticating)
  const backHere = withReturnTo(href('signIn'), `${pathname}${search}`)
  if (auth.status === 'signedOut') {
    const leavesThisPage = auth.hasLeft && visited.current === key
    return <Navigate to={leavesThisPage ? href('signIn') : backHere} replace />
  }
  if (!auth.hasEnded && (awaitsSecondFactor(auth.session) || auth.mustSetUpSecondFactor)) {
    return <Navigate to={backHere} replace />
  }
  const isRestricted = audience !== 'signedIn'
  const isHome = pathname === href('home')
  if ((isRestricted || isHome) && auth.role === undefined) return waiting(texts.checkingPermissions)
  if (isRestricted && !mayEnter(auth.role, audience)) return <Navigate to={fallback} replace />
  if (isHome && landingOf(auth.role) !== href('home')) return <Navigate to={landingOf(auth.role)} replace />
  // Another person begins with a fresh page.
  return (
    <Fragment key={auth.user.id}>
      {children}
      <SessionEnd />
    </Fragment>
  )
}

/** Whoever signs out does not come back to the page they left; a page asked for afterwards is remembered. */
function useVisited(isSignedIn: boolean, key: string) {
  const visited = useRef<string>(undefined)
  useEffect(() => {
    if (isSignedIn) visited.current = key
  }, [isSignedIn, key])
  return visited
}

/** The guard of the page on screen, as the site map says. */
export function AuthGate(props: Omit<GuardProps, 'audience'>) {
  const { audience } = routeOf(useRouteName() ?? 'notFound')
  return <Guard {...props} audience={audience} />
}
