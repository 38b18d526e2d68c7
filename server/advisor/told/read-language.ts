import {
  ABILITIES,
  type Ability,
  type LanguageResult,
  LEVEL_SCALES,
  type LevelScale,
  languageOf,
  scoreInput,
  TEST_IDS,
  type TestId,
} from '@rahnama/rules/language/language.ts'
import type { Item } from './items.ts'

type Scale = TestId | LevelScale
type Owner = 'me' | 'partner' | 'other'

/** One result as it is told, until all of it is known. */
type Telling = {
  owner: Owner
  isIf: boolean
  scale?: Scale
  isFrench: boolean
  figures: number[]
  byAbility: Partial<Record<Ability, number>>
  /** Abilities named before their figure. */
  waiting: (Ability | 'rest')[]
  isRefused: boolean
  /** "From 6 to 7": where it stands, and where it would be. */
  isFromTo: boolean
  /** All abilities are named together. */
  isAll: boolean
}

export type ToldResult = { owner: Owner; isIf: boolean; result: LanguageResult }

const isScale = (value: string): value is Scale => [...TEST_IDS, ...LEVEL_SCALES].some((each) => each === value)
const NOT_ACCEPTED = ['t:IELTS_ACADEMIC', 't:TOEFL_IBT', 't:DUOLINGO', 't:PTE_ACADEMIC']
const FRENCH_TESTS: readonly (Scale | undefined)[] = ['TEF_CANADA', 'TCF_CANADA']
const IELTS_TYPED_TOGETHER = /^[4-9]{4}$/

/** Language results as people tell them: by test or by level, for each ability or for all of them at once. */
export function createLanguageReader() {
  const results: ToldResult[] = []
  let telling: Telling | undefined
  let isOpen = false
  let isFrom = false

  const begin = (owner: Owner, isIf: boolean): Telling => ({
    owner, isIf, isFrench: false, figures: [], byAbility: {}, waiting: [], isRefused: false, isFromTo: isFrom, isAll: false,
  }) // biome-ignore format: a table

  const hasFigures = () =>
    telling !== undefined && (telling.figures.length > 0 || Object.keys(telling.byAbility).length > 0)

  function close(): void {
    if (telling?.isFromTo && telling.figures.length === 2) {
      const [from, to] = telling.figures.map((figure) => resultOf({ ...(telling as Telling), figures: [figure] }))
      if (from && to)
        results.push(
          { owner: telling.owner, isIf: false, result: from },
          { owner: telling.owner, isIf: true, result: to },
        )
      else isOpen = true
    } else if (telling && hasFigures()) {
      const result = resultOf(telling)
      if (result) results.push({ owner: telling.owner, isIf: telling.isIf, result })
      else isOpen = true
    }
    telling = undefined
    isFrom = false
  }

  /** What is told belongs to whoever was spoken of when the language was named. */
  function at(owner: Owner, isIf: boolean, isNew: boolean): Telling {
    if (telling && (telling.owner !== owner || telling.isIf !== isIf || (isNew && hasFigures()))) close()
    telling ??= begin(owner, isIf)
    return telling
  }

  /** Takes an item that tells of a language; the next ones tell whether a figure stands before its ability. */
  function take(item: Item, next: readonly (Item | undefined)[], owner: Owner, isIf: boolean): boolean {
    const test = item.readings.find((each) => each.startsWith('t:'))
    if (test !== undefined) {
      const scale = test.slice(2)
      const now = at(owner, isIf, true)
      if (isScale(scale)) now.scale = scale
      else now.isRefused = NOT_ACCEPTED.includes(test)
      now.isFrench = FRENCH_TESTS.includes(now.scale)
      return true
    }
    if (item.readings.includes('clb')) {
      const isFrench = item.word.includes('nclc') || (telling?.isFrench ?? false)
      const now = at(owner, isIf, telling?.scale !== undefined && !(telling.isFromTo && !isFrench))
      now.scale = isFrench ? 'NCLC' : 'CLB'
      now.isFrench = isFrench
      return true
    }
    if (item.readings.includes('french')) {
      const now = at(owner, isIf, true)
      now.isFrench = true
      if (now.scale !== undefined && languageOf(now.scale) === 'english') delete now.scale
      if (now.scale === undefined) now.scale = 'NCLC'
      return true
    }
    if (item.readings.includes('language')) {
      if (telling?.isFrench) close()
      return true
    }
    const ability = abilityOf(item)
    if (ability || item.told === 'rest') {
      const now = at(owner, isIf, false)
      const figure = now.figures.at(-1)
      if (ability && figure !== undefined && now.waiting.length === 0 && !isFigure(next[0])) {
        now.byAbility[ability] = figure
        return true
      }
      now.waiting.push(ability ?? 'rest')
      return true
    }
    if (item.told === 'fromTo') {
      isFrom = true
      if (telling) telling.isFromTo = true
    }
    if (item.value !== undefined) return takeFigure(item.value, next, owner, isIf)
    const isAll = item.told === 'all' || item.readings.includes('allabilities')
    if (isAll && telling) telling.isAll = true
    return isAll || item.told === 'overall'
  }

  function takeFigure(value: number, [next, after]: readonly (Item | undefined)[], owner: Owner, isIf: boolean) {
    if (isCounted(next)) return false
    // "9 CLB", «۷ آیلتس»: the figure stands before what it is of.
    if (next?.readings.includes('clb') && !isFigure(after)) {
      const now = at(owner, isIf, true)
      now.scale = next.word.includes('nclc') || now.isFrench ? 'NCLC' : 'CLB'
      now.figures.push(value)
      return true
    }
    // "9 in CELPIP": it stands before its test.
    const test = testOf(next) ?? (next?.word === 'in' ? testOf(after) : undefined)
    if (test !== undefined && (!telling || telling.owner !== owner)) {
      at(owner, isIf, true).scale = test
      telling?.figures.push(value)
      return true
    }
    if (!telling || telling.owner !== owner) return false
    if (telling.waiting.length > 0) {
      for (const ability of telling.waiting)
        for (const each of ability === 'rest' ? ABILITIES : [ability]) telling.byAbility[each] ??= value
      telling.waiting = []
      return true
    }
    if (telling.isRefused) {
      isOpen = true
      return true
    }
    if (telling.scale === undefined) return false
    if (IELTS_TYPED_TOGETHER.test(String(value)) && telling.figures.length === 0)
      telling.figures.push(...[...String(value)].map(Number))
    else if (!fits(value)) return false
    else telling.figures.push(value)
    return true
  }

  /** Whether the test that was named last could give so much. */
  function fits(value: number): boolean {
    const { scale } = telling ?? {}
    return scale !== undefined && ABILITIES.some((ability) => value <= scoreInput(scale, ability).max)
  }

  return {
    take,
    close,
    fits,
    /** A test of theirs is named, and its result still to come. */
    isOpenOf: (owner: Owner) => telling?.owner === owner && !hasFigures(),
    read: () => {
      close()
      return { results, isOpen }
    },
  }
}

