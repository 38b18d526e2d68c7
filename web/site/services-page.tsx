import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { renderContext } from '../app/render-context.ts'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { FullServices } from '../content/full-services/full-services.tsx'
import { loadFees } from '../fees/fees.server.ts'
import { FeeSection } from '../fees/fees.tsx'
import { SignpostScene } from './scenes/signpost-scene.tsx'
import { SelfCheckCall } from './self-check-call.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const [page, fees] = await Promise.all([loadPage(context, 'services'), loadFees(context.get(renderContext).language)])
  return { page, fees }
}

export default function ServicesPage() {
  const { page, fees } = useLoaderData<typeof loader>()
  return (
    <PageContent
      {...page}
      scene={<SignpostScene />}
      additions={[
        { after: 'hero', show: <SelfCheckCall /> },
        { after: 'cards', show: <FeeSection {...fees} /> },
      ]}
      services={FullServices}
    />
  )
}
