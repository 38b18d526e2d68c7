import type { CaseSummary } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { href } from '../../../site-map.ts'
import { TextLink } from '../../../ui/link/link.tsx'
import styles from './header.module.css'

/** A client with several cases has them side by side. */
export function OtherCases({ cases }: { cases: readonly CaseSummary[] }) {
  const { otherCases } = useTexts('caseFile')
  const { stages } = useTexts('caseWords')
  const { names } = useTexts('programs')
  const { code } = formats(useLanguage().language)
  if (cases.length === 0) return null
  return (
    <div className={styles.others}>
      <span className={styles.label}>{otherCases}</span>
      <ul>
        {cases.map(({ folio, program, stage }) => (
          <li key={folio}>
            <TextLink to={href('caseFile', { folio })}>{code(folio)}</TextLink>
            <span>
              {names[program].name} · {stages[stage]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
