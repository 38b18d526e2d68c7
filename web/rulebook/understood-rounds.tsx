import type { FieldFault } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { RoundEntry, UnderstoodRound } from '@rahnama/contract/rulebook/rulebook.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import styles from './rulebook.module.css'

/** Each line of the text with the round that was found in it, or with what is wrong. */
export function UnderstoodRounds({ rows }: { rows: readonly UnderstoodRound[] }) {
  const texts = useTexts('rulebook').rounds.paste
  return (
    <section aria-label={texts.understood}>
      <h3>{texts.understood}</h3>
      <ol className={styles.entries}>
        {rows.map((row, place) => (
          <li key={place}>
            <p className={styles.original} dir="ltr">
              {row.original}
            </p>
            {row.round ? <Understood round={row.round} unusual={row.unusual} /> : <Faulty faults={row.faults} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Understood({ round, unusual }: { round: RoundEntry; unusual: UnderstoodRound['unusual'] }) {
  const texts = useTexts('rulebook').rounds.paste
  const columns = useTexts('rulebookColumns')
  const { roundCategories } = useTexts('eligibility')
  const { date, number, digits } = formats(useLanguage().language)
  return (
    <>
      <p className={styles.line}>
        {unusual.length === 0 ? (
          <Badge tone="success">{texts.ready}</Badge>
        ) : (
          unusual.map((each) => (
            <Badge key={each} tone="warning" icon="warning">
              {texts.unusual[each]}
            </Badge>
          ))
        )}
      </p>
      <Facts>
        {round.number !== undefined && <Fact name={columns.number}>{digits(String(round.number))}</Fact>}
        <Fact name={columns.on}>{date(round.on)}</Fact>
        <Fact name={columns.category}>{roundCategories[round.category]}</Fact>
        <Fact name={columns.invitations}>{number(round.invitations)}</Fact>
        <Fact name={columns.cutOff}>{number(round.cutOff)}</Fact>
        {round.tieBreak && (
          <Fact name={columns.tieBreak}>
            <Moment at={round.tieBreak} />
          </Fact>
        )}
      </Facts>
    </>
  )
}

function Faulty({ faults }: { faults: UnderstoodRound['faults'] }) {
  const { wrong } = useTexts('rulebook').rounds.paste
  const errors = useTexts('errors').faults
  return (
    <ul className={styles.faults}>
      {faults.map(({ field, fault }) => {
        const name = wrong[field as keyof typeof wrong] ?? field
        return (
          <li key={field + fault}>
            <Badge tone="danger" icon="warning">
              {field === 'line' ? name : `${name}: ${errors[fault as FieldFault]}`}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
