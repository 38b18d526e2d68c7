import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import styles from './assessments.module.css'
import { closingsOn } from './services.ts'

/** That the Start-up Visa takes nobody now, since when and who says so; its forms are preparation then. */
export function StartupNotice() {
  const texts = useTexts('assessments').notice
  const { names, intakeStatuses, notices } = useTexts('programs')
  const { named } = useTexts('intakeSources')
  const { date } = formats(useLanguage().language)
  const closings = closingsOn('SUV', officeDay(new Date()))
  const now = closings.at(-1)
  if (!now) return null
  return (
    <Alert tone="warning" title={texts.title(names.SUV.name, intakeStatuses[now.status])}>
      <ul className={styles.closings}>
        {closings.map(({ notice, since, source }) => (
          <li key={notice}>
            {notices[notice]}{' '}
            <span className={styles.source}>
              {texts.since(date(since))} {texts.source} {named(source)}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.preparation}</p>
    </Alert>
  )
}
