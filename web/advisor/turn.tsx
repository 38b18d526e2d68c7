import type { AdvisorPart, AdvisorTurn } from '@rahnama/contract/advisor/advisor.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './advisor.module.css'
import { HandOver } from './hand-over.tsx'
import { Sources } from './sources.tsx'
import { TurnActs } from './turn-acts.tsx'

const directionOf = (language: string) => (language === 'fa' ? 'rtl' : 'ltr')

type TurnProps = { turn: AdvisorTurn; onAsk: (question: string) => void; onChanged: () => unknown }

/** One question and its answer, in the language it was asked in. */
export function Turn({ turn, onAsk, onChanged }: TurnProps) {
  const texts = useTexts('advisor')
  const { date } = formats(useLanguage().language)
  const { id, question, language, state, parts, choices, draft, isRight, correction } = turn
  return (
    <li className={styles.turn} aria-labelledby={`asked-${id}`}>
      <p id={`asked-${id}`} className={styles.question} dir="auto">
        {question}
      </p>
      <div className={styles.answer} lang={language} dir={directionOf(language)}>
        {parts.map((part, place) => (
          <Part key={place} part={part} />
        ))}
        <Choices label={texts.choices} choices={choices} onAsk={onAsk} />
        {state === 'answering' && <p className={styles.faint}>{texts.answering}</p>}
        {state === 'stopped' && <p className={styles.faint}>{texts.stopped}</p>}
      </div>
      {correction && (
        <aside className={styles.correction} aria-label={texts.correction}>
          <p className={styles.partHeading}>{texts.corrected(date(correction.at))}</p>
          <p dir="auto">{correction.text}</p>
        </aside>
      )}
      {draft && <HandOver draft={draft} question={question} />}
      {state !== 'answering' && <TurnActs turn={turn} onChanged={onChanged} />}
      {isRight === false && <Otherwise turn={turn} onAsk={onAsk} />}
    </li>
  )
}

/** Not what was asked for: near questions first, and a person in any case. */
function Otherwise({ turn, onAsk }: Pick<TurnProps, 'turn' | 'onAsk'>) {
  const texts = useTexts('advisor')
  const { choices, draft } = turn.otherwise
  return (
    <div className={styles.otherwise}>
      {choices.length > 0 && <p>{texts.didYouMean}</p>}
      <div lang={turn.language} dir={directionOf(turn.language)}>
        <Choices label={texts.didYouMean} choices={choices} onAsk={onAsk} />
      </div>
      {!turn.draft && draft !== '' && <HandOver draft={draft} question={turn.question} />}
    </div>
  )
}

type ChoicesProps = { label: string; choices: readonly string[]; onAsk: (question: string) => void }

function Choices({ label, choices, onAsk }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice}>
          <Button size="small" onClick={() => onAsk(choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The question stands there at once, whatever the connection. */
export function PendingTurn({ question }: { question: string }) {
  const texts = useTexts('advisor')
  return (
    <li className={styles.turn}>
      <p className={styles.question} dir="auto">
        {question}
      </p>
      <p className={styles.faint}>{texts.answering}</p>
    </li>
  )
}

const MOST_SENTENCES = 4
const MOST_ROWS = 8

/** Four sentences and a short table; the rest is there for whoever wants more. */
function Part({ part: { heading, sentences, table, sources, link, outcome } }: { part: AdvisorPart }) {
  const { more } = useTexts('advisor')
  const [isOpened, setIsOpened] = useState(false)
  const isWhole = isOpened || (sentences.length <= MOST_SENTENCES && (table?.rows.length ?? 0) <= MOST_ROWS)
  const [said, rows] = isWhole
    ? [sentences, table?.rows]
    : [sentences.slice(0, MOST_SENTENCES), table?.rows.slice(0, MOST_ROWS)]
  return (
    <section className={styles.part} data-outcome={outcome}>
      {heading && <p className={styles.partHeading}>{heading}</p>}
      {said.map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
      {table && rows && <PartTable head={table.head} rows={rows} />}
      {!isWhole && (
        <p>
          <Button size="small" onClick={() => setIsOpened(true)}>
            {more}
          </Button>
        </p>
      )}
      {link && (
        <p>
          <ButtonLink size="small" to={link.href} iconEnd="chevron-forward">
            {link.label}
          </ButtonLink>
        </p>
      )}
      <Sources sources={sources} />
    </section>
  )
}

function PartTable({ head, rows }: NonNullable<AdvisorPart['table']>) {
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={head.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