export const abilityOf = (item: Item | undefined) =>
  ABILITIES.find((each) => item?.told === `ability:${each}` || item?.readings.includes(each))

/** English alone: a figure of TEF has its ability. */
function testOf(item: Item | undefined): Scale | undefined {
  const scale = item?.readings.find((each) => each.startsWith('t:'))?.slice(2) ?? ''
  return isScale(scale) && languageOf(scale) === 'english' ? scale : undefined
}

const isFigure = (item: Item | undefined) => item?.value !== undefined
const isCounted = (item: Item | undefined) =>
  item !== undefined &&
  (item.told === 'years' ||
    item.readings.some((each) => ['year', 'month', 'people', 'children', 'dollar'].includes(each)))

/** One figure of these is that of one ability. */
const EACH_ITS_OWN: readonly Scale[] = ['TEF_CANADA', 'TCF_CANADA', 'PTE_CORE']

function resultOf({ scale, figures, byAbility, isAll }: Telling): LanguageResult | undefined {
  const named = Object.keys(byAbility).length
  const [first] = figures
  const all: Partial<Record<Ability, number>> =
    figures.length === ABILITIES.length && named === 0
      ? Object.fromEntries(ABILITIES.map((ability, place) => [ability, figures[place]]))
      : figures.length <= 1 && named === 0
        ? Object.fromEntries(ABILITIES.map((ability) => [ability, first]))
        : byAbility
  const values = ABILITIES.map((ability) => all[ability])
  const known =
    scale ?? (values.some((value) => value !== undefined && !Number.isInteger(value)) ? 'IELTS_GT' : undefined)
  if (known === undefined || (figures.length === 1 && EACH_ITS_OWN.includes(known) && !isAll && named === 0))
    return undefined
  const scores: Record<string, number> = {}
  for (const ability of ABILITIES) {
    const value = all[ability]
    const { min, max, step } = scoreInput(known, ability)
    if (value === undefined || value < min || value > max || (value / step) % 1 !== 0) return undefined
    scores[ability] = value
  }
  return { test: known, scores } as LanguageResult
}
