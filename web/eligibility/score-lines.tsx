import { formats } from '@rahnama/contract/locale/locale.ts'
import type { CrsLine, CrsResult, CrsSection } from '@rahnama/rules/crs/crs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import styles from './score-lines.module.css'

/** Every factor with its reason; those that bring nothing are told, too. */
export function ScoreLines({ crs }: { crs: CrsResult }) {
  const texts = useTexts('selfCheck').result
  const score = useTexts('score')
  const { number } = formats(useLanguage().language)
  const nameOf = ({ section, factor }: CrsLine) =>
    (score.factors[section] as Partial<Record<typeof factor, string>>)[factor] ?? ''
  const sections = [...new Set(crs.lines.map(({ section }) => section))]
  return (
    <>
      <p>{score.scoredAs[crs.scoredAsReason]}</p>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.factor}</th>
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        {sections.map((section: CrsSection) => (
          <tbody key={section}>
            <tr className={styles.section}>
              <th scope="rowgroup">{score.sections[section]}</th>
              <td>{number(crs[section].total)}</td>
            </tr>
            {crs.lines
              .filter((line) => line.section === section)
              .map((line) => (
                <tr key={line.factor}>
                  <th scope="row">
                    {nameOf(line)}
                    <span className={styles.reason}>{score.reasons[line.reason]}</span>
                  </th>
                  <td>{score.maximum(number(line.points), number(line.maximum))}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
