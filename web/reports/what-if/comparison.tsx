import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '../use-words.ts'
import type { Start, TriedOut } from './scenario.ts'
import styles from './what-if.module.css'

type Column = { key: number; name: string; tried: TriedOut }

/** Shows all scores in one line that stays in sight while the answers below it are changed. */
export function Comparison({ start, columns }: { start: Start; columns: readonly Column[] }) {
  const { texts, formats } = useWords()
  const words = texts.whatIf
  const { number } = formats
  const [first] = columns
  return (
    <div className={styles.pinned}>
      <table className={styles.comparison}>
        <caption>
          <VisuallyHidden>{words.comparison}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.today}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <strong>{number(first?.tried.old.total ?? 0)}</strong>
              <span>{words.met(start.met.length, number(start.met.length))}</span>
            </td>
            {columns.map(({ key, tried }) => (
              <td key={key}>
                <strong>{number(tried.new.total)}</strong>
                <span>{words.met(tried.met.length, number(tried.met.length))}</span>
                <Difference points={tried.difference} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Difference({ points }: { points: number }) {
  const { formats } = useWords()
  if (points === 0) return null
  return (
    <bdi dir="ltr" className={styles.difference} data-way={points > 0 ? 'more' : 'fewer'}>
      {points > 0 ? '+' : '−'}
      {formats.number(Math.abs(points))}
    </bdi>
  )
}
