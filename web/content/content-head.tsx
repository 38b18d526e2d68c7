import { PublicHead, type PublicPlace } from '../app/public-head.tsx'

export type Head = PublicPlace & {
  kind: 'website' | 'article'
  title: string
  description: string
  structured: string
}

/** The structured data may stand anywhere. */
export function ContentHead({ head: { structured, ...head } }: { head: Head }) {
  return (
    <>
      <PublicHead {...head} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
    </>
  )
}
