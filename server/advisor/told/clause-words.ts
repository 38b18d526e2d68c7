import { EDUCATION_LEVELS, type EducationLevel } from '@rahnama/rules/education.ts'
import type { ToldFacts } from '../understand/understand.ts'
import type { Item } from './items.ts'

export const has = (item: Item | undefined, ...readings: readonly string[]) =>
  item?.readings.some((each) => readings.includes(each)) ?? false
export const any = (items: readonly Item[], ...readings: readonly string[]) =>
  items.some((item) => has(item, ...readings))
export const says = (items: readonly Item[], told: Item['told']) => items.some((item) => item.told === told)
export const startsWith = (items: readonly Item[], prefix: string) =>
  items.some(({ readings }) => readings.some((each) => each.startsWith(prefix)))

export const isYears = (item: Item | undefined) => item?.told === 'years' || has(item, 'year')
export const isCounting = (item: Item | undefined) => isYears(item) || has(item, 'month', 'points', 'people')
export const isOfTest = (item: Item | undefined) => has(item, 'clb') || (item !== undefined && startsWith([item], 't:'))
export const isExperience = (item: Item | undefined) => item?.told === 'experience' || has(item, 'workabroad', 'work')
export const isOfCanada = (items: readonly Item[]) =>
  any(items, 'canada', 'canadianwork', 'canadianstudy') || startsWith(items, 'pv:')

export const isElsewhere = (items: readonly Item[]) => any(items, 'othercountry') && !any(items, 'live')

/** "Age" is how old somebody is, and in Persian in Latin letters "if". */
export function isSupposing(item: Item, isFinglish: boolean): boolean {
  if (item.word === 'age') return isFinglish
  return item.told === 'suppose' || has(item, 'if')
}

/** Beside points «بگیرم» supposes; what one has to get does not. */
export const wouldGet = ({ told }: Item, items: readonly Item[]) => told === 'wouldGet' && !any(items, 'need')

const WORKING = ['work', 'workabroad', 'canadianwork', 'occupation', 'profession', 'manager', 'company', 'noc', 'p:CEC']

export function kindOf(items: readonly Item[]): 'work' | 'study' | undefined {
  if (says(items, 'experience') || any(items, ...WORKING)) return 'work'
  return any(items, 'study', 'canadianstudy', 'p:STUDY_CA', 'course') ? 'study' : undefined
}

/** They ask of a country; whoever lives or works there only tells of it. */
const GOING_THERE = 'score points need requirements eligible immigrate visa pr asylum compare better raise'.split(' ')
const BEING_THERE = /^(?:im|am|based|residing|resident)$/

/** Each country besides ours is named as where somebody lives, works or studied, and nothing is asked of it. */
export function isOnlyFromElsewhere(clauses: readonly (readonly Item[])[]): boolean {
  const naming = clauses.filter((items) => any(items, 'othercountry'))
  const isTelling = (items: readonly Item[]) =>
    kindOf(items) !== undefined ||
    any(items, 'live', 'year', 'month', 'degree', 'education', 'number') ||
    says(items, 'mine') ||
    items.some(({ told, word }) => told?.startsWith('edu:') || BEING_THERE.test(word))
  return naming.length > 0 && naming.every((items) => isTelling(items) && !any(items, ...GOING_THERE))
}

/** A degree of three years and another one make two; otherwise the higher counts. */
export function together(one: EducationLevel, other: EducationLevel): EducationLevel {
  const rank = (level: EducationLevel) => EDUCATION_LEVELS.indexOf(level)
  const [low, high] = rank(one) < rank(other) ? [one, other] : [other, one]
  return high === 'bachelor_or_three_year' && (low === 'one_year' || low === 'two_year') ? 'two_or_more' : high
}

const BEFORE_IT = /^(no|not|never|none|without|dont|doesnt|didnt|havent|hasnt|have no|بدون|بی|نه|bedoone|bedoon)$/
const REACH = 3

/** What "no" stands before, and what «ندارم» stands behind: up to the verb before it. */
export function negated(items: readonly Item[]): Item[] {
  if (says(items, 'noOne')) return [...items]
  const found = new Set<Item>()
  items.forEach((item, place) => {
    if (!has(item, 'neg')) return
    const carrying = (part: readonly Item[]) => part.filter(({ readings, told }) => readings.length > 0 || told)
    if (BEFORE_IT.test(item.word)) for (const each of carrying(items.slice(place + 1)).slice(0, REACH)) found.add(each)
    else {
      const earlier = items.slice(0, place)
      const verb = earlier.findLastIndex(({ told }) => told !== undefined && VERBS.includes(told))
      for (const each of earlier.slice(verb + 1)) found.add(each)
    }
  })
  return [...found]
}

const VERBS: readonly string[] = ['mine', 'theirs', 'myAge', 'theirAge', 'ofAge']

export const NO_ITEM: Item = { word: '', readings: [] }
export const OTHERS = ['sibling', 'relative', 'parents', 'otherperson']
const NO_TIE = /cousin|پسرعمو|پسرخاله|دخترخاله|دخترعمو|دختر خاله|پسر خاله|دختر عمو|پسر عمو/
export const MINE_NOT = /^(ندارم|نداریم|نیستم|nadaram|nistam)$/
export const TURNS = /(?<!\p{L})(?:turns|turn|turning|میشه|بشه|می ?شود|بشود|mishe)$/u

/** Brothers, aunts and who else lives in Canada. */
export function tiesIn(items: readonly Item[], not: readonly Item[]): Pick<ToldFacts, 'sibling' | 'relative'> {
  if (says(items, 'noOne') && !any(items, 'sibling')) return { sibling: false, relative: false }
  const isNot = any(not, 'sibling', 'relative', 'parents')
  const isThere = any(items, 'canada', 'citizen', 'pr', 'live', 'inland') || startsWith(items, 'pv:') || isNot
  if (!isThere) return {}
  const isRelative = any(items, 'relative', 'parents') && !items.some(({ word }) => NO_TIE.test(word))
  return {
    ...(isRelative && { relative: !isNot, ...(isNot && { sibling: false }) }),
    ...(any(items, 'sibling') && { sibling: !isNot }),
  }
}
