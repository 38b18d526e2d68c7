import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { TeamScene } from './scenes/team-scene.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'our-team')
}

export default function OurTeamPage() {
  return <PageContent {...useLoaderData<typeof loader>()} scene={<TeamScene />} />
}
