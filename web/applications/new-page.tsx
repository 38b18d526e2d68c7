import { isOver } from '@rahnama/contract/application-standings.ts'
import { PROGRAMMES, type Programme } from '@rahnama/rules/programmes/programmes.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import styles from './new-page.module.css'
import { applicationsQuery } from './queries.ts'
import { StartApplication } from './start-application.tsx'

/** Every programme an application can be made to; one that is open already is opened again. */
export default function NewPage() {
  const texts = useTexts('applications')
  return (
    <>
      <PageHead title={texts.choose.title} lead={texts.choose.lead} />
      <PageHeader
        title={texts.choose.heading}
        lead={texts.choose.lead}
        trail={[{ label: texts.heading, to: href('applications') }]}
      />
      <ul className={styles.programmes}>
        {PROGRAMMES.map((programme) => (
          <ProgrammeCard key={programme} programme={programme} />
        ))}
      </ul>
    </>
  )
}

function ProgrammeCard({ programme }: { programme: Programme }) {
  const texts = useTexts('applications').choose
  const { name, summary } = useTexts('programmes').names[programme]
  const { data: applications = [] } = useQuery(applicationsQuery)
  const open = applications.find((each) => each.programme === programme && !isOver(each.stage))
  return (
    <Card as="li" className={styles.programme}>
      <CardTitle level={2}>{name}</CardTitle>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.act}>{open ? <OpenOne id={open.id} name={name} /> : <Start programme={programme} />}</div>
      {programme === 'SUV' && <p className={styles.note}>{texts.prepared}</p>}
    </Card>
  )
}

function OpenOne({ id, name }: { id: string; name: string }) {
  const texts = useTexts('applications').choose
  return (
    <ButtonLink to={href('application', { id })} aria-label={`${texts.open}: ${name}`}>
      {texts.open}
    </ButtonLink>
  )
}

/** The transfer's own form is its application. */
function Start({ programme }: { programme: Programme }) {
  const texts = useTexts('applications').choose
  if (programme !== 'ICT') return <StartApplication programme={programme} />
  return <ButtonLink to={href('transfer')}>{texts.form}</ButtonLink>
}
