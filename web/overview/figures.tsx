import { type Formats, formats } from '@rahnama/contract/locale/locale.ts'
import type { Figures as FiguresData } from '@rahnama/contract/overview.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Funnel, LineChart, StackedBars } from '../ui/chart/chart.tsx'
import styles from './overview.module.css'
import { usePeriod } from './period.tsx'
import { figuresQuery } from './queries.ts'

/** A few pictures, each with its table and the period before. */
export function Figures() {
  const [period] = usePeriod()
  const { data } = useSuspenseQuery(figuresQuery(period))
  return (
    <div className={styles.figures}>
      <NewClients newClients={data.newClients} />
      <AccountsToCases funnel={data.funnel} />
      <Stages stages={data.stages} />
      <Replies replies={data.replies} />
      <Consultations consultations={data.consultations} />
    </div>
  )
}

function NewClients({ newClients: { unit, points } }: Pick<FiguresData, 'newClients'>) {
  const texts = useTexts('overview').figures
  const { date, number } = formats(useLanguage().language)
  const sum = (of: 'now' | 'before') => number(points.reduce((total, point) => total + point[of], 0))
  return (
    <LineChart
      title={texts.newClients.title}
      about={texts.compared(sum('now'), sum('before'))}
      points={points.map(({ from }) => date(from, 'medium'))}
      series={[
        { label: texts.now, values: points.map(({ now }) => now) },
        { label: texts.before, values: points.map(({ before }) => before) },
      ]}
      fromZero
      pointHeader={texts.newClients[unit]}
    />
  )
}

function AccountsToCases({ funnel: { now, before, isSample } }: Pick<FiguresData, 'funnel'>) {
  const texts = useTexts('overview').figures.funnel
  const { number } = formats(useLanguage().language)
  return (
    <Funnel
      title={texts.title}
      about={`${texts.about(number(before.sent), number(before.accounts))}${isSample ? ` ${texts.sample}` : ''}`}
      itemHeader={texts.step}
      steps={[
        { label: texts.selfChecks, value: now.selfChecks },
        { label: texts.accounts, value: now.accounts },
        { label: texts.started, value: now.started },
        { label: texts.sent, value: now.sent },
      ]}
    />
  )
}

function Stages({ stages }: Pick<FiguresData, 'stages'>) {
  const texts = useTexts('overview').figures.stages
  const names = useTexts('caseWords').stages
  const isEmpty = stages.every(({ week, month, longer }) => week + month + longer === 0)
  return (
    <StackedBars
      title={texts.title}
      about={isEmpty ? texts.none : texts.about}
      parts={texts.parts}
      rows={stages.map(({ stage, week, month, longer }) => ({ label: names[stage], values: [week, month, longer] }))}
      itemHeader={texts.stage}
    />
  )
}

function Replies({ replies: { messages, enquiries, promisedMinutes } }: Pick<FiguresData, 'replies'>) {
  const texts = useTexts('overview').figures.replies
  const words = formats(useLanguage().language)
  const rows = [
    { label: texts.messages, of: messages.now },
    { label: texts.messagesBefore, of: messages.before },
    { label: texts.enquiries, of: enquiries.now },
    { label: texts.enquiriesBefore, of: enquiries.before },
  ]
  const median = (what: string, now: number | null, before: number | null) => {
    const said = now === null ? texts.none(what) : texts.median(what, inHours(now, words))
    return before === null ? said : `${said} ${texts.medianBefore(inHours(before, words))}`
  }
  const lines = [
    texts.promise(inHours(promisedMinutes.messages, words)),
    median(texts.messages, messages.now.medianMinutes, messages.before.medianMinutes),
    median(texts.enquiries, enquiries.now.medianMinutes, enquiries.before.medianMinutes),
  ]
  return (
    <StackedBars
      title={texts.title}
      about={lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      parts={texts.parts}
      rows={rows.map(({ label, of: { answers, kept } }) => ({ label, values: [kept, answers - kept] }))}
      itemHeader={texts.what}
    />
  )
}

function Consultations({ consultations: { now, before, upcoming } }: Pick<FiguresData, 'consultations'>) {
  const texts = useTexts('overview').figures
  const { number } = formats(useLanguage().language)
  const values = ({ attended, missed, cancelled }: typeof now) => [attended, missed, cancelled]
  return (
    <StackedBars
      title={texts.consultations.title}
      about={texts.consultations.upcoming(number(upcoming))}
      parts={texts.consultations.parts}
      rows={[
        { label: texts.now, values: values(now) },
        { label: texts.before, values: values(before) },
      ]}
      itemHeader={texts.consultations.period}
    />
  )
}

/** Whoever is answered outside office hours waited no minute of them; nobody says “within 0 minutes”. */
function inHours(exact: number, { hours, minutes, list }: Formats): string {
  const total = Math.max(1, exact)
  const [whole, rest] = [Math.floor(total / 60), total % 60]
  return list([...(whole > 0 ? [hours(whole)] : []), ...(rest > 0 ? [minutes(rest)] : [])])
}
