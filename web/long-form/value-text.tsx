import { countryName, formats, isCountryCode, provinces } from '@rahnama/contract/locale/locale.ts'
import { type ListName, type SimpleField, UNKNOWN, type Value } from '@rahnama/contract/long-form/long-form.ts'
import type { AnyFieldTexts } from '../i18n/form-texts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { ExactDay, useToldFormats } from '../ui/exact-day/exact-day.tsx'
import styles from './long-form.module.css'
import { useList } from './use-list.ts'

/** An answer as a person reads it. */
export function ValueText({ field, texts, value }: { field: SimpleField; texts: AnyFieldTexts; value: Value }) {
  const words = useTexts('longForm')
  const { language } = useLanguage()
  const format = formats(language)
  const told = useToldFormats()
  const optionOf = (option: Value) => texts.options?.[String(option)] ?? String(option)
  if (value === UNKNOWN && field.mayBeUnknown) return words.question.unknown
  switch (field.kind) {
    case 'yesNo':
      return value ? words.question.yes : words.question.no
    case 'consent':
      return value ? words.check.agreed : words.check.notAgreed
    case 'choice':
      return optionOf(value)
    case 'choices':
      return format.list((value as readonly string[]).map(optionOf))
    case 'date':
      return field.precision === 'month' ? told.monthYear(`${value}-28`) : <ExactDay on={String(value)} />
    case 'year':
      return format.digits(String(value))
    case 'number':
      return numberText(Number(value))
    case 'country':
      return isCountryCode(value) ? countryName(value, language) : String(value)
    case 'province':
      return provinces(language).find(({ code }) => code === value)?.name ?? String(value)
    case 'listed':
      return <ListedText list={field.list} value={String(value)} />
    case 'email':
    case 'phone':
    case 'webAddress':
      return <bdi dir="ltr">{String(value)}</bdi>
    default:
      return <bdi className={styles.written}>{String(value)}</bdi>
  }

  function numberText(number: number): string {
    if (field.kind !== 'number' || !field.unit) return format.number(number)
    if (field.unit === 'cad') return format.money(number, 'CAD')
    if (field.unit === 'percent') return format.percent(number)
    return `${format.number(number)} ${words.question.units[field.unit]}`
  }
}

function ListedText({ list, value }: { list: ListName; value: string }) {
  const state = useList(list)
  if (!state || 'failed' in state) return null
  return state.options.find((option) => option.value === value)?.label ?? value
}
