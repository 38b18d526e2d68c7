import type { BothNames, CaseFlag, DeskRow, Presence } from '@rahnama/contract/cases/cases.ts'
import { deviceTimeZone, formats, isolate, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { Moment } from '../../ui/moment/moment.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './queue-table.module.css'

type RowProps = { row: DeskRow }

/** In both scripts; the one of the reader's own language first. */
export function Names({ latin, persian }: BothNames) {
  const { language } = useLanguage()
  const names = persian ? [latin, persian] : [latin]
  const [first, second] = language === 'fa' ? names.toReversed() : names
  return (
    <span className={styles.names} title={names.join(' · ')}>
      <bdi className={styles.cut}>{first}</bdi>
      {second && (
        <>
          <span className={styles.dot}>·</span>
          <bdi className={styles.secondName}>{second}</bdi>
        </>
      )}
    </span>
  )
}

export function PresenceMarks({ present }: { present: readonly Presence[] }) {
  const { looking, writing } = useTexts('desk').queue
  const { list } = formats(useLanguage().language)
  const groups = [
    { icon: 'eye', say: looking, people: present.filter(({ mode }) => mode === 'looking') },
    { icon: 'edit', say: writing, people: present.filter(({ mode }) => mode !== 'looking') },
  ] as const
  return groups
    .filter(({ people }) => people.length > 0)
    .map(({ icon, say, people }) => (
      <Sign key={icon} icon={icon} tone="info" text={say(list(people.map(({ name }) => name)))} />
    ))
}

/** Whoever is away keeps the case; that it can be claimed is said beside them. */
export function Owner({ name, isPooled }: { name: string; isPooled: boolean }) {
  const { pooled } = useTexts('desk').queue
  return (
    <span className={styles.person}>
      <bdi className={styles.cut} title={name}>
        {name}
      </bdi>
      {isPooled && <Sign icon="clock" tone="warning" text={pooled(isolate(name))} />}
    </span>
  )
}

/** An icon whose words are there for whoever points at it or hears it. */
function Sign({ icon, tone, text, count }: { icon: IconName; tone: string; text: string; count?: string }) {
  return (
    <span className={styles.sign} data-tone={tone} title={text}>
      <Icon name={icon} size="small" />
      {count && <span aria-hidden="true">{count}</span>}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

export function TurnCell({ row: { kind, turn, reason, excerpt, snooze } }: RowProps) {
  const { queue } = useTexts('desk')
  const { turns, reasons } = useTexts('caseWords')
  const { language } = useLanguage()
  if (snooze) {
    const { dateTime } = formats(language, { timeZone: deviceTimeZone() || OFFICE_TIME_ZONE })
    const until = snooze.until
      ? (snooze.untilReply ? queue.snoozedUntilOr : queue.snoozedUntil)(dateTime(snooze.until, { weekday: true }))
      : queue.untilReply
    return <Line first={until} second={snooze.reason} isOwnWords />
  }
  if (kind !== 'case') return <Line first={queue.kindTurn[kind]} second={excerpt} isOwnWords />
  return <Line first={turns[turn]} second={reason && reasons[reason]} />
}

function Line({ first, second, isOwnWords = false }: { first: string; second: string | null; isOwnWords?: boolean }) {
  return (
    <span className={styles.line} title={second ? `${first}: ${second}` : first}>
      <span className={styles.cut}>{first}</span>
      {second && (
        <>
          <span className={styles.dot}>·</span>
          <span className={styles.secondName} {...(isOwnWords && { dir: 'auto' })}>
            {second}
          </span>
        </>
      )}
    </span>
  )
}

export function WorkCell({ row: { documentsToVerify, answersToRead } }: RowProps) {
  const { toVerify, toRead } = useTexts('desk').queue
  const { number } = formats(useLanguage().language)
  const signs = [
    { icon: 'documents', count: documentsToVerify, say: toVerify },
    { icon: 'messages', count: answersToRead, say: toRead },
  ] as const
  return signs
    .filter(({ count }) => count > 0)
    .map(({ icon, count, say }) => (
      <Sign key={icon} icon={icon} tone="plain" count={number(count)} text={say(number(count), count === 1)} />
    ))
}

const MINUTES_PER_HOUR = 60
/** The office is open for nine hours a day; past two of them days say more. */
const MINUTES_PER_DAY = 9 * MINUTES_PER_HOUR
const IN_DAYS_FROM = 2 * MINUTES_PER_DAY

/** How long the office has been open since the turn began. */
export function WaitingCell({ row: { waitingMinutes, since } }: RowProps) {
  const texts = useTexts('desk').queue
  const { minutes, hours, days, dateTime } = formats(useLanguage().language)
  const said =
    waitingMinutes < MINUTES_PER_HOUR
      ? minutes(waitingMinutes)
      : waitingMinutes < IN_DAYS_FROM
        ? hours(Math.floor(waitingMinutes / MINUTES_PER_HOUR))
        : days(Math.floor(waitingMinutes / MINUTES_PER_DAY))
  return <span title={`${texts.since} ${dateTime(since, { weekday: true })}`}>{said}</span>
}

export function DueCell({ row: { due, heading } }: RowProps) {
  const texts = useTexts('desk').queue
  if (!due) return null
  return (
    <span className={styles.dueTime} data-heading={heading}>
      {due.kind === 'deadline' && <Sign icon="flag" tone="plain" text={texts.due.deadline} />}
      <Moment at={due.at} />
    </span>
  )
}

const FLAG_ICONS: Record<CaseFlag, IconName> = {
  contradiction: 'warning',
  expiringDocument: 'clock',
  minor: 'family',
  refusedBefore: 'undo',
}

export function FlagsCell({ row: { flags } }: RowProps) {
  const words = useTexts('caseWords').flags
  return flags.map((flag) => <Sign key={flag} icon={FLAG_ICONS[flag]} tone="warning" text={words[flag]} />)
}
