import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Panel, PanelBody } from '../../ui/panel/panel.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { AppointmentSheet } from './appointment-sheet.tsx'
import { AppointmentTable } from './appointment-table.tsx'
import { NobodyBookable } from './nobody-bookable.tsx'
import { LIST_PERIODS } from './queries.ts'
import { VIEW, type View } from './view.ts'

const WaitTable = lazy(async () => ({ default: (await import('./wait-table.tsx')).WaitTable }))
const WorkingHours = lazy(async () => ({ default: (await import('./hours/hours.tsx')).WorkingHours }))

/** Appointments by time, who waits for one, and the hours they come from. */
export function AppointmentsPanel() {
  const { title, spans } = useTexts('cases').appointments
  const { views } = useTexts('consultationsDesk')
  const errors = useTexts('errors')
  const [query, setQuery] = useSearchParams()
  const content = (value: View) => {
    if (value === 'waiting') return <WaitTable />
    if (value === 'hours') return <WorkingHours />
    return <AppointmentTable span={value} />
  }
  const labels: Record<View, string> = { ...spans, ...views }
  const tabs = ([...LIST_PERIODS, 'waiting', 'hours'] as const).map((value) => ({
    value,
    label: labels[value],
    content: (
      <PanelBody skeleton={<SkeletonList />} describeError={(error) => describeError(error, errors)}>
        {content(value)}
      </PanelBody>
    ),
  }))
  const shown = tabs.find(({ value }) => value === query.get(VIEW))?.value ?? 'next'
  const show = (view: View) =>
    setQuery(
      (now) => {
        now.set(VIEW, view)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <Panel title={title} skeleton={<SkeletonList />} describeError={(error) => describeError(error, errors)}>
        {shown !== 'hours' && <NobodyBookable onSetHours={() => show('hours')} />}
        <Tabs label={spans.label} value={shown} onChange={show} tabs={tabs} />
      </Panel>
      <AppointmentSheet />
    </>
  )
}
