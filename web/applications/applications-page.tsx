import { isOver } from '@rahnama/contract/application-standings.ts'
import { APPLICATION_SIGNAL, DOCUMENT_SIGNAL } from '@rahnama/contract/signals.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { useFreshData } from '../signals/signals.ts'
import { href } from '../site-map.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import { ApplicationList } from './application-list.tsx'
import styles from './applications-page.module.css'
import { Loaded } from './loaded.tsx'
import { APPLICATIONS_KEY, applicationsQuery } from './queries.ts'

const STALE = { [APPLICATION_SIGNAL]: [APPLICATIONS_KEY], [DOCUMENT_SIGNAL]: [APPLICATIONS_KEY] }

export default function ApplicationsPage() {
  const texts = useTexts('applications')
  useFreshData(STALE)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <Loaded query={applicationsQuery} skeleton={<SkeletonCards count={2} />}>
        {(applications) => {
          const underWay = applications.filter(({ stage }) => !isOver(stage))
          const over = applications.filter(({ stage }) => isOver(stage))
          if (applications.length === 0) return <NoApplications />
          return (
            <div className={styles.groups}>
              {underWay.length > 0 && (
                <section className={styles.group}>
                  <h2 className={styles.title}>{texts.underWay}</h2>
                  <ApplicationList applications={underWay} />
                </section>
              )}
              <p>
                <ButtonLink to={href('applicationNew')} icon="plus">
                  {texts.another}
                </ButtonLink>
              </p>
              {over.length > 0 && (
                <section className={styles.group}>
                  <h2 className={styles.title}>{texts.over}</h2>
                  <ApplicationList applications={over} />
                </section>
              )}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function NoApplications() {
  const texts = useTexts('applications').empty
  return (
    <EmptyState
      scene="soon"
      title={texts.title}
      actions={
        <>
          <ButtonLink to={href('immigrationServices')} variant="primary">
            {texts.act}
          </ButtonLink>
          <ButtonLink to={href('applicationNew')}>{texts.choose}</ButtonLink>
        </>
      }
    >
      {texts.body}
    </EmptyState>
  )
}
