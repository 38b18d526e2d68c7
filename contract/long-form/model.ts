import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Issue } from '../errors.ts'

/** "I do not know yet" is an answer of its own: it counts as answered and is flagged. */
export const UNKNOWN = 'unknown'

export type Value = string | number | boolean | readonly string[]

/** One item of a repeated group. Its id never changes, so two tabs can speak of the same one. */
export type EntryAnswers = { readonly id: string } & { readonly [name: string]: Value | undefined }

/** A person told this in one form. A question that was not answered is absent. */
export type Answers = { readonly [name: string]: Value | readonly EntryAnswers[] | undefined }

type Asked = {
  name: string
  /** Answered or not, the form can be completed. */
  optional?: true
  /** A list or a matter that this question opens, by the name the rules have for it. */
  opens?: string
  /** Offers "I do not know yet". */
  mayBeUnknown?: true
  /**
   * The question is asked only when this holds. Inside a group it also sees the entry; hidden answers are kept but not
   * read.
   */
  when?: (answers: Answers, entry: EntryAnswers | undefined) => boolean
}

export type SimpleField = Asked &
  (
    | { kind: 'text'; max: number; script?: 'latin'; autoComplete?: string }
    | { kind: 'longText'; max: number }
    | { kind: 'email' | 'phone' | 'webAddress' }
    | { kind: 'date'; precision?: 'day' | 'month'; earliest?: IsoDate; latest?: IsoDate | 'today' }
    | { kind: 'year'; earliest: number; yearsAhead: number }
    | { kind: 'number'; min: number; max: number; decimals: 0 | 1 | 2; unit?: 'years' | 'hours' | 'percent' | 'cad' }
    | { kind: 'yesNo' }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'choices'; options: readonly string[] }
    | { kind: 'country' | 'province' }
    /** A long, grouped, searchable list with names in both languages. */
    | { kind: 'listed'; list: ListName }
    | { kind: 'consent'; statement: string }
    /** Documents are kept by documents, under the form's name and the path of this field. */
    | { kind: 'document'; document: string }
  )

export const LISTS = ['fieldsOfStudy', 'occupations', 'spokenLanguages'] as const
export type ListName = (typeof LISTS)[number]

export type Group = Asked & { kind: 'group'; fields: readonly SimpleField[]; max: number }

export type Field = SimpleField | Group

export type LongFormStep = {
  name: string
  fields: readonly Field[]
  /** Checks what no single field can tell: an end before its beginning, a rule of the firm. */
  check?: (answers: Answers, today: IsoDate) => Issue[]
}

/** A form of several pages, as data: one renderer draws it, one check judges it on both sides. */
export type LongForm = { name: string; steps: readonly LongFormStep[] }
