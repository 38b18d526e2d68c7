import { CONTENT_KIND_NAMES, type ContentKind, takesNew } from '@rahnama/contract/content/content.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { describeError } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { ButtonLink } from '../../ui/link/link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { ClaimRegister } from './claim-register.tsx'
import { ContentEditor } from './content-editor.tsx'
import { ContentList } from './content-list.tsx'
import { LoadedPart } from './loaded-part.tsx'
import styles from './manage.module.css'
import { NewContent } from './new-content.tsx'
import { draftOf, newDraftOf } from './queries.ts'
import { type ContentRoute, sectionOf } from './sections.ts'
import { useLiveContent } from './use-live-content.ts'

export { Bin } from './bin/bin.tsx'
export { isContentRoute } from './sections.ts'

/** Edits what stands at one address of the administration. */
export function ManageContent({ route }: { route: ContentRoute }) {
  const { heading: listName } = useTexts('admin').pages[route]
  const [query] = useSearchParams()
  useLiveContent()
  const id = query.get('item')
  const kind = CONTENT_KIND_NAMES.filter(takesNew).find((each) => each === query.get('new'))
  if (id)
    return (
      <LoadedPart key={id} draft={draftOf(id)} {...{ id, listName }}>
        <ContentEditor {...{ id, listName }} />
      </LoadedPart>
    )
  if (kind)
    return (
      <LoadedPart key={kind} draft={newDraftOf(kind)} {...{ listName }}>
        <NewContent {...{ kind, listName }} />
      </LoadedPart>
    )
  return <Lists route={route} />
}

function Lists({ route }: { route: ContentRoute }) {
  const texts = useTexts('admin').pages[route]
  const { bin } = useTexts('content')
  const { pages, kinds } = sectionOf(route)
  const isEveryPage = pages === 'all'
  return (
    <>
      <PageHead {...texts} />
      <PageHeader
        title={texts.heading}
        lead={texts.lead}
        actions={
          <ButtonLink to={href('adminBin')} variant="quiet" icon="trash">
            {bin.open}
          </ButtonLink>
        }
      />
      <div className={styles.lists}>
        <KindPanel kind="page" mayAdd={isEveryPage}>
          <ContentList kind="page" only={isEveryPage ? undefined : pages} />
        </KindPanel>
        {kinds.map((kind) => (
          <KindPanel key={kind} kind={kind} mayAdd>
            {kind === 'claim' ? <ClaimRegister /> : <ContentList kind={kind} />}
          </KindPanel>
        ))}
      </div>
    </>
  )
}

type KindPanelProps = { kind: ContentKind; mayAdd: boolean; children: ReactNode }

function KindPanel({ kind, mayAdd, children }: KindPanelProps) {
  const { kinds } = useTexts('content')
  const errors = useTexts('errors')
  const add = mayAdd && takesNew(kind) && (
    <ButtonLink to={`?new=${kind}`} size="small" icon="plus">
      {kinds[kind].add}
    </ButtonLink>
  )
  return (
    <Panel
      title={kinds[kind].many}
      actions={add}
      skeleton={<SkeletonList />}
      describeError={(error) => describeError(error, errors)}
    >
      {children}
    </Panel>
  )
}
