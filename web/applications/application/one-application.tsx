import type { Application } from '@rahnama/contract/applications.ts'
import { APPLICATION_SIGNAL, DOCUMENT_SIGNAL, SHEET_SIGNAL } from '@rahnama/contract/signals.ts'
import type { ReactNode } from 'react'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { useFreshData } from '../../signals/signals.ts'
import { href } from '../../site-map.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { APPLICATIONS_KEY, applicationQuery } from '../queries.ts'

const STALE = {
  [APPLICATION_SIGNAL]: [APPLICATIONS_KEY],
  [DOCUMENT_SIGNAL]: [APPLICATIONS_KEY, ['documents']],
  [SHEET_SIGNAL]: [APPLICATIONS_KEY],
}

type OneApplicationProps = { id: string; children: (application: Application) => ReactNode }

/** A page about one application, live; with what to say when there is none. */
export function OneApplication({ id, children }: OneApplicationProps) {
  useFreshData(STALE)
  return (
    <Loaded query={applicationQuery(id)} skeleton={<SkeletonText lines={8} />} missing={<NoSuchApplication />}>
      {children}
    </Loaded>
  )
}

function NoSuchApplication() {
  const texts = useTexts('applications').one.notFound
  return (
    <>
      <PageHead title={texts.title} lead={texts.body} />
      <EmptyState
        scene="lost"
        title={texts.title}
        level={1}
        actions={<ButtonLink to={href('applications')}>{texts.back}</ButtonLink>}
      >
        {texts.body}
      </EmptyState>
    </>
  )
}
