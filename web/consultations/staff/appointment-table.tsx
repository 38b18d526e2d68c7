import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../i18n/i18n.tsx'
import { SenderCell } from '../../sender-cell/sender-cell.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Offered } from '../offered.tsx'
import { APPOINTMENT } from './appointment-sheet.tsx'
import { AppointmentStanding } from './appointment-standing.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { appointmentsQuery, type ListPeriod } from './queries.ts'

export function AppointmentTable({ span }: { span: ListPeriod }) {
  const { columns, spans, empty } = useTexts('cases').appointments
  const { data, isPending } = useQuery({
    ...appointmentsQuery(span),
    // Rows that are shown stay; only a list that never came fails its panel.
    throwOnError: (_, { state }) => state.data === undefined,
  })
  const shown: [Column<StaffAppointment>, ...Column<StaffAppointment>[]] = [
    {
      key: 'client',
      header: columns.client,
      cell: ({ id, name, topic }) => <SenderCell opens={APPOINTMENT} id={id} name={name} words={topic} />,
    },
    { key: 'when', header: columns.when, cell: (row) => <AppointmentTime {...row} /> },
    { key: 'type', header: columns.type, cell: ({ words }) => <Offered words={words} what="title" /> },
    { key: 'consultant', header: columns.consultant, cell: ({ consultant }) => <bdi>{consultant.name}</bdi> },
    { key: 'state', header: columns.state, isUnbroken: true, cell: (row) => <AppointmentStanding {...row} /> },
  ]
  return (
    <DataTable
      caption={spans[span]}
      captionHidden
      columns={shown}
      rows={data ?? []}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      isLoading={isPending}
      empty={
        <EmptyState scene="soon" level={3} title={empty[span].title}>
          {empty[span].body}
        </EmptyState>
      }
    />
  )
}
