import type { ChecklistEntry, ChecklistProgress } from './documents.ts'

/** Where a document of a checklist stands for whoever has to bring it. Every count and every filter reads this. */
export type DocumentStanding = 'given' | 'accepted' | 'explained' | 'missing' | 'later' | 'helpful' | 'notNeeded'

type CountedEntry = Pick<ChecklistEntry, 'necessity' | 'isLater'> & {
  document: Pick<ChecklistEntry['document'], 'state' | 'cannotGet'>
}

export function standingOf({ necessity, isLater, document: { state, cannotGet } }: CountedEntry): DocumentStanding {
  if (state === 'notNeeded' || state === 'accepted') return state
  if (state === 'uploaded' || state === 'inReview') return 'given'
  if (cannotGet) return 'explained'
  // What we sent back or what has run out was asked for before, so it is asked for again.
  if (state !== 'needed') return 'missing'
  if (isLater) return 'later'
  return necessity === 'hard' ? 'missing' : 'helpful'
}

/** Given, explained and missing make up what is needed now; accepted are among the given. */
export function countDocuments(entries: readonly CountedEntry[]): ChecklistProgress {
  const standings = entries.map(standingOf)
  const count = (standing: DocumentStanding) => standings.filter((each) => each === standing).length
  const accepted = count('accepted')
  const given = count('given') + accepted
  const [explained, missing] = [count('explained'), count('missing')]
  return {
    ...{ given, accepted, explained, missing },
    needed: given + explained + missing,
    later: count('later'),
    helpful: count('helpful'),
    withOffice: entries.filter(({ document }) => document.state === 'inReview').length,
  }
}
