import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useId } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/link/link.tsx'
import { partAddress } from '../parts.ts'
import { useContradictionText } from '../use-contradiction-text.ts'
import styles from './summary.module.css'

/** Answers that do not fit together, each with what the client says about it. */
export function Contradictions({ file: { folio, contradictions } }: { file: CaseFile }) {
  const { summary: texts } = useTexts('caseFile')
  const sayContradiction = useContradictionText()
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {texts.contradictions}
        </h2>
        <TextLink to={partAddress(folio, 'answers')}>{texts.showAnswers}</TextLink>
      </div>
      {contradictions.length === 0 && <p className={styles.soft}>{texts.noContradictions}</p>}
      {contradictions.length > 0 && (
        <ul className={styles.list}>
          {contradictions.map((each) => (
            <li key={`${each.code} ${each.answers.join(' ')}`}>
              <p>{sayContradiction(each)}</p>
              {each.explanation ? (
                <>
                  <p className={styles.soft}>{texts.explanation}</p>
                  <blockquote className={styles.quote} dir="auto">
                    {each.explanation}
                  </blockquote>
                </>
              ) : (
                <p className={styles.soft}>{texts.noExplanation}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
