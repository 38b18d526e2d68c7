import type { ReactNode } from 'react'
import { AppFrame } from '../app/app-frame.tsx'
import { Departures } from '../app/departures.tsx'
import { OfflineLinks } from '../app/offline/offline.tsx'
import { PageSkeleton } from '../app/page-skeleton.tsx'
import { useRouteName } from '../app/route-name.ts'
import { AuthGate } from '../auth/auth.tsx'
import { routeOf } from '../site-map.ts'
import { SignedInTools } from './signed-in-tools.tsx'

type SignedInFrameProps = {
  navigation: ReactNode
  bottom?: ((whole: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** The frame around every page behind the guard, and around its outline while it is not known who is there. */
export function SignedInFrame({ navigation, bottom, children }: SignedInFrameProps) {
  const { shape } = routeOf(useRouteName() ?? 'notFound')
  return (
    <AuthGate
      waiting={(status) => (
        <AppFrame navigation={null}>
          <PageSkeleton shape={shape} status={status} />
        </AppFrame>
      )}
    >
      <AppFrame navigation={navigation} tools={<SignedInTools />} bottom={bottom}>
        <Departures>
          <OfflineLinks />
          {children}
        </Departures>
      </AppFrame>
    </AuthGate>
  )
}
