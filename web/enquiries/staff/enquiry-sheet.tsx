import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useOpened } from '../../app/opened.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { EnquiryActs } from './enquiry-acts.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { EnquiryWords } from './enquiry-words.tsx'
import { enquiryQuery } from './queries.ts'
import { ReplyToEnquiry } from './reply-to-enquiry.tsx'
import styles from './staff.module.css'

/** The address says which one is open. */
export const ENQUIRY = 'enquiry'

/** One enquiry over the page. What was typed for each is kept while the page is open. */
export function EnquirySheet() {
  const { opened, close } = useOpened(ENQUIRY)
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  if (!opened) return null
  return (
    <OpenEnquiry
      key={opened}
      id={opened}
      draft={drafts[opened] ?? ''}
      onDraftChange={(draft) => setDrafts((kept) => ({ ...kept, [opened]: draft }))}
      onClose={close}
    />
  )
}

type OpenEnquiryProps = { id: string; draft: string; onDraftChange: (draft: string) => void; onClose: () => void }

function OpenEnquiry({ id, draft, onDraftChange, onClose }: OpenEnquiryProps) {
  const texts = useTexts('cases')
  const errors = useTexts('errors')
  const { code } = formats(useLanguage().language)
  const { data: enquiry, error, refetch } = useQuery(enquiryQuery(id))
  const { details, title } = texts.enquiries
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={enquiry ? details.title(code(enquiry.reference)) : title}
    >
      {enquiry ? (
        <div className={styles.enquiry}>
          <EnquiryFacts enquiry={enquiry} />
          <EnquiryWords enquiry={enquiry} />
          <EnquiryActs enquiry={enquiry} />
          <ReplyToEnquiry enquiry={enquiry} draft={draft} onDraftChange={onDraftChange} />
        </div>
      ) : error ? (
        <Alert
          tone="danger"
          live
          actions={
            <Button size="small" icon="refresh" onClick={() => refetch()}>
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
