import type { Language } from '@rahnama/contract/locale/locale.ts'
import { guestDataUrl, guestLinkEnd } from '../consent-records/consent-records.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { enquiryMails } from './mails.ts'
import type { EnquiryRow } from './queries.ts'

/** The office reads its own mail in one language, whatever the sender's. */
const OFFICE_LANGUAGE: Language = 'en'

type Sender = Pick<Deps, 'config' | 'mail' | 'now' | 'seal'>
type Arrived = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'message' | 'language' | 'dueAt'>

export async function tellOffice({ config: { publicUrl }, mail }: Sender, tx: Db, enquiry: Arrived): Promise<void> {
  const { contactEmail } = (await readSettings(tx, 'general')).value
  await mail.queue(tx, { to: contactEmail, ...enquiryMails.arrived(OFFICE_LANGUAGE, { publicUrl, ...enquiry }) })
}

/** Whose consent came with a form withdraws it in their account. */
function linkOf(deps: Sender, id: string | undefined) {
  const from = deps.now()
  if (!id) return {}
  return { dataPage: guestDataUrl(deps, { kind: 'enquiry', id }, from), secretUntil: guestLinkEnd(from) }
}

export async function acknowledge(deps: Sender, tx: Db, enquiry: Arrived, consentedId?: string): Promise<void> {
  const { dataPage, ...secret } = linkOf(deps, consentedId)
  const mail = enquiryMails.acknowledged(enquiry.language, { ...enquiry, dataPage })
  await deps.mail.queue(tx, { to: enquiry.email, ...mail, ...secret })
}

export async function sendReply(
  deps: Sender,
  tx: Db,
  enquiry: Arrived,
  { body, consentedId }: { body: string; consentedId: string | undefined },
): Promise<void> {
  const { reference, name, email, language } = enquiry
  const { contactEmail: office } = (await readSettings(tx, 'general')).value
  const { dataPage, ...secret } = linkOf(deps, consentedId)
  const mail = enquiryMails.answered(language, { reference, name, body, office, dataPage })
  await deps.mail.queue(tx, { to: email, ...mail, ...secret })
}
