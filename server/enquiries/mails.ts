import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { defineMails } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { EnquiryRow } from './queries.ts'

/** Where a guest reads what we store of it, and withdraws it; what came with a form is withdrawn in the account. */
type WithData = { dataPage?: string | undefined }
type Acknowledged = Pick<EnquiryRow, 'reference' | 'dueAt'> & WithData
type Answered = Pick<EnquiryRow, 'reference' | 'name'> & WithData & { body: string; office: string }
type Arrived = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'message' | 'dueAt'> & { publicUrl: string }

export const enquiryMails = defineMails('enquiries', {
  /** Says nothing the sender wrote: the address may be somebody else's, and we are no way to write to strangers. */
  acknowledged(language, { reference, dueAt, dataPage }: Acknowledged) {
    const { code, dateTime } = formats(language)
    const words = { reference: code(reference), due: dateTime(dueAt, { weekday: true }) }
    const { yourData, ...mail } = MAIL_TEXTS[language].acknowledged(words)
    return { ...mail, otherAction: dataPage ? { label: yourData, url: dataPage } : undefined }
  },

  answered(language, { reference, name, body, office, dataPage }: Answered) {
    const words = { reference: formats(language).code(reference), name: isolate(name), office }
    const { closing, yourData, ...mail } = MAIL_TEXTS[language].answered(words)
    const otherAction = dataPage ? { label: yourData, url: dataPage } : undefined
    return { ...mail, paragraphs: [...body.split(/\n{2,}/), closing], otherAction }
  },

  /** For the office. */
  arrived(language, { publicUrl, reference, name, email, message, dueAt }: Arrived) {
    const { code, dateTime } = formats(language)
    const { labels, action, ...mail } = MAIL_TEXTS[language].arrived({ reference: code(reference) })
    return {
      ...mail,
      facts: [
        { label: labels.name, value: isolate(name) },
        { label: labels.email, value: email },
        { label: labels.reference, value: code(reference) },
        { label: labels.due, value: dateTime(dueAt, { weekday: true }) },
      ],
      quote: { label: labels.message, text: message },
      action: { label: action, url: pageUrl({ publicUrl }, 'deskEnquiries') },
    }
  },
})
