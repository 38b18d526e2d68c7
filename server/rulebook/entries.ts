import type { EntryState, IntakeEntryInput, LedgerEntry, RoundRow } from '@rahnama/contract/rulebook/rulebook.ts'
import { ROUNDS, type Round } from '@rahnama/rules/draws/draws.ts'
import { INTAKE_LEDGER, type IntakeId } from '@rahnama/rules/programs/programs.ts'
import { type EnteredIntake, isSameRound } from '@rahnama/rules/rulebook/rulebook.ts'
import { type Db, sql } from '../db/db.ts'

type Stamps = { enteredAt: Date; enteredBy: string | null; withdrawnAt: Date | null; withdrawnBy: string | null }
type RoundRecord = Stamps & {
  id: string
  number: number | null
  on: string
  category: Round['category']
  invitations: number
  cutOff: number
  tieBreak: Date | null
  source: string
}
type IntakeRecord = Stamps & { id: string } & IntakeEntryInput

/** People are named by what they are called now; somebody who is gone has no name. */
const STAMPS = sql`entry.entered_at as "enteredAt", entered.full_name as "enteredBy",
  entry.withdrawn_at as "withdrawnAt", withdrawn.full_name as "withdrawnBy"`
const PEOPLE = sql`left join users entered on entered.id = entry.entered_by
  left join users withdrawn on withdrawn.id = entry.withdrawn_by`

function findRounds(db: Db): Promise<RoundRecord[]> {
  return db.rows<RoundRecord>(sql`
    select entry.id, number, held_on as "on", category, invitations, cut_off as "cutOff", tie_break as "tieBreak",
      source, ${STAMPS}
    from rule_rounds entry ${PEOPLE} order by held_on, entered_at`)
}

function findIntakes(db: Db): Promise<IntakeRecord[]> {
  return db.rows<IntakeRecord>(sql`
    select entry.id, intake, in_force_from as "from", status,
      jsonb_build_object('en', notice_en, 'fa', notice_fa) as notice, source, ${STAMPS}
    from rule_intakes entry ${PEOPLE} order by in_force_from, entered_at`)
}

const toRound = ({ number, on, category, invitations, cutOff, tieBreak, source }: RoundRecord): Round => ({
  ...(number !== null && { number }),
  ...{ on, category, invitations, cutOff },
  ...(tieBreak && { tieBreak: tieBreak.toISOString() }),
  source,
})

/** What the owner entered and did not withdraw. */
export async function findInForce(db: Db): Promise<{ rounds: Round[]; intakes: EnteredIntake[] }> {
  const [rounds, intakes] = [await findRounds(db), await findIntakes(db)]
  return {
    rounds: rounds.filter(({ withdrawnAt }) => !withdrawnAt).map(toRound),
    intakes: intakes
      .filter(({ withdrawnAt }) => !withdrawnAt)
      .map(({ intake, from, source, status, notice }) => ({ id: intake, from, source, value: { status, notice } })),
  }
}

const NOBODY = { enteredAt: null, enteredBy: null, withdrawnAt: null, withdrawnBy: null }

function stampsOf({ enteredAt, enteredBy, withdrawnAt, withdrawnBy }: Stamps) {
  const stamps = { enteredAt: enteredAt.toISOString(), enteredBy, withdrawnAt: withdrawnAt?.toISOString() ?? null }
  return { ...stamps, withdrawnBy: withdrawnAt ? withdrawnBy : null }
}

const stateOf = ({ withdrawnAt }: Stamps): EntryState => (withdrawnAt ? 'withdrawn' : 'entered')

/** Every round there is or was: shipped ones, and the owner's with what was withdrawn. */
export async function listAllRounds(db: Db): Promise<RoundRow[]> {
  const own = await findRounds(db)
  const inForce = own.filter(({ withdrawnAt }) => !withdrawnAt).map(toRound)
  const shipped = ROUNDS.map((round): RoundRow => {
    const isReplaced = inForce.some((entered) => isSameRound(entered, round))
    return {
      id: `shipped-${round.on}-${round.category}`,
      ...round,
      state: isReplaced ? 'replaced' : 'shipped',
      ...NOBODY,
    }
  })
  return [
    ...shipped,
    ...own.map((row): RoundRow => ({ id: row.id, ...toRound(row), state: stateOf(row), ...stampsOf(row) })),
  ]
}

type EntryOf = LedgerEntry & { intake: IntakeId }

/** Everything the ledger says or said, of every program, in order of the day. */
export async function listAllIntakes(db: Db): Promise<EntryOf[]> {
  const own = await findIntakes(db)
  const isReplaced = (id: IntakeId, day: string) =>
    own.some(({ intake, from, withdrawnAt }) => intake === id && from === day && !withdrawnAt)
  const shipped = (Object.keys(INTAKE_LEDGER) as IntakeId[]).flatMap((intake) =>
    INTAKE_LEDGER[intake].map(({ from, source, value: { status, notice } }): EntryOf => {
      const state = isReplaced(intake, from) ? 'replaced' : 'shipped'
      return { id: `shipped-${intake}-${from}`, intake, from, status, notice, source, state, ...NOBODY }
    }),
  )
  const entered = own.map((row): EntryOf => {
    const { id, intake, from, status, notice, source } = row
    return { id, intake, from, status, notice, source, state: stateOf(row), ...stampsOf(row) }
  })
  return [...shipped, ...entered].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** Whoever writes goes one after the other, so that two owners do not enter the same thing at once. */
export async function lockRulebook(tx: Db): Promise<void> {
  await tx.row(sql`select version from rulebook_state for update`)
}
