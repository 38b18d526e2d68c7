import type { Dated } from '../dated.ts'
import { ROUNDS, type Round } from '../draws/draws.ts'
import { INTAKE_LEDGER, type IntakeEntry, type IntakeId, type IntakeLedger } from '../programs/programs.ts'

/** What changes without a table of points changing: the rounds that were held, and when programs take applications. */
export type Rulebook = {
  rounds: readonly Round[]
  ledger: IntakeLedger
  /** Grows with every change of the owner; it is 0 while nothing was ever entered. */
  version: number
}

/** The part that came with the program. Whatever the owner enters comes on top of it. */
export const SHIPPED_RULEBOOK: Rulebook = { rounds: ROUNDS, ledger: INTAKE_LEDGER, version: 0 }

export type EnteredIntake = Dated<IntakeEntry> & { id: IntakeId }

/** The owner's word stands: a shipped round or entry that speaks of the same thing gives way to it. */
export function rulebookWith(entered: {
  rounds: readonly Round[]
  intakes: readonly EnteredIntake[]
  version?: number
}): Rulebook {
  const kept = ROUNDS.filter((shipped) => !entered.rounds.some((round) => isSameRound(round, shipped)))
  const rounds = [...kept, ...entered.rounds].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return { rounds, ledger: ledgerWith(entered.intakes), version: entered.version ?? 0 }
}

/** Rounds have a number of their own; where one of the two lacks it, a day and a category tell them apart. */
export function isSameRound(
  a: Pick<Round, 'number' | 'on' | 'category'>,
  b: Pick<Round, 'number' | 'on' | 'category'>,
): boolean {
  if (a.number !== undefined && b.number !== undefined) return a.number === b.number
  return a.on === b.on && a.category === b.category
}

function ledgerWith(entered: readonly EnteredIntake[]): IntakeLedger {
  const ledger: IntakeLedger = { ...INTAKE_LEDGER }
  for (const [id, own] of Map.groupBy(entered, (entry) => entry.id)) {
    const shipped = ledger[id].filter(({ from }) => !own.some((entry) => entry.from === from))
    ledger[id] = [...shipped, ...own].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  }
  return ledger
}
