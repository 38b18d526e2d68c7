import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { readConsultations } from '../content/content.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

/** `title` is the name that the owner has published for its type, in one language. */
export type Titled<Row> = Row & { title: string }

export async function withTitle<Row extends { type: ConsultationType }>(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  row: Row,
  language: Language,
): Promise<Titled<Row>> {
  const words = await readConsultations({ db, now })
  return { ...row, title: words[row.type][language].title }
}
