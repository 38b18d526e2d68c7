import { formats } from '@rahnama/contract/locale/locale.ts'
import type { RoundRow } from '@rahnama/contract/rulebook/rulebook.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { EntryActs } from './entry-acts.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { roundQuery } from './queries.ts'
import { RoundForm } from './round-form.tsx'
import styles from './rulebook.module.css'
import { Source, Stamps } from './stamps.tsx'

/** One round, what can be done with it, and every entry there was of it. */
export function RoundDetail({ id }: { id: string }) {
  const texts = useTexts('rulebook')
  const errors = useTexts('errors')
  const { data, error } = useQuery(roundQuery(id))
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data) return <SkeletonList rows={5} />
  const { round, history } = data
  return (
    <div className={styles.detail}>
      <RoundFacts round={round} />
      {(round.state === 'entered' || round.state === 'shipped') && (
        <div className={styles.acts}>
          <RoundForm round={round} />
        </div>
      )}
      <section>
        <h3>{texts.history}</h3>
        <ul className={styles.entries}>
          {history.map((entry) => (
            <li key={entry.id}>
              <HistoryLine entry={entry} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function RoundFacts({ round }: { round: RoundRow }) {
  const columns = useTexts('rulebookColumns')
  const { rounds: texts } = useTexts('rulebook')
  const { roundCategories } = useTexts('eligibility')
  const { date, number, digits } = formats(useLanguage().language)
  return (
    <Facts>
      <Fact name={columns.number}>{round.number === undefined ? texts.unnumbered : digits(String(round.number))}</Fact>
      <Fact name={columns.on}>{date(round.on)}</Fact>
      <Fact name={columns.category}>{roundCategories[round.category]}</Fact>
      <Fact name={columns.invitations}>{number(round.invitations)}</Fact>
      <Fact name={columns.cutOff}>{number(round.cutOff)}</Fact>
      {round.tieBreak && (
        <Fact name={columns.tieBreak}>
          <Moment at={round.tieBreak} />
        </Fact>
      )}
      <Fact name={columns.source}>
        <Source source={round.source} />
      </Fact>
    </Facts>
  )
}

function HistoryLine({ entry }: { entry: RoundRow }) {
  const { rounds: texts } = useTexts('rulebook')
  const columns = useTexts('rulebookColumns')
  const { number, date, digits } = formats(useLanguage().language)
  const name = entry.number === undefined ? texts.unnumbered : texts.numbered(digits(String(entry.number)))
  return (
    <>
      <p className={styles.line}>
        <EntryBadge state={entry.state} /> {date(entry.on)} · {columns.invitations}: {number(entry.invitations)} ·{' '}
        {columns.cutOff}: {number(entry.cutOff)}
      </p>
      <Stamps entry={entry} />
      <EntryActs kind="rounds" id={entry.id} state={entry.state} name={name} />
    </>
  )
}
