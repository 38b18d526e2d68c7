import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { CaseMessages } from '../../messages/messages.tsx'
import { MyModeProvider } from '../../presence/presence.tsx'
import { href } from '../../site-map.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { late } from '../../ui/late/late.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { Skeleton, SkeletonList, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { AskingProvider } from './asking/asking.tsx'
import { CaseActs } from './case-acts.tsx'
import styles from './case-file.module.css'
import { CaseHeader } from './header/header.tsx'
import { Loaded } from './loaded.tsx'
import { PartLinks } from './part-links.tsx'
import { type Part, usePart } from './parts.ts'
import { caseQuery } from './queries.ts'
import { Summary, useSinceLastLook } from './summary/summary.tsx'
import { TaskAddingProvider } from './team/task-adding.tsx'
import { Team } from './team/team.tsx'
import { hasCode } from './use-case-refusal.ts'
import { useFreshCase } from './use-fresh-case.ts'
import { useMe } from './use-me.ts'

const skeleton = (
  <Skeleton>
    <SkeletonList rows={6} />
  </Skeleton>
)
const Answers = late(async () => (await import('./answers/answers.tsx')).Answers, {
  texts: ['eligibility', 'longForm', 'profile'],
  skeleton,
})
const Documents = late(async () => (await import('./documents/documents.tsx')).Documents, {
  texts: ['documents'],
  skeleton,
})
const Questions = late(async () => (await import('./questions/questions.tsx')).Questions, { skeleton })
const Timeline = late(async () => (await import('./timeline/timeline.tsx')).Timeline, {
  texts: ['documents'],
  skeleton,
})
const OfClient = late(async () => (await import('./client/client.tsx')).OfClient, { texts: ['consents'], skeleton })

/** One case: whose it is and how it stands above, one part of it below, and what only the team writes beside it. */
export default function CaseFilePage() {
  const { folio = '' } = useParams()
  return <OpenCase key={folio} folio={folio} />
}

function OpenCase({ folio }: { folio: string }) {
  const texts = useTexts('caseFile')
  const query = useQuery(caseQuery(folio))
  const { data, error } = query
  useFreshCase(folio, data?.applicationId)
  if (!data && hasCode(error, 'NOT_FOUND')) return <NoSuchCase />
  return (
    <>
      <PageHead
        title={data ? texts.title(data.folio, data.client.name.latin) : texts.titleWithoutName}
        lead={texts.titleWithoutName}
      />
      {!data && (
        <h1 tabIndex={-1} className={styles.hiddenTitle}>
          {texts.titleWithoutName}
        </h1>
      )}
      <Loaded query={query} skeleton={<SkeletonText lines={8} />}>
        {(file) => <Shown file={file} updatedAt={query.dataUpdatedAt} />}
      </Loaded>
    </>
  )
}

function Shown({ file, updatedAt }: { file: CaseFile; updatedAt: number }) {
  const part = usePart()
  const since = useSinceLastLook(file, updatedAt)
  return (
    <MyModeProvider>
      <AskingProvider file={file}>
        <TaskAddingProvider>
          <div className={styles.file}>
            <CaseHeader file={file} part={part} />
            <CaseActs file={file} part={part} />
            <div className={styles.columns} data-part={part}>
              <div className={styles.main}>
                <PartLinks folio={file.folio} part={part} />
                <PanelBody>
                  {part === 'summary' || part === 'team' ? (
                    <Summary file={file} since={since} />
                  ) : (
                    <OpenPart part={part} file={file} />
                  )}
                </PanelBody>
              </div>
              <Team file={file} />
            </div>
          </div>
        </TaskAddingProvider>
      </AskingProvider>
    </MyModeProvider>
  )
}

function Messages({ file }: { file: CaseFile }) {
  const { id } = useMe()
  return id && <CaseMessages userId={id} folio={file.folio} clientName={file.client.name.latin} />
}

function OpenPart({ part, file }: { part: Exclude<Part, 'summary' | 'team'>; file: CaseFile }) {
  switch (part) {
    case 'answers':
      return <Answers file={file} />
    case 'documents':
      return <Documents file={file} />
    case 'questions':
      return <Questions file={file} />
    case 'messages':
      return <Messages file={file} />
    case 'timeline':
      return <Timeline file={file} />
    case 'client':
      return <OfClient file={file} />
  }
}

function NoSuchCase() {
  const { titleWithoutName, notFound } = useTexts('caseFile')
  return (
    <>
      <PageHead title={titleWithoutName} lead={notFound.title} />
      <EmptyState
        scene="lost"
        level={1}
        title={notFound.title}
        actions={<ButtonLink to={href('cases')}>{notFound.back}</ButtonLink>}
      >
        {notFound.body}
      </EmptyState>
    </>
  )
}
