import { formats } from '@rahnama/contract/locale/locale.ts'
import type { CrsResult } from '@rahnama/rules/crs/crs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'

/** Which rules were used, since when they hold, and what is reported beyond them. */
export function RuleBasis({
  crs: { ruleSet, notice },
  on,
}: {
  crs: Pick<CrsResult, 'ruleSet' | 'notice'>
  on: string
}) {
  const { basis } = useTexts('report')
  const { rulesSince, notices } = useTexts('score')
  const { noPromise } = useTexts('eligibility')
  const { date } = formats(useLanguage().language)
  return (
    <Alert tone={notice ? 'warning' : 'info'} title={basis.heading}>
      <p>
        {rulesSince(date(ruleSet))}. {basis.asOf(date(on))}.
      </p>
      {notice && <p>{notices[notice.code](date('since' in notice ? notice.since : notice.until))}</p>}
      <p>{noPromise}</p>
    </Alert>
  )
}
