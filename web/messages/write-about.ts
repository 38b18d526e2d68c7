import { THREAD_SUBJECT_MAX_CHARS } from '@rahnama/contract/limits.ts'
import type { ThreadKind } from '@rahnama/contract/message-words.ts'
import type { ThreadTopic } from '@rahnama/contract/messages.ts'
import { href } from '../site-map.ts'

export type About = {
  kind?: ThreadKind
  /** What is too long for a subject is cut: the writer sees it and can say it otherwise. */
  subject?: string
  text?: string
  applicationId?: string
  questionId?: string
  document?: NonNullable<ThreadTopic['document']>
}

/** Where a client writes to us about something that another page shows. */
export function writeAbout({ kind, subject, text, applicationId, questionId, document }: About): string {
  const told = {
    ...{ kind, text, application: applicationId, question: questionId },
    ...{ document: document?.kind, documentSubject: document?.subject },
    subject: subject && asSubject(subject),
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(told)) if (value) params.set(name, value)
  return `${href('messages')}?new${params.size > 0 ? `&${params}` : ''}`
}

const SUBJECT_CHARS = THREAD_SUBJECT_MAX_CHARS / 2

/** In one line, and up to a whole word. */
function asSubject(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= SUBJECT_CHARS) return letters.join('')
  return `${letters
    .slice(0, SUBJECT_CHARS)
    .join('')
    .replace(/\s\S*$/, '')}…`
}
