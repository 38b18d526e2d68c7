import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { enquiryMails } from './mails.ts'
import type { EnquiryRow } from './queries.ts'

/** The office reads its own mail in one language, whatever the sender's. */
const OFFICE_LANGUAGE: Language = 'en'

type Sender = Pick<Deps, 'config' | 'mail'>
type Arrived = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'message' | 'language' | 'dueAt'>

export async function tellOffice({ config: { publicUrl }, mail }: Sender, tx: Db, enquiry: Arrived): Promise<void> {
  const { contactEmail } = (await readSettings(tx, 'general')).value
  await mail.queue(tx, { to: contactEmail, ...enquiryMails.arrived(OFFICE_LANGUAGE, { publicUrl, ...enquiry }) })
}

export async function acknowledge({ mail }: Sender, tx: Db, enquiry: Arrived): Promise<void> {
  await mail.queue(tx, { to: enquiry.email, ...enquiryMails.acknowledged(enquiry.language, enquiry) })
}

export async function sendReply({ mail }: Sender, tx: Db, enquiry: Arrived, body: string): Promise<void> {
  const { reference, name, email, language } = enquiry
  const { contactEmail: office } = (await readSettings(tx, 'general')).value
  await mail.queue(tx, { to: email, ...enquiryMails.answered(language, { reference, name, body, office }) })
}
