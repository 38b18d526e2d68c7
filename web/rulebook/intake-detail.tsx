import { formats } from '@rahnama/contract/locale/locale.ts'
import type { LedgerEntry, NamedService } from '@rahnama/contract/rulebook/rulebook.ts'
import { INTAKE_TONES, noticeText } from '@rahnama/contract/texts/texts.ts'
import type { IntakeId, IntakeStatus, Notice } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { EntryActs } from './entry-acts.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { IntakeEffect } from './intake-effect.tsx'
import { IntakeForm } from './intake-form.tsx'
import { intakeQuery } from './queries.ts'
import styles from './rulebook.module.css'
import { Source, Stamps } from './stamps.tsx'

/** One program: where its status is read, what can be entered, and everything that was ever said of it. */
export function IntakeDetail({ intake }: { intake: IntakeId }) {
  const texts = useTexts('rulebook')
  const names = useTexts('intakeNames')
  const errors = useTexts('errors')
  const { data, error } = useQuery(intakeQuery(intake))
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data) return <SkeletonList rows={5} />
  const { entries, services } = data
  return (
    <div className={styles.detail}>
      <p className={styles.name}>{names[intake]}</p>
      <IntakeEffect services={services} />
      <div className={styles.acts}>
        <IntakeForm {...{ intake, services }} />
      </div>
      <section>
        <h3>{texts.history}</h3>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <LedgerLine {...{ entry, intake, services }} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type LedgerLineProps = { entry: LedgerEntry; intake: IntakeId; services: readonly NamedService[] }

function LedgerLine({ entry, intake, services }: LedgerLineProps) {
  const { programs: texts } = useTexts('rulebook')
  const { intakeStatuses, notices } = useTexts('eligibility')
  const { language } = useLanguage()
  const { date } = formats(language)
  const status = entry.status as IntakeStatus
  const name = `${intakeStatuses[status]}, ${date(entry.from)}`
  return (
    <>
      <p className={styles.line}>
        <Badge tone={INTAKE_TONES[status]}>{intakeStatuses[status]}</Badge> {texts.since(date(entry.from))}{' '}
        <EntryBadge state={entry.state} />
      </p>
      <p className={styles.notice}>{noticeText(notices, entry.notice as Notice, language)}</p>
      <p className={styles.soft}>
        <Source source={entry.source} />
      </p>
      <Stamps entry={entry} />
      <div className={styles.acts}>
        {entry.state === 'entered' && <IntakeForm {...{ intake, services, entry }} />}
        <EntryActs kind="intakes" id={entry.id} state={entry.state} name={name} />
      </div>
    </>
  )
}
