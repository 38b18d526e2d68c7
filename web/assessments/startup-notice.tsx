import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { noticeText } from '@rahnama/contract/texts/texts.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useRulebook } from '../rulebook/rulebook.ts'
import { Alert } from '../ui/alert/alert.tsx'
import styles from './assessments.module.css'
import { closingsOn } from './services.ts'

/**
 * That the Start-up Visa takes nobody now, since when and who says so; its forms are preparation then. Our own words name
 * their day; what the owner wrote may not.
 */
export function StartupNotice() {
  const texts = useTexts('assessments').notice
  const { names, intakeStatuses, notices } = useTexts('programs')
  const { named } = useTexts('intakeSources')
  const { language } = useLanguage()
  const { date } = formats(language)
  const { ledger } = useRulebook() ?? SHIPPED_RULEBOOK
  const closings = closingsOn('SUV', officeDay(new Date()), ledger)
  const now = closings.at(-1)
  if (!now) return null
  return (
    <Alert tone="warning" title={texts.title(names.SUV.name, intakeStatuses[now.status])}>
      <ul className={styles.closings}>
        {closings.map(({ notice, since, source }) => (
          <li key={since + source}>
            {noticeText(notices, notice, language)}{' '}
            <span className={styles.source}>
              {typeof notice !== 'string' && texts.since(date(since))} {texts.source} {named(source)}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.preparation}</p>
    </Alert>
  )
}
