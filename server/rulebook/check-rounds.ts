import type { FieldFault } from '@rahnama/contract/errors.ts'
import { FIRST_DAY, type RoundEntry } from '@rahnama/contract/rulebook/rulebook.ts'
import type { Round } from '@rahnama/rules/draws/draws.ts'
import { isSameRound } from '@rahnama/rules/rulebook/rulebook.ts'

export type RoundFault = { field: keyof RoundEntry; fault: FieldFault }

/** The round as the rules keep it: what is not known is not there. */
export function toRound({ number, tieBreak, ...round }: RoundEntry): Round {
  return { ...round, ...(number !== undefined && { number }), ...(tieBreak !== undefined && { tieBreak }) }
}

/** What no schema can know: the day of today, and the rounds that are recorded already. */
export function faultsOf(
  entry: RoundEntry,
  { today, known }: { today: string; known: readonly Round[] },
): RoundFault[] {
  const round = toRound(entry)
  const faults: RoundFault[] = []
  if (round.on > today) faults.push({ field: 'on', fault: 'IN_THE_FUTURE' })
  if (round.on < FIRST_DAY) faults.push({ field: 'on', fault: 'TOO_EARLY' })
  if (round.tieBreak && round.tieBreak.slice(0, 10) > round.on) faults.push({ field: 'tieBreak', fault: 'TOO_LATE' })
  if (known.some((other) => isSameRound(other, round))) {
    faults.push({ field: round.number === undefined ? 'on' : 'number', fault: 'ALREADY_ENTERED' })
  }
  return faults
}

const USUAL = { invitations: [50, 10_000], cutOff: [300, 900] } as const

/** Rounds since 2015 lie within these, but for a handful. */
export function unusualIn(entry: RoundEntry): ('invitations' | 'cutOff')[] {
  return (['invitations', 'cutOff'] as const).filter((field) => {
    const [least, most] = USUAL[field]
    return entry[field] < least || entry[field] > most
  })
}
