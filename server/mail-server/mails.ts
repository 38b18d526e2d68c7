import { defineMails } from '../mail/mail.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

export const mailServerMails = defineMails('mailServer', {
  test(language, _data: object) {
    const { subject, said, note } = MAIL_TEXTS[language]
    return { subject, paragraphs: [said], notes: [note] }
  },
})
