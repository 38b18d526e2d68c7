import { formats } from '@rahnama/contract/locale/locale.ts'
import type { CrsResult } from '@rahnama/rules/crs/crs.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'

/** Which rules were used, since when they hold, and what is reported beyond them: one line that opens. */
export function RuleBasis({
  crs: { ruleSet, notice },
  on,
  children,
}: {
  crs: Pick<CrsResult, 'ruleSet' | 'notice'>
  on: string
  children?: ReactNode
}) {
  const { basis } = useTexts('report')
  const { rulesSince, notices } = useTexts('score')
  const { noPromise } = useTexts('eligibility')
  const { date } = formats(useLanguage().language)
  return (
    <Disclosure look="line" summary={basis.line(date(ruleSet), notice !== undefined)}>
      <p>
        {rulesSince(date(ruleSet))}. {basis.asOf(date(on))}.
      </p>
      {notice && <p>{notices[notice.code](date('since' in notice ? notice.since : notice.until))}</p>}
      <p>{noPromise}</p>
      {children}
    </Disclosure>
  )
}
