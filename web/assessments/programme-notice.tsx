import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Intake, Programme } from '@rahnama/rules/programmes/programmes.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import styles from './assessments.module.css'

type ProgrammeNoticeProps = { programme: Programme; intake: Intake }

/** That a programme takes nobody now, since when and who says so; the form is preparation then. */
export function ProgrammeNotice({ programme, intake }: ProgrammeNoticeProps) {
  const texts = useTexts('assessments').notice
  const { programmes, intakeStatuses, notices } = useTexts('eligibility')
  const { date } = formats(useLanguage().language)
  return (
    <Alert tone="warning" title={texts.title(programmes[programme].name, intakeStatuses[intake.status])}>
      <p>{notices[intake.notice]}</p>
      <p>{texts.preparation}</p>
      <p className={styles.source}>
        {texts.since(date(intake.since))} {texts.source}{' '}
        <bdi lang="en" dir="ltr">
          {intake.source}
        </bdi>
      </p>
    </Alert>
  )
}
