import type { Input, Output } from '@rahnama/contract/procedure.ts'
import {
  OFFICIAL_ROUNDS_ADDRESS,
  ROUNDS_AT_ONCE_MAX,
  RoundEntry,
  type rulebook,
  type UnderstoodRound,
} from '@rahnama/contract/rulebook/rulebook.ts'
import { toIssues, WITH_INPUT } from '@rahnama/contract/to-issues.ts'
import type { Round } from '@rahnama/rules/draws/draws.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { faultsOf, toRound, unusualIn } from './check-rounds.ts'
import { findInForce } from './entries.ts'
import { type ParsedRound, parseRounds } from './parse-rounds.ts'

/** Shows what would be entered before anything is. A round that stands twice in the text is refused the second time. */
export async function understandRounds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { text }: Input<typeof rulebook.understandRounds>,
): Promise<Output<typeof rulebook.understandRounds>> {
  const parsed = parseRounds(text)
  const known = (await findInForce(db)).rounds
  const rows: UnderstoodRound[] = []
  for (const each of parsed.slice(0, ROUNDS_AT_ONCE_MAX)) {
    const row = understand(each, { today: officeDay(now()), known })
    if (row.round) known.push(toRound(row.round))
    rows.push(row)
  }
  return { rows, leftOut: Math.max(0, parsed.length - ROUNDS_AT_ONCE_MAX) }
}

function understand(
  { original, hasBadTieBreak, ...read }: ParsedRound,
  known: { today: string; known: readonly Round[] },
): UnderstoodRound {
  if (Object.keys(read).length === 0) {
    return { original, round: null, faults: [{ field: 'line', fault: 'INVALID' }], unusual: [] }
  }
  const parsed = RoundEntry.safeParse({ ...read, source: OFFICIAL_ROUNDS_ADDRESS }, WITH_INPUT)
  const bad = hasBadTieBreak ? [{ field: 'tieBreak', fault: 'INVALID' }] : []
  if (!parsed.success) {
    const faults = toIssues(parsed.error).map(({ field, fault }) => ({ field, fault }))
    return { original, round: null, faults: [...faults, ...bad], unusual: [] }
  }
  const faults = [...faultsOf(parsed.data, known), ...bad]
  return {
    original,
    round: faults.length === 0 ? parsed.data : null,
    faults,
    unusual: faults.length === 0 ? unusualIn(parsed.data) : [],
  }
}
