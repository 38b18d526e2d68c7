import { foldDigits, foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { type Sql, sql } from '../db/db.ts'
import { nameKeys } from './name-key.ts'
import { reversedDigits, type TermMatch } from './terms.ts'

/** From three letters on the trigram index can help; before that only beginnings are looked for. */
const TRIGRAM_FROM = 3
const FEWEST_PHONE_DIGITS = 4

/** A table of spellings, what is wanted of a row, and how many rows of each way to match. */
type Terms = { select: Sql; from: Sql; limit: number }

/**
 * Every way in which words may name a person, each one arm of a union with its own index and its own limit: one
 * condition over all of them would read the whole table.
 */
export function personArms(terms: Terms, text: string): Sql[] {
  const folded = foldForSearch(text)
  const address = foldDigits(text).toLowerCase().replace(/\s/g, '')
  const digits = reversedDigits(text)
  const keys = nameKeys(text)
  const isPhone = digits.length >= FEWEST_PHONE_DIGITS && /^[\d\s+()۰-۹٠-٩.-]+$/.test(text.trim())
  return [
    ...(isPhone ? [termBeginning(terms, 'phone', withoutTrunk(digits))] : []),
    ...(address ? [termBeginning(terms, 'email', address)] : []),
    ...(folded ? [termBeginning(terms, 'name', folded)] : []),
    ...(address.length >= TRIGRAM_FROM ? [containing(terms, 'email', address)] : []),
    ...(folded.length >= TRIGRAM_FROM ? [containing(terms, 'name', folded)] : []),
    ...(keys.length > 0 ? [termBeginning(terms, 'soundsLike', keys.join(' '))] : []),
  ]
}

/** 0912… and 0098912… end as +98912… does: what stands before the number itself is dropped. */
function withoutTrunk(reversed: string): string {
  return reversed.replace(/0{1,2}$/, '')
}

/** In the order of the index, whose operator class is for patterns: in any other it would sort all it finds first. */
export function termBeginning({ select, from, limit }: Terms, match: TermMatch, folded: string): Sql {
  return sql`(select ${select} from ${from}
    where match = ${match} and folded like ${`${escapeLike(folded)}%`} order by folded using ~<~ limit ${limit})`
}

function containing({ select, from, limit }: Terms, match: 'name' | 'email', folded: string): Sql {
  return sql`(select ${select} from ${from}
    where match in ('name', 'email') and match = ${match} and folded like ${`%${escapeLike(folded)}%`} limit ${limit})`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
