import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { defineMails } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { DOCUMENT_NAMES } from './document-names.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

type Ending = { kind: DocumentKind; validUntil: IsoDate }
type Expiry = { publicUrl: string; fullName: string; today: IsoDate; documents: readonly [Ending, ...Ending[]] }

export const documentMails = defineMails('documents', {
  expiry(language, { publicUrl, fullName, today, documents }: Expiry) {
    const texts = MAIL_TEXTS[language]
    const { date, days, number } = formats(language)
    const tell = ({ kind, validUntil }: Ending) => ({
      document: DOCUMENT_NAMES[language][kind],
      date: date(validUntil),
      days: days(daysBetween(today, validUntil)),
      isToday: validUntil === today,
    })
    const { subject, opening } =
      documents.length === 1 ? texts.one(tell(documents[0])) : texts.many(number(documents.length))
    return {
      subject,
      greeting: texts.greeting(fullName && isolate(fullName)),
      paragraphs: [opening],
      facts: documents.map(tell).map((ending) => ({ label: ending.document, value: texts.until(ending) })),
      action: { label: texts.action, url: pageUrl({ publicUrl }, 'documents') },
      notes: [texts.advice],
    }
  },
})
