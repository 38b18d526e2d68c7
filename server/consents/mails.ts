import type { ConsentOccasion, Statement } from '@rahnama/contract/consents.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineMails } from '../mail/mail.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

type Withdrawn = { statement: Statement; occasion: ConsentOccasion }

export const consentMails = defineMails('consents', {
  /** For the office. */
  withdrawn(language, { fullName, email, statement, occasion }: Withdrawn & { fullName: string; email: string }) {
    const { labels, statements, occasions, ...mail } = MAIL_TEXTS[language]
    return {
      ...mail,
      facts: [
        { label: labels.name, value: isolate(fullName) },
        { label: labels.email, value: email },
        { label: labels.consent, value: statements[statement] },
        { label: labels.occasion, value: occasions[occasion] },
      ],
    }
  },
})

export async function tellOffice(
  { mail }: Pick<Deps, 'mail'>,
  tx: Db,
  userId: string,
  withdrawn: Withdrawn,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  const { fullName, email } = account
  const { contactEmail } = (await readSettings(tx, 'general')).value
  // The office reads its own mail in one language.
  await mail.queue(tx, { to: contactEmail, ...consentMails.withdrawn('en', { fullName, email, ...withdrawn }) })
}
