import { renderMail, type StoredMailContent } from '../mail/mail.ts'

/** What its reader reads of a mail. */
export function mailText(content: StoredMailContent | undefined): string {
  if (!content) throw new Error('There is no such mail')
  return renderMail(content).text
}
