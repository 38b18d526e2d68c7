import { loadList } from '@rahnama/contract/profile/lists/lists.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { type DrawPapers, LongFormPage, type LongFormProps } from '../long-form/long-form.tsx'
import { href } from '../site-map.ts'
import { profileAdapter } from './profile-adapter.ts'
import { profileQuery } from './queries.ts'
import { StartInfo } from './start-info.tsx'
import { withOrigin } from './with-origin.ts'

// The rules that find contradictions are needed on the last page alone, and files only where one is asked for.
const Contradictions = lazy(() => import('./contradictions.tsx'))
const Papers = lazy(async () => ({ default: (await import('../documents/documents.tsx')).Papers }))

const LISTS: NonNullable<LongFormProps<typeof profileForm>['lists']> = {
  fieldsOfStudy: (language) => loadList('fieldsOfStudy', language),
  occupations: (language) => loadList('occupations', language),
  spokenLanguages: (language) => loadList('spokenLanguages', language),
}

/** Whoever has told this much knows what it takes. */
const WELL_BEGUN_PERCENT = 30

const drawPapers: DrawPapers = ({ paper, ...asked }) => (
  <Suspense>
    <Papers kind={paper} {...asked} />
  </Suspense>
)

export default function ProfilePage() {
  const { form: texts, origins } = useTexts('profile')
  const { step } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const adapter = useMemo(() => profileAdapter(queries), [queries])
  const { data: sheet } = useQuery({ ...profileQuery, enabled: false })
  return (
    <>
      {step === 'check' && sheet && (
        <Suspense>
          <Contradictions answers={sheet.answers} />
        </Suspense>
      )}
      <LongFormPage
        form={profileForm}
        texts={sheet ? withOrigin(texts, sheet, origins) : texts}
        adapter={adapter}
        basePath={href('profile')}
        laterPath={href('home')}
        onCompleted={() => void navigate(href('home'))}
        lists={LISTS}
        drawPapers={drawPapers}
      />
      {!step && sheet && sheet.progress.overall.percent < WELL_BEGUN_PERCENT && <StartInfo />}
    </>
  )
}
