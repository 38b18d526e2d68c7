import { stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import styles from './file-field.module.css'

export type FileProblem = { name: string; fault: string }

/** The files that were turned away, each with its own reason. */
export function FileProblems({ problems }: { problems: readonly FileProblem[] }) {
  const texts = useTexts('ui').fileField
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className={styles.problems}>
          <strong>{texts.problems}</strong>
          <ul>
            {problems.map(({ name, fault }) => (
              <li key={name}>
                <bdi>{stripBidiControls(name)}</bdi>: {fault}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
