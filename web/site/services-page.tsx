import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { FullServices } from '../content/full-services/full-services.tsx'
import { SignpostScene } from './scenes/signpost-scene.tsx'
import { SelfCheckCall } from './self-check-call.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'services')
}

export default function ServicesPage() {
  return (
    <PageContent
      {...useLoaderData<typeof loader>()}
      scene={<SignpostScene />}
      addition={{ after: 'hero', show: <SelfCheckCall /> }}
      services={FullServices}
    />
  )
}
