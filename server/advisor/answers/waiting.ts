import { isolate } from '@rahnama/contract/locale/locale.ts'
import type { Context } from './context.ts'

const DAY_CHARS = 10

/** Since when somebody waits for a word of ours and by when it was promised; sorry where that day is over. */
export function waitingOf({ file, texts, formats, today }: Context): string[] {
  if (!file.waiting) return []
  const { subject, since, replyBy } = file.waiting
  const t = texts.advisor.contact
  const isLate = replyBy.slice(0, DAY_CHARS) < today
  return [t.waits(isolate(subject), formats.dateTime(since)), (isLate ? t.late : t.promised)(formats.dateTime(replyBy))]
}
