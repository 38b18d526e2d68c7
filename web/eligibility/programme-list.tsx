import type { Programme, ProgrammeResult, Requirement } from '@rahnama/rules/programmes/programmes.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { IntakeBadge, VerdictBadge } from './badges.tsx'
import styles from './programme-list.module.css'
import shared from './self-check-result.module.css'

/** The programmes the short answers say something about. */
const JUDGED: readonly Programme[] = ['FSW', 'CEC', 'FST', 'PNP']

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
  const { names, notices } = useTexts('programmes')
  const missing = missingFor(result)
  return (
    <Card as="li">
      <div className={styles.badges}>
        <VerdictBadge verdict={verdict} />
        <IntakeBadge intake={intake} />
      </div>
      <CardTitle>{names[programme].name}</CardTitle>
      <p className={shared.lead}>{names[programme].summary}</p>
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
  const { names, notices } = useTexts('programmes')
  return (
    <li>
      <strong>{names[programme].name}</strong> <IntakeBadge intake={intake} />
      <p className={shared.lead}>{notices[intake.notice]}</p>
    </li>
  )
}
