import { CONSULTATION_SIGNAL } from '@rahnama/contract/consultations/consultations.ts'
import { ENQUIRY_SIGNAL } from '@rahnama/contract/enquiries.ts'
import { PageHead } from '../app/page.tsx'
import { APPOINTMENTS_KEY, AppointmentsPanel } from '../consultations/staff/staff.tsx'
import { ENQUIRIES_KEY, EnquiriesPanel } from '../enquiries/staff/staff.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { useFreshData } from '../signals/signals.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import styles from './queue-page.module.css'

/** Which panels a signal makes stale. */
const STALE = { [ENQUIRY_SIGNAL]: [ENQUIRIES_KEY], [CONSULTATION_SIGNAL]: [APPOINTMENTS_KEY] }

export default function QueuePage() {
  const texts = useTexts('cases')
  useFreshData(STALE)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <div className={styles.panels}>
        <EnquiriesPanel />
        <AppointmentsPanel />
      </div>
    </>
  )
}
