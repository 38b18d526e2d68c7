import { formats } from '@rahnama/contract/locale/locale.ts'
import type { LedgerEntry } from '@rahnama/contract/rulebook/rulebook.ts'
import { INTAKE_TONES, noticeText } from '@rahnama/contract/texts/texts.ts'
import type { IntakeId, IntakeStatus, Notice } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { EntryActs } from './entry-acts.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { IntakeForm } from './intake-form.tsx'
import { intakeQuery } from './queries.ts'
import styles from './rulebook.module.css'
import { Source, Stamps } from './stamps.tsx'

/** One program: where its status is read, what can be entered, and everything that was ever said of it. */
export function IntakeDetail({ intake }: { intake: IntakeId }) {
  const texts = useTexts('rulebook')
  const names = useTexts('intakeNames')
  const errors = useTexts('errors')
  const { language } = useLanguage()
  const { data, error } = useQuery(intakeQuery(intake))
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data) return <SkeletonList rows={5} />
  const { entries, services } = data
  return (
    <div className={styles.detail}>
      <p className={styles.name}>{names[intake]}</p>
      <section>
        {services.length > 0 ? (
          <>
            <p>{texts.programs.shownOn}</p>
            <ul>
              {services.map(({ slug, titles }) => (
                <li key={slug}>
                  <TextLink to={`${href('services')}#${slug}`}>{titles[language] ?? titles.en ?? slug}</TextLink>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{texts.programs.shownNowhere}</p>
        )}
        <p className={styles.soft}>{texts.programs.savedStay}</p>
      </section>
      <div className={styles.acts}>
        <IntakeForm intake={intake} />
      </div>
      <section>
        <h3>{texts.history}</h3>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <LedgerLine entry={entry} intake={intake} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function LedgerLine({ entry, intake }: { entry: LedgerEntry; intake: IntakeId }) {
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
        {entry.state === 'entered' && <IntakeForm intake={intake} entry={entry} />}
        <EntryActs kind="intakes" id={entry.id} state={entry.state} name={name} />
      </div>
    </>
  )
}
