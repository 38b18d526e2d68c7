import type { Shortfall } from '@rahnama/contract/eligibility/eligibility.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { requirementText } from '@rahnama/contract/texts/texts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import styles from './shortfall.module.css'

/** The requirements that are not met, what would settle each, and the better way where there is one. */
export function ShortfallList({ shortfall: { unmet, better } }: { shortfall: Shortfall }) {
  const texts = useTexts('applications').shortfall
  const eligibility = useTexts('eligibility')
  const report = useTexts('report')
  const { names } = useTexts('programs')
  const format = formats(useLanguage().language)
  return (
    <div className={styles.shortfall}>
      <ul className={styles.unmet}>
        {unmet.map((requirement) => (
          <li key={requirement.id}>
            <strong>{eligibility.requirements[requirement.id]}</strong>{' '}
            {requirementText(eligibility, report, format, requirement)}
            {requirement.settledBy && (
              <span className={styles.settle}>
                {report.programs.settle(eligibility.settlings[requirement.settledBy])}
              </span>
            )}
          </li>
        ))}
      </ul>
      {better && (
        <p>
          {texts.better(names[better].name)} <TextLink to={href('report')}>{texts.compare}</TextLink>
        </p>
      )}
    </div>
  )
}
