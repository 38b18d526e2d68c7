import type { AdvisorSettings, GeneralSettings } from '@rahnama/contract/site-settings.ts'

/** What the owner has published: claims in force, questions and articles, by slug. */
export type Knowledge = {
  office: Pick<GeneralSettings, 'phone' | 'contactEmail' | 'office'>
  /** What the owner saw a Canadian dollar cost. */
  toman: AdvisorSettings['toman']
  /** Whom somebody in despair can call, in the owner's words. */
  helpLines: AdvisorSettings['helpLines']
  /** An outside model phrases the answers. */
  usesModel: boolean
  /** What we do for a fee of our own, in the owner’s order, with the intakes it is for; without those that name no fee. */
  services: readonly { title: string; intakes: readonly string[]; fee: string }[]
  claims: ReadonlyMap<string, { sentence: string; source: string }>
  questions: ReadonlyMap<string, { question: string; answer: string; publishedOn: string }>
  /** What the firm says of its own standing, such as its licence. */
  credentials: ReadonlyMap<string, { title: string; text: string; publishedOn: string }>
  /** Advice the owner gives everybody, one thing each. */
  tips: ReadonlyMap<string, { title: string; text: string; publishedOn: string }>
  /** What stands on pages of prose, such as the terms. */
  pages: ReadonlyMap<string, { title: string; asOf: string; sections: readonly Section[] }>
  articles: ReadonlyMap<string, { title: string; asOf: string; sections: readonly Section[] }>
}

export type Section = {
  heading: string
  sentences: readonly string[]
  table: { head: string[]; rows: string[][] } | null
}
