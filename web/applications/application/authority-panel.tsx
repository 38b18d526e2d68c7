import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ExactDay } from '../../ui/exact-day/exact-day.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'
import { Panel } from '../../ui/panel/panel.tsx'

const DAYS = ['filedOn', 'biometricsBy', 'biometricsOn', 'medicalBy', 'medicalOn', 'decidedOn'] as const

/** The number and the days the authority gave; nothing while it gave none. */
export function AuthorityPanel({ dates }: { dates: AuthorityDates | null }) {
  const { authority } = useTexts('applications').one
  const { code } = formats(useLanguage().language)
  if (!dates || Object.values(dates).every((value) => value === null)) return null
  return (
    <Panel title={authority.title}>
      <Facts>
        {dates.authorityNumber && <Fact name={authority.number}>{code(dates.authorityNumber)}</Fact>}
        {DAYS.map((day) => {
          const on = dates[day]
          return (
            on && (
              <Fact key={day} name={authority[day]}>
                <ExactDay on={on} weekday />
              </Fact>
            )
          )
        })}
      </Facts>
    </Panel>
  )
}
