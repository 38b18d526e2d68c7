import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { pageUrl } from '../page-url.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { EnquiryRow } from './queries.ts'

/** The office reads its own mail in one language, whatever the sender's. */
const OFFICE_LANGUAGE: Language = 'en'

type Sender = Pick<Deps, 'config' | 'mail'>
type Arrived = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'message' | 'language' | 'dueAt'>

export async function tellOffice({ config, mail }: Sender, tx: Db, enquiry: Arrived): Promise<void> {
  const { arrived } = MAIL_TEXTS[OFFICE_LANGUAGE]
  const fill = filler(enquiry, OFFICE_LANGUAGE)
  const { contactEmail } = (await readSettings(tx, 'general')).value
  await mail.queue(tx, {
    to: contactEmail,
    language: OFFICE_LANGUAGE,
    subject: fill(arrived.subject),
    greeting: fill(arrived.from),
    paragraphs: arrived.paragraphs.map(fill),
    action: { label: arrived.action, url: pageUrl(config, 'cases') },
  })
}

/** Says nothing the sender wrote: the address may be somebody else's, and we are no way to write to strangers. */
export async function acknowledge({ mail }: Sender, tx: Db, enquiry: Arrived): Promise<void> {
  const { acknowledged } = MAIL_TEXTS[enquiry.language]
  const fill = filler(enquiry, enquiry.language)
  await mail.queue(tx, {
    to: enquiry.email,
    language: enquiry.language,
    subject: fill(acknowledged.subject),
    greeting: acknowledged.greeting,
    paragraphs: acknowledged.paragraphs.map(fill),
  })
}

export async function sendReply({ mail }: Sender, tx: Db, enquiry: Arrived, body: string): Promise<void> {
  const { answered } = MAIL_TEXTS[enquiry.language]
  const { contactEmail } = (await readSettings(tx, 'general')).value
  const fill = filler(enquiry, enquiry.language)
  await mail.queue(tx, {
    to: enquiry.email,
    language: enquiry.language,
    subject: fill(answered.subject),
    greeting: answered.greeting(enquiry.name),
    paragraphs: [...body.split(/\n{2,}/), fill(answered.closing).replace('{office}', contactEmail)],
  })
}

/** All placeholders are filled in one pass, so that braces in what a person wrote are not filled in their turn. */
function filler({ reference, name, email, message, dueAt }: Arrived, language: Language) {
  const { code, dateTime } = formats(language)
  const values: Record<string, string> = {
    reference: code(reference),
    name: isolate(name),
    email,
    message,
    due: dateTime(dueAt, { weekday: true }),
  }
  return (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
