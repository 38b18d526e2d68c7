import type { Notice } from '@rahnama/contract/notices.ts'

export type NoticeGroup = { first: Notice; others: Notice[] }

/** So many of one kind in a row are one line that opens. */
const FOLDED_FROM = 3

/** Neighbours that tell the same of one thing are folded; what must be done always stands for itself, and unread ones are not hidden under read ones. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const runs: Notice[][] = []
  for (const notice of notices) {
    const run = runs.at(-1)
    if (run?.[0] && belongTogether(run[0], notice)) run.push(notice)
    else runs.push([notice])
  }
  return runs.flatMap((run) =>
    run.length < FOLDED_FROM
      ? run.map((first) => ({ first, others: [] }))
      : run.slice(0, 1).map((first) => ({ first, others: run.slice(1) })),
  )
}

function belongTogether(one: Notice, other: Notice): boolean {
  const isOpen = ({ mustAct, isSettled }: Notice) => mustAct && !isSettled
  if (isOpen(one) || isOpen(other) || one.isRead !== other.isRead) return false
  return one.kind === other.kind && thingOf(one) === thingOf(other)
}

/** What a notice is about, by the narrowest of these that it names. "2 more like this" would hide another person's news. */
const THINGS = ['threadId', 'applicationId', 'folio', 'reference', 'startsAt', 'client', 'email'] as const

function thingOf({ about }: Notice): string {
  const named = THINGS.find((name) => typeof about[name] === 'string')
  return named ? String(about[named]) : ''
}
