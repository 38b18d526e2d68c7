import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useOpened } from '../../app/opened.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../staff-drafts/staff-drafts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { EnquiryActs } from './enquiry-acts.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { EnquiryOwner } from './enquiry-owner.tsx'
import { EnquiryWords } from './enquiry-words.tsx'
import { draftOf, ENQUIRY, enquiryQuery } from './queries.ts'
import { ReplyToEnquiry } from './reply-to-enquiry.tsx'
import styles from './staff.module.css'

/** One enquiry over the page. */
export function EnquirySheet() {
  const { opened, close } = useOpened(ENQUIRY)
  if (!opened) return null
  return <OpenEnquiry key={opened} id={opened} onClose={close} />
}

function OpenEnquiry({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts('cases')
  const errors = useTexts('errors')
  const { code } = formats(useLanguage().language)
  const found = useQuery(enquiryQuery(id))
  const draft = useQuery(staffDraftQuery(draftOf(id)))
  const { data: enquiry } = found
  const error = (enquiry ? null : found.error) ?? draft.error
  const again = () => {
    for (const each of [found, draft]) if (each.isError) void each.refetch()
  }
  const { details, title } = texts.enquiries
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={enquiry ? details.title(code(enquiry.reference)) : title}
    >
      {enquiry && draft.isSuccess ? (
        <div className={styles.enquiry}>
          <EnquiryFacts enquiry={enquiry} />
          <EnquiryWords enquiry={enquiry} />
          <EnquiryOwner enquiry={enquiry} />
          <EnquiryActs enquiry={enquiry} />
          <ReplyToEnquiry enquiry={enquiry} />
        </div>
      ) : error ? (
        <Alert
          tone="danger"
          live
          actions={
            <Button size="small" icon="refresh" onClick={again}>
              {texts.retry}
            </Button>
          }
        >
          {describeError(error, errors)}
        </Alert>
      ) : (
        <Skeleton>
          <SkeletonText lines={6} />
        </Skeleton>
      )}
    </Sheet>
  )
}
