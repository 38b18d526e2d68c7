import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useMe } from './happened.ts'
import styles from './staff.module.css'
import { useEnquiryAct } from './use-enquiry-act.ts'

export function EnquiryActs({ enquiry: { id, state, version, assignee } }: { enquiry: Enquiry }) {
  const texts = useTexts('cases').enquiries
  const toast = useToast()
  const me = useMe()
  const isMine = assignee?.id === me
  const assigning = useEnquiryAct(id, (assigneeId: string | null) =>
    call('PUT /api/enquiries/{id}/assignee', { id, version, assigneeId }),
  )
  const closing = useEnquiryAct(id, async () => {
    const closed = await call('POST /api/enquiries/{id}/close', { id, version })
    toast.success({ title: texts.closed })
    return closed
  })
  const failure = assigning.failure ?? closing.failure
  if (state === 'closed' || !me) return null
  return (
    <>
      <Failure>{failure}</Failure>
      <div className={styles.acts}>
        {state === 'open' && (
          <Button
            size="small"
            busy={assigning.isBusy}
            busyLabel={isMine ? texts.releasing : texts.taking}
            onClick={() => assigning.run(isMine ? null : me)}
          >
            {isMine ? texts.release : assignee ? texts.takeOver : texts.take}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          busy={closing.isBusy}
          busyLabel={texts.closing}
          onClick={() => closing.run()}
        >
          {state === 'answered' ? texts.closeAnswered : texts.close}
        </Button>
      </div>
    </>
  )
}
