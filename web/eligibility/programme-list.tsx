import { formats } from '@rahnama/contract/locale/locale.ts'
import type {
  IntakeStatus,
  Programme,
  ProgrammeResult,
  Requirement,
  Verdict,
} from '@rahnama/rules/programmes/programmes.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import styles from './programme-list.module.css'
import shared from './self-check-result.module.css'

/** The programmes the short answers say something about. */
const JUDGED: readonly Programme[] = ['FSW', 'CEC', 'FST', 'PNP']

const TONES: Record<Verdict, BadgeTone> = {
  eligible: 'success',
  unknown: 'info',
  notEligible: 'neutral',
  closed: 'warning',
}
const INTAKE_TONES: Record<IntakeStatus, BadgeTone> = {
  open: 'success',
  'open-capped': 'success',
  paused: 'warning',
  closed: 'danger',
  'coming-soon': 'info',
  'not-recorded': 'neutral',
}

export function ProgrammeList({ programmes }: { programmes: readonly ProgrammeResult[] }) {
  const texts = useTexts('selfCheck').result
  const judged = programmes.filter(({ programme }) => JUDGED.includes(programme))
  const others = programmes.filter(({ programme }) => !JUDGED.includes(programme))
  return (
    <>
      <section className={shared.section}>
        <h2>{texts.programmes}</h2>
        <p className={shared.lead}>{texts.programmesLead}</p>
        <ul className={styles.cards}>
          {judged.map((result) => (
            <JudgedProgramme key={result.programme} result={result} />
          ))}
        </ul>
      </section>
      <section className={shared.section}>
        <h2>{texts.others}</h2>
        <p className={shared.lead}>{texts.othersLead}</p>
        <ul className={styles.others}>
          {others.map((result) => (
            <OtherProgramme key={result.programme} result={result} />
          ))}
        </ul>
      </section>
    </>
  )
}

function JudgedProgramme({ result }: { result: ProgrammeResult }) {
  const { programme, verdict, intake } = result
  const texts = useTexts('selfCheck').result
  const { programmes, verdicts, notices } = useTexts('eligibility')
  const missing = missingFor(result)
  return (
    <Card as="li">
      <div className={styles.badges}>
        <Badge tone={TONES[verdict]}>{verdicts[verdict]}</Badge>
        <IntakeBadge intake={intake} />
      </div>
      <CardTitle>{programmes[programme].name}</CardTitle>
      <p className={shared.lead}>{programmes[programme].summary}</p>
      <p>{notices[intake.notice]}</p>
      {missing.length === 0 ? (
        verdict === 'eligible' && <p>{texts.nothingMissing}</p>
      ) : (
        <>
          <p className={styles.missing}>{texts.missing}</p>
          <ul className={styles.requirements}>
            {missing.map((requirement) => (
              <Missing key={requirement.id} requirement={requirement} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Of a programme with several ways in, what the nearest one still wants. */
function missingFor({ route, routes, requirements }: ProgrammeResult): readonly Requirement[] {
  const chosen = routes?.find((each) => each.route === route)
  return (chosen?.requirements ?? requirements).filter(({ hard, status }) => hard && status !== 'met')
}

function Missing({ requirement: { id, reason } }: { requirement: Requirement }) {
  const { requirements, reasons } = useTexts('eligibility')
  return (
    <li>
      {requirements[id]} <span className={shared.lead}>{reasons[reason]}</span>
    </li>
  )
}

function OtherProgramme({ result: { programme, intake } }: { result: ProgrammeResult }) {
  const { programmes, notices } = useTexts('eligibility')
  return (
    <li>
      <strong>{programmes[programme].name}</strong> <IntakeBadge intake={intake} />
      <p className={shared.lead}>{notices[intake.notice]}</p>
    </li>
  )
}

function IntakeBadge({ intake: { status, since } }: { intake: ProgrammeResult['intake'] }) {
  const { intakeStatuses } = useTexts('eligibility')
  const { date } = formats(useLanguage().language)
  const texts = useTexts('selfCheck').result
  const isOpen = status === 'open' || status === 'open-capped'
  const said = isOpen ? intakeStatuses[status] : texts.intake(intakeStatuses[status], date(since, 'medium'))
  return <Badge tone={INTAKE_TONES[status]}>{said}</Badge>
}
