import type { Output } from '@rahnama/contract/procedure.ts'
import type { EnteredStatus, rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import { MOST_OF_A_FITTING_CATEGORY, type Round } from '@rahnama/rules/draws/draws.ts'
import type { WrittenNotice } from '@rahnama/rules/programs/programs.ts'
import { type Rulebook, rulebookWith } from '@rahnama/rules/rulebook/rulebook.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { findInForce } from './entries.ts'

/** The book as it stands at this moment. It is read each time, so no process ever answers from an older one. */
export async function readRulebook(db: Db): Promise<Rulebook> {
  const state = await db.row<{ version: number }>(sql`select version from rulebook_state`)
  const version = state?.version ?? 0
  const entered = version === 0 ? { rounds: [], intakes: [] } : await findInForce(db)
  return rulebookWith({ ...entered, version })
}

export async function readPublic({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Output<typeof rulebook.read>> {
  const { intakes, rounds } = await findInForce(db)
  const book = rulebookWith({ rounds, intakes })
  return {
    rounds: newestOfEach(book.rounds.filter(({ on }) => on <= officeDay(now()))),
    // The owner writes no codes, and never that nothing is recorded.
    intakes: intakes.map(({ value, ...entry }) => ({
      ...entry,
      value: { status: value.status as EnteredStatus, notice: value.notice as WrittenNotice },
    })),
  }
}

/** Nothing looks further back in a browser. */
function newestOfEach(rounds: readonly Round[]): Round[] {
  const byCategory = Map.groupBy(rounds, ({ category }) => category)
  return [...byCategory.values()].flatMap((held) => held.slice(-MOST_OF_A_FITTING_CATEGORY))
}
