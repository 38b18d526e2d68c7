import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { SummitScene } from './scenes/summit-scene.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'success-stories')
}

export default function SuccessStoriesPage() {
  return <PageContent {...useLoaderData<typeof loader>()} scene={<SummitScene />} />
}
