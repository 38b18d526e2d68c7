import { useState } from 'react'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Tabs } from '../ui/tabs/tabs.tsx'
import { MailList } from './mail-list.tsx'
import { MailSheet } from './mail-sheet.tsx'
import { Samples } from './samples.tsx'

type Part = 'mails' | 'samples'

/** What was sent to whom and how it went, and what every mail looks like. */
export default function MailboxPage() {
  const texts = useTexts('mailbox')
  const [part, setPart] = useState<Part>('mails')
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <Tabs<Part>
        label={texts.title}
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'mails', label: texts.mails, content: <MailList /> },
          { value: 'samples', label: texts.samples, content: <Samples /> },
        ]}
      />
      <MailSheet />
    </>
  )
}
