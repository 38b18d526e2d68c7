import type { CountryCode, ProvinceCode } from '../locale/locale.ts'
import type { Field, LongForm, UNKNOWN } from './model.ts'

/** A person told this in a given form, typed by its definition (`as const satisfies LongForm`). */
export type AnswersOf<F extends LongForm> = AnswersTo<F['steps'][number]['fields'][number]>

type AnswersTo<F extends Field> = {
  readonly [Each in F as Each['kind'] extends 'document' ? never : Each['name']]?: AnswerTo<Each> | undefined
}

type AnswerTo<F extends Field> = F extends { kind: 'group'; fields: readonly (infer Inner extends Field)[] }
  ? readonly ({ readonly id: string } & AnswersTo<Inner>)[]
  : ValueOf<F> | (F extends { mayBeUnknown: true } ? typeof UNKNOWN : never)

type ValueOf<F extends Field> = F extends { kind: 'yesNo' | 'consent' }
  ? boolean
  : F extends { kind: 'number' | 'year' }
    ? number
    : F extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : F extends { kind: 'choices'; options: readonly (infer Option)[] }
        ? readonly Option[]
        : F extends { kind: 'country' }
          ? CountryCode
          : F extends { kind: 'province' }
            ? ProvinceCode
            : string
