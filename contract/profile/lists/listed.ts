/** A code with its name in English and Persian, and what else people type for it. */
export type Listed = readonly [code: string, en: string, fa: string, ...synonyms: string[]]

export type ListedGroup = { en: string; fa: string; entries: readonly Listed[] }
