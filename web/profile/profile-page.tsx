import { loadList } from '@rahnama/contract/profile/lists/lists.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { type DrawDocument, LongFormPage, type LongFormProps } from '../long-form/long-form.tsx'
import { href } from '../site-map.ts'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { profileAdapter } from './profile-adapter.ts'
import { profileQuery } from './queries.ts'
import { withOrigin } from './with-origin.ts'

// The rules that find contradictions are needed on the last page alone, and files only where one is asked for.
const Contradictions = late(async () => (await import('./contradictions.tsx')).Contradictions, {
  texts: ['eligibility'],
})
const StartInfo = late(async () => (await import('./start-info.tsx')).StartInfo)
const DocumentField = late(async () => (await import('../documents/documents.tsx')).DocumentField, {
  texts: ['documents', 'errors'],
  skeleton: (
    <Skeleton>
      <SkeletonBlock height="8rem" />
    </Skeleton>
  ),
})

const LISTS: NonNullable<LongFormProps<typeof profileForm>['lists']> = {
  fieldsOfStudy: (language) => loadList('fieldsOfStudy', language),
  occupations: (language) => loadList('occupations', language),
  spokenLanguages: (language) => loadList('spokenLanguages', language),
}

/** Whoever has told this much knows what it takes. */
const WELL_BEGUN_PERCENT = 30

const drawDocument: DrawDocument = ({ document, ...asked }) => <DocumentField kind={document} {...asked} />

export default function ProfilePage() {
  const { form: texts, origins } = useTexts('profile')
  const { step } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const adapter = useMemo(() => profileAdapter(queries), [queries])
  const { data: sheet } = useQuery({ ...profileQuery, enabled: false })
  return (
    <>
      <LongFormPage
        form={profileForm}
        texts={sheet ? withOrigin(texts, sheet, origins) : texts}
        adapter={adapter}
        basePath={href('profile')}
        laterPath={href('home')}
        onCompleted={() => void navigate(href('home'))}
        lists={LISTS}
        drawDocument={drawDocument}
        checkNotice={sheet && <Contradictions answers={sheet.answers} />}
      />
      {!step && sheet && sheet.progress.overall.percent < WELL_BEGUN_PERCENT && <StartInfo />}
    </>
  )
}
