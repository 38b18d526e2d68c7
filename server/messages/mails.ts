import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { defineMails } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

type Unread = { publicUrl: string; fullName: string; subjects: readonly string[]; threadId: string }

const MOST_NAMED = 5

export const messageMails = defineMails('messages', {
  /** Says that something waits and what it is about, and not what was written: mail is read by others. */
  unread(language, { publicUrl, fullName, subjects, threadId }: Unread) {
    const named = formats(language).list(subjects.slice(0, MOST_NAMED).map((each) => isolate(each)))
    const words = { name: isolate(fullName), subjects: named, count: subjects.length }
    const { open, ...mail } = MAIL_TEXTS[language].unread(words)
    const url = `${pageUrl({ publicUrl }, 'messages')}?thread=${threadId}`
    return { ...mail, action: { label: open, url } }
  },
})
