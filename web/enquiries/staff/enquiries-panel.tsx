import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { EnquiryQueues } from './enquiry-queues.tsx'
import { EnquirySheet } from './enquiry-sheet.tsx'

/** Lists what visitors wrote, by the time a reply is due. */
export function EnquiriesPanel() {
  const { title } = useTexts('cases').enquiries
  const errors = useTexts('errors')
  return (
    <>
      <Panel title={title} skeleton={<SkeletonList />} describeError={(error) => describeError(error, errors)}>
        <EnquiryQueues />
      </Panel>
      <EnquirySheet />
    </>
  )
}
