import { type Dated, type IsoDate, inForce } from '../dated.ts'

/** Dollars by number of persons, the first entry for one person, and for each person beyond the last entry. */
export type FundsTable = { bySize: readonly number[]; eachMore?: number }

const HALF_LICO = 'IRCC, Express Entry, proof of funds'

export const SETTLEMENT_FUNDS: readonly Dated<FundsTable>[] = [
  {
    from: '2023-04-25',
    source: `${HALF_LICO}, table of 2023-04-25`,
    value: { bySize: [13757, 17127, 21055, 25564, 28994, 32700, 36407], eachMore: 3706 },
  },
  {
    from: '2024-05-28',
    source: `${HALF_LICO}, table of 2024-05-28`,
    value: { bySize: [14690, 18288, 22483, 27297, 30690, 34917, 38875], eachMore: 3958 },
  },
  {
    from: '2025-07-07',
    source: `${HALF_LICO}, table of 2025-07-07`,
    value: { bySize: [15263, 19001, 23360, 28362, 32168, 36280, 40392], eachMore: 4112 },
  },
]

const STUDY_PERMIT = 'IRCC, study permit, proof of funds outside Quebec'

/** Living costs for a year, without tuition and travel. */
export const STUDY_FUNDS: readonly Dated<FundsTable>[] = [
  {
    from: '2024-01-01',
    source: `${STUDY_PERMIT}, 2024-01-01`,
    value: { bySize: [20635, 25690, 31583, 38346, 43492, 49051, 54611], eachMore: 5559 },
  },
  {
    from: '2025-09-01',
    source: `${STUDY_PERMIT}, 2025-09-01`,
    value: { bySize: [22895, 28502, 35040, 42543, 48252, 54420, 60589], eachMore: 6170 },
  },
  {
    from: '2026-09-01',
    source: `${STUDY_PERMIT}, 2026-09-01`,
    value: { bySize: [23448, 29192, 35888, 43572, 49419, 55736, 62054], eachMore: 6318 },
  },
]

/** Answers undefined where no table holds on the date, or the table does not reach that size. */
export function fundsNeeded(table: readonly Dated<FundsTable>[], persons: number, on: IsoDate): number | undefined {
  const current = inForce(table, on)?.value
  return current && amountFor(current, persons)
}

function amountFor({ bySize, eachMore }: FundsTable, row: number): number | undefined {
  const listed = bySize[row - 1]
  if (listed !== undefined) return listed
  const last = bySize.at(-1)
  return eachMore === undefined || last === undefined ? undefined : last + (row - bySize.length) * eachMore
}

const SMALLEST_PARENT_HOUSEHOLD = 2

/** Income for two persons and more in each of the three tax years before applying, newest first. */
export const PARENT_INCOME: readonly Dated<readonly FundsTable[]>[] = [
  {
    from: '2025-01-01',
    to: '2025-12-31',
    source: 'IRCC, parents and grandparents, minimum necessary income plus 30 percent, intake of 2025',
    value: [
      { bySize: [47549, 58456, 70972, 80496, 90784, 101075], eachMore: 10291 },
      { bySize: [44530, 54743, 66466, 75384, 85020, 94658], eachMore: 9636 },
      { bySize: [43082, 52965, 64306, 72935, 82259, 91582], eachMore: 9324 },
    ],
  },
]

/** Answers what each of the three years must reach; undefined where no table holds on the date. */
export function parentIncomesNeeded(persons: number, on: IsoDate): number[] | undefined {
  const row = Math.max(1, persons - SMALLEST_PARENT_HOUSEHOLD + 1)
  return inForce(PARENT_INCOME, on)?.value.map((table) => amountFor(table, row) ?? 0)
}
