import { isOver } from '@rahnama/contract/application-standings.ts'
import { APPLICATION_SIGNAL, CONSULTATION_SIGNAL, DOCUMENT_SIGNAL, SHEET_SIGNAL } from '@rahnama/contract/signals.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { APPLICATIONS_KEY, applicationsQuery } from '../applications/applications.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { ConsultantCard } from '../messages/messages.tsx'
import { ProfileCompletionCard, profileQuery } from '../profile/profile.tsx'
import { ScoreGlance, SUMMARY_KEY } from '../reports/reports.tsx'
import { useFreshData } from '../signals/signals.ts'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { Panel, PanelBody } from '../ui/panel/panel.tsx'
import { SkeletonList, SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { AppointmentPanel } from './appointment-panel.tsx'
import { CasesPanel } from './cases-panel.tsx'
import { Greeting } from './greeting.tsx'
import styles from './home-page.module.css'
import { NearestServices } from './nearest-services.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { APPOINTMENTS_KEY, appointmentsQuery } from './queries.ts'
import { nextOf } from './use-next-appointment.ts'

const STALE = {
  [APPLICATION_SIGNAL]: [APPLICATIONS_KEY],
  [DOCUMENT_SIGNAL]: [APPLICATIONS_KEY],
  [CONSULTATION_SIGNAL]: [APPOINTMENTS_KEY],
  [SHEET_SIGNAL]: [profileQuery.queryKey, SUMMARY_KEY],
}

export default function HomePage() {
  const texts = useTexts('home')
  const errors = useTexts('errors')
  const describe = (error: unknown) => describeError(error, errors)
  useFreshData(STALE)
  return (
    <>
      <PageHead {...texts} />
      <Greeting />
      <div className={styles.home}>
        <div className={styles.main}>
          <div className={styles.next}>
            <Panel title={texts.nextTitle} describeError={describe}>
              <NextStepPanel />
            </Panel>
          </div>
          <Cases describe={describe} />
        </div>
        <div className={styles.aside}>
          <PanelBody describeError={describe}>
            <ProfileCompletionCard />
          </PanelBody>
          <Panel title={texts.score.title} describeError={describe}>
            <ScoreGlance />
          </Panel>
          <Panel title={texts.consultant} describeError={describe}>
            <ConsultantCard />
          </Panel>
          <NextAppointment describe={describe} />
        </div>
        <section className={styles.services}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{texts.services.title}</h2>
            <TextLink to={href('immigrationServices')}>{texts.services.all}</TextLink>
          </div>
          <NearestServices />
        </section>
      </div>
    </>
  )
}

/** Absent while none is booked: the card above it leads to the free times. */
function NextAppointment({ describe }: { describe: (error: unknown) => string }) {
  const { title } = useTexts('home').appointment
  const { data: appointments, isError } = useQuery(appointmentsQuery)
  const isShown = isError || (appointments && nextOf(appointments))
  if (!isShown) return null
  return (
    <Panel title={title} describeError={describe} skeleton={<SkeletonText lines={2} />}>
      <AppointmentPanel />
    </Panel>
  )
}

/** Absent while there is no application to tell about. */
function Cases({ describe }: { describe: (error: unknown) => string }) {
  const texts = useTexts('home').cases
  const { data: applications, isError } = useQuery(applicationsQuery)
  const isShown = isError || applications?.some(({ stage }) => !isOver(stage))
  if (!isShown) return null
  return (
    <Panel
      title={texts.title}
      describeError={describe}
      skeleton={<SkeletonList rows={2} />}
      actions={<TextLink to={href('applications')}>{texts.all}</TextLink>}
    >
      <CasesPanel />
    </Panel>
  )
}
