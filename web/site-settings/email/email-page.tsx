import { useState } from 'react'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { MailList, MailSheet, Samples } from '../../mailbox/mailbox.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { Sending } from './sending.tsx'

type EmailTab = 'mails' | 'samples' | 'sending'

/** What was sent to whom and how it went, what every mail looks like, and who sends it. */
export default function EmailPage() {
  const texts = useTexts('mailbox')
  const [part, setPart] = useState<EmailTab>('mails')
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <Tabs<EmailTab>
        label={texts.title}
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'mails', label: texts.mails, content: <MailList /> },
          { value: 'samples', label: texts.samples, content: <Samples /> },
          { value: 'sending', label: texts.sendingTab, content: part === 'sending' && <Sending /> },
        ]}
      />
      <MailSheet />
    </>
  )
}
