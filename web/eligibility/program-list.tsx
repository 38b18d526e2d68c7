import { noticeText } from '@rahnama/contract/texts/texts.ts'
import { type PersonalProgram, requirementsOf } from '@rahnama/rules/program-order/program-order.ts'
import type { Program, Requirement } from '@rahnama/rules/programs/programs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { IntakeBadge, VerdictBadge } from './badges.tsx'
import styles from './program-list.module.css'
import shared from './self-check-result.module.css'

/** The programs the short answers say something about. */
const JUDGED: readonly Program[] = ['FSW', 'CEC', 'FST', 'PNP']

export function ProgramList({ programs }: { programs: readonly PersonalProgram[] }) {
  const texts = useTexts('selfCheck').result
  const judged = programs.filter(({ program, aside }) => !aside && JUDGED.includes(program))
  const others = programs.filter((each) => !judged.includes(each))
  return (
    <>
      <section className={shared.section}>
        <p className={shared.lead}>{texts.programsLead}</p>
        <ul className={styles.cards}>
          {judged.map((result) => (
            <JudgedProgram key={result.program} result={result} />
          ))}
        </ul>
      </section>
      <section className={shared.section}>
        <h3>{texts.others}</h3>
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

function JudgedProgram({ result }: { result: PersonalProgram }) {
  const { program, verdict, intake } = result
  const texts = useTexts('selfCheck').result
  const { names, notices } = useTexts('programs')
  const { language } = useLanguage()
  const missing = missingFor(result)
  return (
    <Card as="li">
      <div className={styles.badges}>
        <VerdictBadge verdict={verdict} />
        <IntakeBadge intake={intake} />
      </div>
      <CardTitle>{names[program].name}</CardTitle>
      <p className={shared.lead}>{names[program].summary}</p>
      <p>{noticeText(notices, intake.notice, language)}</p>
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
function missingFor(result: PersonalProgram): readonly Requirement[] {
  return requirementsOf(result).filter(({ hard, status }) => hard && status !== 'met')
}

function Missing({ requirement: { id, reason } }: { requirement: Requirement }) {
  const { requirements, reasons } = useTexts('eligibility')
  return (
    <li>
      {requirements[id]} <span className={shared.lead}>{reasons[reason]}</span>
    </li>
  )
}

function OtherProgram({ result: { program, intake, aside } }: { result: PersonalProgram }) {
  const { names, notices } = useTexts('programs')
  const { language } = useLanguage()
  const { asides } = useTexts('eligibility')
  return (
    <li>
      <strong>{names[program].name}</strong> <IntakeBadge intake={intake} />
      {aside && <p>{asides[aside]}</p>}
      <p className={shared.lead}>{noticeText(notices, intake.notice, language)}</p>
    </li>
  )
}
