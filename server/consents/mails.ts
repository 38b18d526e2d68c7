import type { ConsentOccasion, Statement } from '@rahnama/contract/consents.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../site-settings/site-settings.ts'

/** The office reads its own mail in one language. */
const NAMES: Record<Statement, string> = {
  truthfulness: 'that what they told is true',
  contact: 'to being contacted',
  privacy: 'to our keeping and using what they told',
}
const OCCASIONS: Record<ConsentOccasion, string> = { transfer: 'transfer application', study: 'study enquiry' }

type Withdrawn = { statement: Statement; occasion: ConsentOccasion }

export async function tellOffice(
  { mail }: Pick<Deps, 'mail'>,
  tx: Db,
  userId: string,
  { statement, occasion }: Withdrawn,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  const { contactEmail } = (await readSettings(tx, 'general')).value
  await mail.queue(tx, {
    to: contactEmail,
    language: 'en',
    subject: 'A client took back a consent',
    greeting: `From ${isolate(account.fullName)}, ${account.email}`,
    paragraphs: [
      `They no longer agree ${NAMES[statement]}, given with their ${OCCASIONS[occasion]}.`,
      'Please act on it before you go on with their file.',
    ],
  })
}
