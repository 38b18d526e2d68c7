import { CONSULTATION_SIGNAL } from '@rahnama/contract/consultations.ts'
import { ENQUIRY_SIGNAL } from '@rahnama/contract/enquiries.ts'
import { STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PageHead } from '../app/page.tsx'
import { APPOINTMENTS_KEY, AppointmentsPanel } from '../consultations/staff/staff.tsx'
import { ENQUIRIES_KEY, EnquiriesPanel } from '../enquiries/staff/staff.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import styles from './queue-page.module.css'
import { useSignals } from './use-signals.ts'

/** Which panels a signal makes stale. What changed before the stream was ready was told to nobody. */
const STALE: Record<string, readonly (readonly string[])[]> = {
  [ENQUIRY_SIGNAL]: [ENQUIRIES_KEY],
  [CONSULTATION_SIGNAL]: [APPOINTMENTS_KEY],
  [STREAM_READY]: [ENQUIRIES_KEY, APPOINTMENTS_KEY],
  [STREAM_RESET]: [ENQUIRIES_KEY, APPOINTMENTS_KEY],
}

export default function QueuePage() {
  const texts = useTexts('cases')
  const queries = useQueryClient()
  useSignals((kind) => {
    for (const queryKey of STALE[kind] ?? []) void queries.invalidateQueries({ queryKey })
  })
  return (
    <ToastProvider>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <div className={styles.panels}>
        <EnquiriesPanel />
        <AppointmentsPanel />
      </div>
    </ToastProvider>
  )
}
