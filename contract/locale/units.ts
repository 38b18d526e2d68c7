import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

export const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year', 'point'] as const
export type Unit = (typeof UNITS)[number]

/** After a number a Persian noun stays singular, so one form is enough. */
const PERSIAN: Readonly<Record<Unit, string>> = {
  minute: 'دقیقه',
  hour: 'ساعت',
  day: 'روز',
  week: 'هفته',
  month: 'ماه',
  year: 'سال',
  point: 'امتیاز',
}

export function formatUnit(count: number, unit: Unit, language: Language): string {
  return `${formatNumber(count, language)} ${unitName(unit, language, count === 1)}`
}

export function formatUnitRange(from: number, to: number, unit: Unit, language: Language): string {
  return `${formatRange(from, to, language)} ${unitName(unit, language, false)}`
}

/** Persian puts a word between the two: a dash between digits flips with its surroundings. */
export function formatRange(from: number, to: number, language: Language): string {
  return `${formatNumber(from, language)}${language === 'fa' ? ' تا ' : '–'}${formatNumber(to, language)}`
}

function unitName(unit: Unit, language: Language, isOne: boolean): string {
  if (language === 'fa') return PERSIAN[unit]
  return isOne ? unit : `${unit}s`
}
