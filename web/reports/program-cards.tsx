import type { Places, ProgramStanding, RequirementStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { noticeText, requirementText } from '@rahnama/contract/texts/texts.ts'
import type { Status } from '@rahnama/rules/programs/programs.ts'
import { IntakeBadge, VerdictBadge } from '../eligibility/eligibility.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { placeOf } from './place-of.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

const MARKS: Record<Status, IconName> = { met: 'success', notMet: 'error', unknown: 'help' }

/** In the order of this person; each with everything it asks. */
export function ProgramCards({ programs, places }: { programs: readonly ProgramStanding[]; places: Places }) {
  return (
    <ul className={styles.cards}>
      {programs.map((each) => (
        <ProgramCard key={each.program} standing={each} places={places} />
      ))}
    </ul>
  )
}

function ProgramCard({ standing, places }: { standing: ProgramStanding; places: Places }) {
  const { program, verdict, aside, intake, route, otherRoutes, requirements } = standing
  const { texts, report, eligibility, sourceText, formats, language } = useWords()
  const required = requirements.filter(({ hard }) => hard)
  const met = required.filter(({ status }) => status === 'met')
  return (
    <Card as="li">
      <div className={styles.badges}>
        <VerdictBadge verdict={verdict} />
        <IntakeBadge intake={intake} />
      </div>
      <CardTitle>{eligibility.programs[program].name}</CardTitle>
      <p className={styles.soft}>{eligibility.programs[program].summary}</p>
      {aside && <p>{eligibility.asides[aside]}</p>}
      <p>{noticeText(eligibility.notices, intake.notice, language)}</p>
      {route && <p>{report.programs.route(eligibility.routes[route])}</p>}
      {otherRoutes.length > 0 && (
        <p className={styles.faint}>
          {report.programs.otherRoutes(formats.list(otherRoutes.map((each) => eligibility.routes[each.route])))}
        </p>
      )}
      <p className={styles.met}>{texts.requirementsOf(formats.number(met.length), formats.number(required.length))}</p>
      <Disclosure summary={texts.allRequirements}>
        <ul className={styles.requirements}>
          {requirements.map((each) => (
            <RequirementLine key={each.id} requirement={each} places={places} />
          ))}
        </ul>
        <p className={styles.faint}>{sourceText(intake.source)}</p>
      </Disclosure>
    </Card>
  )
}

function RequirementLine({ requirement, places }: { requirement: RequirementStanding; places: Places }) {
  const { id, status, settledBy, source, asks } = requirement
  const { texts, report, eligibility, sourceText, formats } = useWords()
  return (
    <li className={styles.requirement} data-status={status}>
      <Icon name={MARKS[status]} className={styles.mark} label={eligibility.statuses[status]} />
      <div>
        <p className={styles.asked}>{eligibility.requirements[id]}</p>
        <p>{requirementText(eligibility, report, formats, requirement)}</p>
        {settledBy && status !== 'met' && <p>{report.programs.settle(eligibility.settlings[settledBy])}</p>}
        <p className={styles.faint}>{sourceText(source)}</p>
        {status !== 'met' && <TextLink to={placeOf(places, asks)}>{texts.answer}</TextLink>}
      </div>
    </li>
  )
}
