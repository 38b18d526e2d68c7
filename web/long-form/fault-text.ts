import type { Issue } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Field } from '@rahnama/contract/long-form/long-form.ts'
import { type Texts, useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useOpenForm } from './form-context.ts'
import { findQuestion } from './questions.ts'

const CHOSEN: readonly Field['kind'][] = ['yesNo', 'choice', 'choices', 'country', 'province', 'listed']

/** Says what to do about a fault, in the words of its question where it has them. */
export function useFaultText(): (issue: Issue) => string {
  const { form, texts } = useOpenForm()
  const own = useTexts('longForm').faults
  const errors = useTexts('errors')
  const format = formats(useLanguage().language)
  return (issue) => {
    const question = findQuestion(form, texts, issue.field)
    if (!question) return errors.faults[issue.fault]
    return (
      question.texts.faults?.[issue.fault] ?? sayFault(question.field, issue, own, format) ?? errors.faults[issue.fault]
    )
  }
}

/** The same in a list of faults, where the question does not stand beside it. */
export function useNamedFaultText(): (issue: Issue) => string {
  const { form, texts } = useOpenForm()
  const own = useTexts('longForm').faults
  const textOf = useFaultText()
  return (issue) => {
    const question = findQuestion(form, texts, issue.field)
    const hasOwnWords = question?.texts.faults?.[issue.fault] !== undefined
    return question && !hasOwnWords ? own.named(question.texts.label, textOf(issue)) : textOf(issue)
  }
}

function sayFault(
  field: Field,
  { fault, params }: Issue,
  own: Texts['longForm']['faults'],
  { number, date, digits }: ReturnType<typeof formats>,
): string | undefined {
  const limit = (name: string) => {
    const value = params?.[name]
    return typeof value === 'string' ? date(value) : digits(String(value ?? ''))
  }
  switch (fault) {
    case 'REQUIRED':
      if (field.kind === 'group') return own.addOne
      return CHOSEN.includes(field.kind) ? own.choose : undefined
    case 'NOT_A_NUMBER':
    case 'TOO_SMALL':
    case 'TOO_LARGE':
      if (field.kind !== 'number') return undefined
      // A check across fields may know better, such as the scale of the chosen test.
      return own.between(number(Number(params?.min ?? field.min)), number(Number(params?.max ?? field.max)))
    case 'TOO_MANY_DECIMALS':
      if (field.kind !== 'number') return undefined
      return field.decimals === 0 ? own.wholeNumber : own.decimals(number(field.decimals))
    case 'TOO_SHORT':
      return field.kind === 'phone' ? own.phoneTooShort : undefined
    case 'TOO_LONG':
      if (field.kind === 'phone') return own.phoneTooLong
      return params?.max === undefined ? undefined : own.tooLong(number(Number(params.max)))
    case 'TOO_EARLY':
      return params?.earliest === undefined ? undefined : own.notBefore(limit('earliest'))
    case 'TOO_LATE':
      return params?.latest === undefined ? undefined : own.notAfter(limit('latest'))
    case 'TOO_MANY':
      return params?.max === undefined ? undefined : own.tooMany(number(Number(params.max)))
    default:
      return undefined
  }
}
