import { foldForSearch } from '@rahnama/contract/locale/locale.ts'

export type ListOption<V extends string = string> = {
  value: V
  label: string
  /** Other names, in any language, under which people look for it. */
  synonyms?: readonly string[]
  group?: string
}

/** A list that takes long to make may be given as the way to make it: it is made when somebody needs it. */
export type Options<V extends string> = readonly ListOption<V>[] | (() => readonly ListOption<V>[])

export function madeOptions<V extends string>(options: Options<V>): readonly ListOption<V>[] {
  return typeof options === 'function' ? options() : options
}

/** Spellings are folded once per list, not once per key. */
export type SearchIndex<V extends string> = readonly { option: ListOption<V>; label: string; synonyms: string[] }[]

export function indexOptions<V extends string>(options: readonly ListOption<V>[]): SearchIndex<V> {
  return options.map((option) => ({
    option,
    label: foldForSearch(option.label),
    synonyms: (option.synonyms ?? []).map(foldForSearch),
  }))
}

/** A page may hold many lists that nobody opens. */
export function indexWhenAsked<V extends string>(options: Options<V>): () => SearchIndex<V> {
  let made: SearchIndex<V> | undefined
  return () => {
    made ??= indexOptions(madeOptions(options))
    return made
  }
}

/** Best first: the label from its beginning, then a word of it, then another name, then anywhere. */
export function searchOptions<V extends string>(index: SearchIndex<V>, query: string): ListOption<V>[] {
  const folded = foldForSearch(query)
  if (!folded) return index.map(({ option }) => option)
  return index
    .map((entry) => ({ option: entry.option, rank: rankOf(entry, folded) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The one option that is meant when its whole name was typed and the list was not used. */
export function findNamed<V extends string>(index: SearchIndex<V>, typed: string): ListOption<V> | undefined {
  const folded = foldForSearch(typed)
  return index.find(({ label, synonyms }) => label === folded || synonyms.includes(folded))?.option
}

const NO_MATCH = 6

function rankOf({ label, synonyms }: SearchIndex<string>[number], query: string): number {
  if (label === query) return 0
  if (label.startsWith(query)) return 1
  if (label.includes(` ${query}`)) return 2
  if (synonyms.some((name) => name.startsWith(query))) return 3
  if (label.includes(query) || synonyms.some((name) => name.includes(query))) return 4
  const everything = [label, ...synonyms].join(' ')
  return query.split(' ').every((word) => everything.includes(word)) ? 5 : NO_MATCH
}
