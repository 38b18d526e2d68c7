import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Article } from './article.tsx'
import { loadArticle } from './content.server.ts'

export { MissingPage as ErrorBoundary } from './missing-page.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadArticle(context, params.slug ?? '')
}

export default function ArticlePage() {
  return <Article {...useLoaderData<typeof loader>()} />
}
