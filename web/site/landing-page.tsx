import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { RouteScene } from './scenes/route-scene.tsx'
import { SelfCheckCall } from './self-check-call.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'landing')
}

export default function LandingPage() {
  const { caption, reassurance, routeLabel } = useTexts('site').landing
  return (
    <PageContent
      {...useLoaderData<typeof loader>()}
      scene={<RouteScene label={routeLabel} />}
      additions={[{ after: 'stats', show: <SelfCheckCall /> }]}
      isShort
      hero={{ caption, note: reassurance, size: 'front' }}
    />
  )
}
