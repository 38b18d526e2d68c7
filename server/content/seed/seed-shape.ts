import type { ContentKind, FactsOf, TextOf } from '@rahnama/contract/content/content.ts'

export type Seed<Kind extends ContentKind> = { slug: string; facts: FactsOf<Kind>; en: TextOf<Kind>; fa: TextOf<Kind> }
export type Seeds = { [Kind in ContentKind]: readonly Seed<Kind>[] }
export type AnySeed = { kind: ContentKind; slug: string; facts: object; en: object; fa: object }
