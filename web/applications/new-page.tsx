import { isOver } from '@rahnama/contract/application-standings.ts'
import type { ProgramGlance } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../app/page.tsx'
import { VerdictBadge } from '../eligibility/eligibility.tsx'
import { ProgramFees } from '../fees/fees.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { summaryQuery } from '../reports/reports.tsx'
import { href } from '../site-map.ts'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import { Loaded } from './loaded.tsx'
import styles from './new-page.module.css'
import { applicationsQuery } from './queries.ts'
import { StartApplication } from './start-application.tsx'

/** Every program an application can be made to, in the order of this person; one that is open already is opened again. */
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
      <Loaded query={summaryQuery} skeleton={<SkeletonCards count={3} />}>
        {({ programs }) => (
          <>
            <Programs programs={programs.filter(({ aside }) => !aside)} />
            <Disclosure summary={texts.choose.others}>
              <Programs programs={programs.filter(({ aside }) => aside)} />
            </Disclosure>
          </>
        )}
      </Loaded>
    </>
  )
}

function Programs({ programs }: { programs: readonly ProgramGlance[] }) {
  return (
    <ul className={styles.programs}>
      {programs.map((glance) => (
        <ProgramCard key={glance.program} glance={glance} />
      ))}
    </ul>
  )
}

function ProgramCard({ glance: { program, verdict, aside, met, required } }: { glance: ProgramGlance }) {
  const texts = useTexts('applications').choose
  const { name, summary } = useTexts('programs').names[program]
  const { asides } = useTexts('eligibility')
  const { requirementsOf } = useTexts('reports')
  const { number } = formats(useLanguage().language)
  const { data: applications = [] } = useQuery(applicationsQuery)
  const open = applications.find((each) => each.program === program && !isOver(each.stage))
  return (
    <Card as="li" className={styles.program}>
      <CardTitle level={2}>{name}</CardTitle>
      <div>
        <VerdictBadge verdict={verdict} />
      </div>
      <p className={styles.summary}>{summary}</p>
      <p>{aside ? asides[aside] : requirementsOf(number(met), number(required))}</p>
      <ProgramFees program={program} />
      <div className={styles.act}>{open ? <OpenOne id={open.id} name={name} /> : <Start program={program} />}</div>
      {program === 'SUV' && <p className={styles.note}>{texts.prepared}</p>}
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
function Start({ program }: { program: Program }) {
  const texts = useTexts('applications').choose
  if (program !== 'ICT') return <StartApplication program={program} />
  return <ButtonLink to={href('transfer')}>{texts.form}</ButtonLink>
}
