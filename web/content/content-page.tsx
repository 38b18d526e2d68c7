import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from './content.server.ts'
import { PageContent } from './content.tsx'

export { MissingPage as ErrorBoundary } from './missing-page.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadPage(context, params.slug ?? '')
}

export default function ContentPage() {
  return <PageContent {...useLoaderData<typeof loader>()} />
}
