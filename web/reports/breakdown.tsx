import { answerBehind, type Places, type ReadingResult } from '@rahnama/contract/eligibility/eligibility.ts'
import { factorName } from '@rahnama/contract/texts/texts.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { placeOf } from './place-of.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

type Line = ReadingResult['crs']['lines'][number]

/** Every point opens its reason, its rule, its version and the answer behind it. */
export function Breakdown({ result: { crs, fsw }, places }: { result: ReadingResult; places: Places }) {
  const { report, score, sourceText, formats } = useWords()
  const sections = [...new Set(crs.lines.map(({ section }) => section))]
  return (
    <>
      {sections.map((section) => (
        <section key={section} className={styles.group}>
          <h3 className={styles.groupTitle}>
            {score.sections[section]} <span>{formats.points(crs[section].total)}</span>
          </h3>
          {crs.lines
            .filter((line) => line.section === section)
            .map((line) => (
              <FactorLine key={line.factor} line={line} places={places} />
            ))}
        </section>
      ))}
      <Alert>{report.breakdown.jobOffer}</Alert>
      <section className={styles.group}>
        <h3 className={styles.groupTitle}>
          {report.fsw.heading} <span>{formats.points(fsw.total)}</span>
        </h3>
        <p className={styles.soft}>{report.fsw.lead}</p>
        <p>{score.fsw[fsw.passes ? 'passed' : 'failed'](formats.number(fsw.total), formats.number(fsw.passMark))}</p>
        {fsw.lines.map((line) => (
          <Disclosure
            key={line.factor}
            summary={<Summary name={score.fsw.factors[line.factor]} points={line.points} maximum={line.maximum} />}
          >
            <p>{score.fsw.reasons[line.reason]}</p>
            {line.claims && (
              <ul>
                {line.claims.map(({ claim, points }) => (
                  <li key={claim}>
                    {score.fsw.claims[claim]}: {formats.points(points)}
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.faint}>{sourceText(line.source)}</p>
          </Disclosure>
        ))}
      </section>
    </>
  )
}

function FactorLine({ line, places }: { line: Line; places: Places }) {
  const { texts, report, score, sourceText, formats } = useWords()
  const { number, points, date } = formats
  return (
    <Disclosure summary={<Summary name={factorName(score, line)} points={line.points} maximum={line.maximum} />}>
      <p>{score.reasons[line.reason]}</p>
      {line.abilities && (
        <ul>
          {line.abilities.map((each) => (
            <li key={each.ability}>
              {report.breakdown.ability(
                score.language.abilities[each.ability],
                score.levelPoints[each.reason],
                points(each.points),
              )}
            </li>
          ))}
        </ul>
      )}
      {line.wasted && line.cap && <p>{score.wasted(number(line.wasted), score.caps[line.cap])}</p>}
      <p className={styles.faint}>
        {sourceText(line.source)} · {texts.rule(date(line.ruleSet))}
      </p>
      <TextLink to={placeOf(places, answerBehind(line))}>{texts.answer}</TextLink>
    </Disclosure>
  )
}

function Summary({ name, points, maximum }: { name: string; points: number; maximum: number }) {
  const { score, formats } = useWords()
  return (
    <span className={styles.line}>
      <span>{name}</span>
      <span className={styles.points} data-none={points === 0 || undefined}>
        {score.maximum(formats.number(points), formats.number(maximum))}
      </span>
    </span>
  )
}
