import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { BookScene } from './scenes/book-scene.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'articles')
}

export default function ArticlesPage() {
  return <PageContent {...useLoaderData<typeof loader>()} scene={<BookScene />} />
}
