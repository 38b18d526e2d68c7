import type { FeeRow, fees } from '@rahnama/contract/fees.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { listCharged, listFees as readFees } from './queries.ts'

export async function listFees({ db }: Pick<Deps, 'db'>): Promise<Output<typeof fees.list>> {
  const rows = await readRows(db)
  return { rows, next: null, total: { count: rows.length, isMore: false } }
}

export async function readRows(db: Db, id?: string): Promise<FeeRow[]> {
  const [charged, all] = await Promise.all([listCharged(db, id), readFees(db)])
  return charged.map(({ id, kind, en, fa }) => ({
    ...{ id, kind },
    title: { en: en ?? fa ?? '', fa: fa ?? en ?? '' },
    history: all
      .filter(({ itemId }) => itemId === id)
      .map(({ basis, cad, since, isSample }) => ({ basis, cad, since: since.toISOString(), isSample })),
  }))
}
