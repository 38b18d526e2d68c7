import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { LetterboxScene } from './scenes/letterbox-scene.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'contact')
}

export default function ContactPage() {
  return <PageContent {...useLoaderData<typeof loader>()} scene={<LetterboxScene />} />
}
