import { foldDigits, foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { join, type Sql, sql } from '../db/db.ts'
import { nameKeys } from './name-key.ts'
import { reversedDigits, type Term } from './terms.ts'

/** From three letters on the trigram index can help; before that only beginnings are looked for. */
const TRIGRAM_FROM = 3
const FEWEST_PHONE_DIGITS = 4
/** Letters of an address that the index of its parts has together. */
const ADDRESS_PART = 5

/** A table of spellings, what is wanted of a row, and how many rows of each way to match. */
type Terms = { select: Sql; from: Sql; limit: number }

/**
 * The rows that words may name, as a subquery; undefined where the words name nothing. Every way to match is one arm of a
 * union with its own index and its own limit: one condition over all of them would read the whole table.
 *
 * The trigram index intersects long lists, so it is asked only where beginnings leave something open: whoever typed a
 * whole name, address or number has found it, and a full page of beginnings has no room for what stands within a word.
 */
export function findTerms(terms: Terms, text: string, numbers: readonly Term[] = []): Sql | undefined {
  const { select, from, limit } = terms
  const { beginnings, parts, sounds } = waysToMatch(text)
  const exact = [...numbers, ...beginnings]
  if (exact.length === 0 && sounds.length === 0) return undefined
  const within = parts.map(
    ({ match, folded }) => sql`(select ${select} from ${from}
      where match = ${match} and ${has({ match, folded })} and (select is_open from known) limit ${limit})`,
  )
  return sql`
    with exact as materialized (${exact.length > 0 ? unionOf(terms, exact) : sql`select ${select}, false as is_whole from ${from} where false`}),
    known as (select not coalesce(bool_or(is_whole), false) and count(*) < ${limit} as is_open from exact)
    select ${select} from exact
    ${join(
      [...within, ...sounds.map((term) => sql`select ${select} from ${beginning(terms, term)} as sounding`)].map(
        (arm) => sql`union all ${arm}`,
      ),
      ' ',
    )}`
}

/**
 * Whether a term has these letters within. Lists of three letters are long in a large firm, so of an address five are
 * looked for; a pattern would bring the shorter ones back.
 */
function has({ match, folded }: Term): Sql {
  if (match !== 'email' || folded.length < ADDRESS_PART) return sql`folded like ${`%${escapeLike(folded)}%`}`
  return sql`parts_of(folded) @> parts_of(${folded}) and strpos(folded, ${folded}) > 0`
}

/** As a phone number, as an email, as a name, and by how a name sounds. */
function waysToMatch(text: string): Record<'beginnings' | 'parts' | 'sounds', Term[]> {
  const folded = foldForSearch(text)
  const address = foldDigits(text).toLowerCase().replace(/\s/g, '')
  const digits = reversedDigits(text)
  const keys = nameKeys(text)
  const isPhone = digits.length >= FEWEST_PHONE_DIGITS && /^[\d\s+()۰-۹٠-٩.-]+$/.test(text.trim())
  const written: Term[] = [
    { match: 'email', folded: address },
    { match: 'name', folded },
  ]
  return {
    beginnings: [
      ...(isPhone ? [{ match: 'phone' as const, folded: withoutTrunk(digits) }] : []),
      ...written.filter((term) => term.folded),
    ],
    parts: written.filter(
      (term) => term.folded.length >= TRIGRAM_FROM && !(term.match === 'name' && looksLikeAddress(address)),
    ),
    sounds: keys.length > 0 ? [{ match: 'soundsLike', folded: keys.join(' ') }] : [],
  }
}

/** No name has a digit, or a dot between two letters. */
function looksLikeAddress(text: string): boolean {
  return /[\d@_]|\p{L}\.\p{L}/u.test(text)
}

/** 0912… and 0098912… end as +98912… does: what stands before the number itself is dropped. */
function withoutTrunk(reversed: string): string {
  return reversed.replace(/0{1,2}$/, '')
}

function unionOf(terms: Terms, wanted: readonly Term[]): Sql {
  return join(
    wanted.map((term) => beginning(terms, term)),
    ' union all ',
  )
}

/** In the order of the index, whose operator class is for patterns: in any other it would sort all it finds first. */
function beginning({ select, from, limit }: Terms, { match, folded }: Term): Sql {
  return sql`(select ${select}, folded = ${folded} as is_whole from ${from}
    where match = ${match} and folded like ${`${escapeLike(folded)}%`} order by folded using ~<~ limit ${limit})`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
