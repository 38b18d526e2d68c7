import { actName, purposeName } from '@rahnama/contract/act-name.ts'
import type { AuditFilter, AuditRow } from '@rahnama/contract/audit.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { audit as en } from '@rahnama/contract/texts/en/audit.ts'
import { audit as fa } from '@rahnama/contract/texts/fa/audit.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readAuditPage } from './audit-rows.ts'

const WORDS = { en, fa }
const ROWS_AT_ONCE = 500

/** The audit for a spreadsheet. Whoever is gone is named by the beginning of their id. */
export function writeAuditList({ db, now }: Pick<Deps, 'db' | 'now'>, filter: AuditFilter, language: Language) {
  const { at, actor, act, client, folio, purpose, outcome } = WORDS[language].columns
  return { header: [at, actor, act, client, folio, purpose, outcome], pages: pagesOf(db, filter, now(), language) }
}

async function* pagesOf(db: Db, filter: AuditFilter, now: Date, language: Language) {
  let after: number | undefined
  do {
    const page = await readAuditPage(db, filter, { after, limit: ROWS_AT_ONCE, now })
    yield page.rows.map((row) => cellsOf(row, language))
    after = page.next === null ? undefined : Number(page.next)
  } while (after !== undefined)
}

function cellsOf({ at, actor, actorRole, act, client, folio, purpose, outcome }: AuditRow, language: Language) {
  const words = WORDS[language]
  const nameOf = (person: AuditRow['actor']) =>
    person && (person.name || words.gone(person.id.slice(0, 4), person.goneAt?.slice(0, 10) ?? null))
  const who = nameOf(actor) ?? (actorRole === 'guest' ? words.guest : actorRole)
  const why = purpose && purposeName(words, { act, purpose })
  return [at, who, actName(words, act), nameOf(client), folio, why, words.outcomes[outcome]]
}
