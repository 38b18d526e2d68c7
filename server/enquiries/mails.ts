import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { defineMails } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { EnquiryRow } from './queries.ts'

type Acknowledged = Pick<EnquiryRow, 'reference' | 'dueAt'>
type Answered = Pick<EnquiryRow, 'reference' | 'name'> & { body: string; office: string }
type Arrived = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'message' | 'dueAt'> & { publicUrl: string }

export const enquiryMails = defineMails('enquiries', {
  /** Says nothing the sender wrote: the address may be somebody else's, and we are no way to write to strangers. */
  acknowledged(language, { reference, dueAt }: Acknowledged) {
    const { code, dateTime } = formats(language)
    return MAIL_TEXTS[language].acknowledged({ reference: code(reference), due: dateTime(dueAt, { weekday: true }) })
  },

  answered(language, { reference, name, body, office }: Answered) {
    const words = { reference: formats(language).code(reference), name: isolate(name), office }
    const { closing, ...mail } = MAIL_TEXTS[language].answered(words)
    return { ...mail, paragraphs: [...body.split(/\n{2,}/), closing] }
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
