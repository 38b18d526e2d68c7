import type { EmptyPageTexts } from '../i18n/page-texts.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { PageHead } from './page.tsx'

/** A page that has nothing to show, and says so. */
export function EmptyPage({ texts }: { texts: EmptyPageTexts }) {
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <EmptyState scene="soon" title={texts.emptyTitle}>
        {texts.emptyBody}
      </EmptyState>
    </>
  )
}
