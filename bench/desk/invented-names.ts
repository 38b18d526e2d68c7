import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { nameKeys } from '@rahnama/server/search/search.ts'

/** One word of an invented name: as it is written, and as it is searched. */
export type NameWord = { latin: string; persian: string; foldedPersian: string; key: string; persianKey: string }

const SYLLABLES = [
  ['ba', 'با'],
  ['ra', 'را'],
  ['mi', 'می'],
  ['no', 'نو'],
  ['sa', 'سا'],
  ['da', 'دا'],
  ['ki', 'کی'],
  ['lu', 'لو'],
  ['ta', 'تا'],
  ['zi', 'زی'],
  ['fa', 'فا'],
  ['go', 'گو'],
] as const
const ENDINGS = [
  ['n', 'ن'],
  ['d', 'د'],
  ['z', 'ز'],
  ['m', 'م'],
] as const

/** Words nobody is called, in both scripts: three syllables and an ending, each another. */
export function inventNames(): NameWord[] {
  return SYLLABLES.flatMap((first) =>
    SYLLABLES.flatMap((second) =>
      SYLLABLES.flatMap((third) => ENDINGS.map((ending) => toWord([first, second, third, ending]))),
    ),
  )
}

function toWord(pieces: readonly (readonly [string, string])[]): NameWord {
  const latin = pieces.map(([text]) => text).join('')
  const persian = pieces.map(([, text]) => text).join('')
  const keyOf = (word: string) => nameKeys(word)[0] ?? ''
  return {
    latin: latin.charAt(0).toUpperCase() + latin.slice(1),
    persian,
    foldedPersian: foldForSearch(persian),
    key: keyOf(latin),
    persianKey: keyOf(persian),
  }
}
