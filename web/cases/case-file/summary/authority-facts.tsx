import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useId, useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DaysLeft } from '../days-left.tsx'
import { EditDates } from './edit-dates.tsx'
import styles from './summary.module.css'

const DAYS = ['filedOn', 'biometricsBy', 'biometricsOn', 'medicalBy', 'medicalOn', 'decidedOn'] as const
/** A deadline is met by the day on which it was done. */
const MET_BY: Partial<Record<keyof AuthorityDates, keyof AuthorityDates>> = {
  biometricsBy: 'biometricsOn',
  medicalBy: 'medicalOn',
}

/** What the authority gave; only what is known is drawn, and each deadline says how much time it leaves. */
export function AuthorityFacts({ file }: { file: CaseFile }) {
  const { dates: texts } = useTexts('caseFile')
  const { date, code } = formats(useLanguage().language)
  const id = useId()
  const [isEdited, setEdited] = useState(false)
  const { dates, closedAt } = file
  const known = DAYS.filter((name) => dates[name] !== null)
  const isOpen = (name: (typeof DAYS)[number]) => {
    const done = MET_BY[name]
    return done !== undefined && dates[done] === null && !closedAt
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {texts.title}
        </h2>
        {!closedAt && (
          <Button size="small" icon="edit" onClick={() => setEdited(true)}>
            {texts.edit}
          </Button>
        )}
      </div>
      {known.length === 0 && !dates.authorityNumber && <p className={styles.soft}>{texts.none}</p>}
      <dl className={styles.dates}>
        {dates.authorityNumber && (
          <div>
            <dt>{texts.names.authorityNumber}</dt>
            <dd>
              <bdi>{code(dates.authorityNumber)}</bdi>
            </dd>
          </div>
        )}
        {known.map((name) => {
          const day = dates[name] ?? ''
          return (
            <div key={name}>
              <dt>{texts.names[name]}</dt>
              <dd>
                {date(day)}
                {isOpen(name) && <DaysLeft on={day} />}
              </dd>
            </div>
          )
        })}
      </dl>
      {isEdited && <EditDates file={file} onClose={() => setEdited(false)} />}
    </section>
  )
}
