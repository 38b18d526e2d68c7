import type { Program, ProgramResult, Requirement } from '@rahnama/rules/programs/programs.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { IntakeBadge, VerdictBadge } from './badges.tsx'
import styles from './program-list.module.css'
import shared from './self-check-result.module.css'

/** The programs the short answers say something about. */
const JUDGED: readonly Program[] = ['FSW', 'CEC', 'FST', 'PNP']

export function ProgramList({ programs }: { programs: readonly ProgramResult[] }) {
  const texts = useTexts('selfCheck').result
  const judged = programs.filter(({ program }) => JUDGED.includes(program))
  const others = programs.filter(({ program }) => !JUDGED.includes(program))
  return (
    <>
      <section className={shared.section}>
        <h2>{texts.programs}</h2>
        <p className={shared.lead}>{texts.programsLead}</p>
        <ul className={styles.cards}>
          {judged.map((result) => (
            <JudgedProgram key={result.program} result={result} />
          ))}
        </ul>
      </section>
      <section className={shared.section}>
        <h2>{texts.others}</h2>
        <p className={shared.lead}>{texts.othersLead}</p>
        <ul className={styles.others}>
          {others.map((result) => (
            <OtherProgram key={result.program} result={result} />
          ))}
        </ul>
      </section>
    </>
  )
}

function JudgedProgram({ result }: { result: ProgramResult }) {
  const { program, verdict, intake } = result
  const texts = useTexts('selfCheck').result
  const { names, notices } = useTexts('programs')
  const missing = missingFor(result)
  return (
    <Card as="li">
      <div className={styles.badges}>
        <VerdictBadge verdict={verdict} />
        <IntakeBadge intake={intake} />
      </div>
      <CardTitle>{names[program].name}</CardTitle>
      <p className={shared.lead}>{names[program].summary}</p>
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

/** Finds what the nearest way into a program still wants. */
function missingFor({ route, routes, requirements }: ProgramResult): readonly Requirement[] {
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

function OtherProgram({ result: { program, intake } }: { result: ProgramResult }) {
  const { names, notices } = useTexts('programs')
  return (
    <li>
      <strong>{names[program].name}</strong> <IntakeBadge intake={intake} />
      <p className={shared.lead}>{notices[intake.notice]}</p>
    </li>
  )
}
