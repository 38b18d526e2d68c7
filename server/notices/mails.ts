import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { notices as en } from '@rahnama/contract/texts/en/notices.ts'
import { notices as fa } from '@rahnama/contract/texts/fa/notices.ts'
import { defineMails } from '../mail/mail.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

export const NOTICE_TEXTS: Record<Language, typeof en> = { en, fa }

type Item = { title: string; why: string }
type News = Item & { fullName: string; url: string }

export const noticeMails = defineMails('notices', {
  /** What the bell says, for kinds that have no mail of their own. */
  news(language, { fullName, title, why, url }: News) {
    const { greeting, open } = MAIL_TEXTS[language]
    return {
      subject: title,
      greeting: greeting(isolate(fullName)),
      paragraphs: [title, why],
      action: { label: open, url },
    }
  },

  reminder(language, { fullName, title, why, url, isLast }: News & { isLast: boolean }) {
    const { greeting, open, reminder } = MAIL_TEXTS[language]
    return {
      subject: reminder.subject(title),
      greeting: greeting(isolate(fullName)),
      paragraphs: [reminder.opening, title, why],
      action: { label: open, url },
      ...(isLast && { notes: [reminder.last] }),
    }
  },

  digest(language, { fullName, items, count, url }: { fullName: string; items: Item[]; count: number; url: string }) {
    const { greeting, digest } = MAIL_TEXTS[language]
    const { number } = formats(language)
    const left = count - items.length
    return {
      subject: digest.subject(number(count)),
      greeting: greeting(isolate(fullName)),
      paragraphs: [
        digest.opening,
        ...items.map(({ title }) => `• ${title}`),
        ...(left > 0 ? [digest.more(number(left))] : []),
      ],
      action: { label: digest.open, url },
    }
  },
})
