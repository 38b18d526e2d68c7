import { AppError } from '@rahnama/contract/errors.ts'
import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { RoundFilter, RoundRow, rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import { eligibility as en } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as fa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { isSameRound } from '@rahnama/rules/rulebook/rulebook.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { listAllRounds } from './entries.ts'
import { pageOf } from './page-of.ts'

/** Some four hundred rounds were held in ten years: they are sorted and searched in memory. */
export async function listRounds(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  { sort, order, after, limit, ...filter }: Input<typeof rulebook.listRounds>,
): Promise<Output<typeof rulebook.listRounds>> {
  const found = await findRounds(db, filter)
  const sign = order === 'ascending' ? 1 : -1
  const key = (row: RoundRow) => row[sort] ?? 0
  found.sort((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) || (a.id < b.id ? -1 : 1))
  return pageOf(found, after, limit)
}

export async function findRounds(db: Db, { search, category, show }: RoundFilter): Promise<RoundRow[]> {
  const wanted = search ? foldForSearch(search) : undefined
  return (await listAllRounds(db)).filter(
    (row) => isShown(row, show) && (!category || row.category === category) && (!wanted || says(row, wanted)),
  )
}

function isShown({ state }: RoundRow, show: RoundFilter['show']): boolean {
  if (show === 'own') return state === 'entered'
  const isPast = state === 'withdrawn' || state === 'replaced'
  return show === 'withdrawn' ? isPast : !isPast
}

/** A round is searched for by its number, its day or its name in either language. */
function says({ number, on, category, cutOff }: RoundRow, wanted: string): boolean {
  const words = [number, on, cutOff, en.roundCategories[category], fa.roundCategories[category]]
  return words.some((word) => word !== undefined && foldForSearch(String(word)).includes(wanted))
}

export async function readRound(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  { id }: Input<typeof rulebook.readRound>,
): Promise<Output<typeof rulebook.readRound>> {
  const rounds = await listAllRounds(db)
  const round = rounds.find((each) => each.id === id)
  if (!round) throw new AppError('NOT_FOUND')
  const history = rounds.filter((each) => isSameRound(each, round)).reverse()
  return { round, history }
}
