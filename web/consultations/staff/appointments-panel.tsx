import { useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { AppointmentSheet } from './appointment-sheet.tsx'
import { AppointmentTable } from './appointment-table.tsx'
import { SPANS, type Span } from './queries.ts'

export function AppointmentsPanel() {
  const { title, spans } = useTexts('cases').appointments
  const errors = useTexts('errors')
  const [span, setSpan] = useState<Span>('next')
  return (
    <>
      <Panel title={title} skeleton={<SkeletonList />} describeError={(error) => describeError(error, errors)}>
        <Tabs
          label={spans.label}
          value={span}
          onChange={setSpan}
          tabs={SPANS.map((value) => ({ value, label: spans[value], content: <AppointmentTable span={value} /> }))}
        />
      </Panel>
      <AppointmentSheet />
    </>
  )
}
