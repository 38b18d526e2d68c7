import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { Timeline } from '../content/timeline/timeline.tsx'
import { DeskScene } from './scenes/desk-scene.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'about-us')
}

export default function AboutUsPage() {
  return <PageContent {...useLoaderData<typeof loader>()} scene={<DeskScene />} prose={Timeline} />
}
