import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { INTAKE_IDS, type IntakeFilter, type IntakeRow, type rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import { intakeNames as en } from '@rahnama/contract/texts/en/intake-names.ts'
import { intakeNames as fa } from '@rahnama/contract/texts/fa/intake-names.ts'
import { type IntakeId, intakeOn } from '@rahnama/rules/programs/programs.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { listAllIntakes } from './entries.ts'
import { pageOf } from './page-of.ts'
import { readRulebook } from './read-rulebook.ts'
import { servicesNaming } from './services-naming.ts'

/** Each program once, as it stands today; whatever changed last stands first. */
export async function listIntakes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { order, after, limit, ...filter }: Input<typeof rulebook.listIntakes>,
): Promise<Output<typeof rulebook.listIntakes>> {
  const rows = (await standToday(db, officeDay(now()))).filter((row) => meets(row, filter))
  const sign = order === 'ascending' ? 1 : -1
  rows.sort((a, b) => sign * (a.since < b.since ? -1 : a.since > b.since ? 1 : 0))
  return pageOf(rows, after, limit)
}

async function standToday(db: Db, today: string): Promise<IntakeRow[]> {
  const { ledger } = await readRulebook(db)
  return INTAKE_IDS.map((intake): IntakeRow => {
    const { orEarlier = false, ...now } = intakeOn(ledger, intake, today)
    const [next] = ledger[intake].filter(({ from }) => from > today)
    return {
      intake,
      ...now,
      orEarlier,
      isOwn: typeof now.notice !== 'string',
      next: next ? { from: next.from, status: next.value.status } : null,
    }
  })
}

export function meets({ intake, status }: Pick<IntakeRow, 'intake' | 'status'>, filter: IntakeFilter): boolean {
  const wanted = filter.search ? foldForSearch(filter.search) : ''
  const names = [en[intake], fa[intake]].map(foldForSearch)
  return (!filter.status || status === filter.status) && names.some((name) => name.includes(wanted))
}

export async function readIntake(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { intake }: { intake: IntakeId },
): Promise<Output<typeof rulebook.readIntake>> {
  const [today, all, services] = [
    await standToday(db, officeDay(now())),
    await listAllIntakes(db),
    await servicesNaming(db, intake),
  ]
  const current = today.find((row) => row.intake === intake)
  if (!current) throw new Error(`The ledger does not know ${intake}`)
  const entries = all.filter((entry) => entry.intake === intake).map(({ intake: _, ...entry }) => entry)
  return { now: current, entries: entries.reverse(), services }
}
