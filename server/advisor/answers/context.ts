import type { AdvisorPart, AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import type { Formats, Language } from '@rahnama/contract/locale/locale.ts'
import type { Rulebook } from '@rahnama/rules/rulebook/rulebook.ts'
import type { HardReason, Slots } from '../understand/understand.ts'
import type { ClientFile } from './client-file.ts'
import type { Knowledge } from './knowledge.ts'
import type { Texts } from './texts.ts'

/** Everything an answer may be made of. Nothing else is read while one is composed. */
export type Context = {
  language: Language
  texts: Texts
  formats: Formats
  /** The office's day. */
  today: string
  file: ClientFile
  knowledge: Knowledge
  /** Rounds and intakes, with what the owner entered. */
  book: Rulebook
}

export type Answer = Pick<AdvisorPart, 'sentences'> &
  Partial<Pick<AdvisorPart, 'table' | 'link'>> & { sources: AdvisorSource[]; verdict?: Verdict | readonly Verdict[] }

/** Opens the answer for whoever asked whether it is so, in words like these. */
export type Verdict = { is: 'yes' | 'no' | 'open'; askedAs: RegExp }

/** "Must I …?" is answered the other way round than "may I do without?". */
export const MUST =
  /\b(?:must|need|needs|have to|has to|required|necessary|compulsory|obliged|mandatory|bayad|hatman|lazem|lazeme|ejbari)\b|باید|حتما|لازم|مجبور|اجباری|الزامی/iu

/** Answers, or says why a person has to. */
export type Composed = Answer | { handOver: HandOverReason } | { decline: HandOverReason }
export type HandOverReason =
  | HardReason
  | 'unknown'
  | 'person'
  | 'notInTables'
  | 'notConfirmed'
  | 'fees'
  | 'choice'
  | 'nothingWaits'
  | 'rates'

export type Compose = (context: Context, slots: Slots) => Composed
