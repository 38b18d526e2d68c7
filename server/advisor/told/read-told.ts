import type { EducationLevel } from '@rahnama/rules/education.ts'
import { languageOf } from '@rahnama/rules/language/language.ts'
import {
  recognise,
  type Told,
  type ToldFacts,
  type ToldPartner,
  type ToldPerson,
  wordsOf,
} from '../understand/understand.ts'
import {
  any,
  has,
  isSupposing,
  isYears,
  kindOf,
  MINE_NOT,
  NO_ITEM,
  negated,
  OTHERS,
  says,
  startsWith,
  TURNS,
  tiesIn,
  together,
  wouldGet,
} from './clause-words.ts'
import { coreOf } from './facts.ts'
import { type Clause, clausesTold, type Item, type Owner } from './items.ts'
import { bornIn, isAge } from './read-age.ts'
import { abilityOf, createLanguageReader } from './read-language.ts'
import { yearsTold } from './read-years.ts'

const PASS_MARK = 67
const OF_HUNDRED = /100|hundred|صد|sad/

/** Facts that a question tells, each of whoever it was told of. */
export function readTold(text: string): Told {
  const clauses = clausesTold(text)
  // Part of a phrase may be strange alone.
  const marks = recognise(wordsOf(text))
  const strange = new Set(marks.flatMap(({ isUnknown, word }) => (isUnknown ? [word] : [])))
  const reader = createReader({
    isOfPoints: clauses.some(({ items }) => any(items, 'points')),
    isFinglish: marks.some(({ isFinglish, word }) => isFinglish && word !== 'age'),
    strange,
  })
  for (const [place, clause] of clauses.entries()) reader.read(clause, clauses[place + 1])
  return reader.told()
}

/** Levels of the CLB that no band of IELTS is. */
const LEVELS_ALONE = new Set([10, 11, 12])

/** English says by its verb that somebody else is meant. */
const GETS = /^(?:gets|reaches|obtains)$/

type Manner = { isOfPoints: boolean; isFinglish: boolean; strange: ReadonlySet<string> }

function createReader({ isOfPoints, isFinglish, strange }: Manner) {
  const facts: Record<'is' | 'would' | 'other', ToldFacts> = { is: {}, would: {}, other: {} }
  const childAges: number[] = []
  const languages = createLanguageReader()
  let isOpen = false
  let owner: Owner = 'me'
  /** Of whom "she" and "his" speak. */
  let third: Owner = 'partner'
  let isIf = false
  let kind: ReturnType<typeof kindOf>
  let [isPartnerNamed, isPartnerDescribed, isToMarry] = [false, false, false]
  let [isChildMarried, isTurning] = [false, false]

  const now = () => facts[owner === 'other' ? 'other' : isIf ? 'would' : 'is']
  const partner = (): ToldPartner => {
    const at = facts[isIf ? 'would' : 'is']
    if (!at.partner || at.partner === 'none') at.partner = {}
    return at.partner
  }
  const person = (): ToldPerson | undefined => {
    if (owner === 'child') return undefined
    if (owner !== 'partner') return now()
    isPartnerDescribed = true
    return partner()
  }

  function read({ items, opensSentence, follows }: Clause, next: Clause | undefined): void {
    isTurning = [...items, ...(next?.items.slice(0, 1) ?? [])].some(({ word }) => TURNS.test(word))
    if (opensSentence) {
      isIf = false
      kind = undefined
      owner = says(items, 'they') ? third : 'me'
    }
    const supposes = (item: Item) => isSupposing(item, isFinglish) || (isOfPoints && wouldGet(item, items))
    if (items.some(supposes)) isIf = true
    const isNamed = any(items, 'partner', 'children', ...OTHERS) || says(items, 'me') || says(items, 'they')
    if (!isNamed && !opensSentence) owner = inherited(items, follows)
    kind = kindOf(items) ?? kind
    const not = negated(items)
    items.forEach((item, place) => {
      changeOwner(item)
      const isUsed = item.value === undefined ? readWord(items, place, not) : readFigure(items, place, item.value)
      if (!isUsed && (strange.has(item.word) || item.value !== undefined)) isOpen = true
    })
    Object.assign(facts[isIf ? 'would' : 'is'], tiesIn(items, not))
    readNothing(not)
  }

  /** Nobody is named: a verb says whose it is, or what is told already. */
  function inherited(items: readonly Item[], follows: Clause['follows']): Owner {
    if (says(items, 'mine') || says(items, 'myAge')) return 'me'
    if (says(items, 'theirAge')) return third
    if (owner === 'other') return coreOf(facts.other).length > 0 && coreOf(facts.is).length === 0 ? 'other' : 'me'
    if (owner === 'child') return follows === 'and' && !any(items, 'score', 'points') ? 'child' : 'me'
    if (owner !== 'partner' || says(items, 'theirs') || items.some(({ word }) => GETS.test(word))) return owner
    return isPartnerDescribed || isToldOfMe(items) || languages.isOpenOf('partner') ? 'partner' : 'me'
  }

  function isToldOfMe(items: readonly Item[]): boolean {
    const mine = { ...facts.is, ...facts.would }
    if (items.some(({ told }) => told?.startsWith('edu:'))) return mine.education !== undefined
    return (startsWith(items, 't:') || any(items, 'clb')) && mine.english !== undefined
  }

  function changeOwner(item: Item): void {
    if (has(item, 'partner')) {
      owner = third = 'partner'
      if (!isIf) isPartnerNamed = true
    } else if (has(item, 'children')) owner = third = 'child'
    else if (has(item, ...OTHERS)) owner = third = 'other'
    else if (item.told === 'me' || item.told === 'myAge' || item.told === 'mine' || MINE_NOT.test(item.word))
      owner = 'me'
    else if (item.told === 'they' || item.told === 'theirAge' || /^say s?he$/.test(item.word)) owner = third
  }

  function readFigure(items: readonly Item[], place: number, value: number): boolean {
    const [before, next, after] = [items[place - 1], items[place + 1], items[place + 2]]
    // The pass mark of the grid, unless a test gave it.
    if (value === PASS_MARK && !abilityOf(before)) return true
    // "I'm at 57 out of 100".
    if ([before, next].some((item) => has(item, 'grid') && OF_HUNDRED.test(item?.word ?? ''))) return true
    if (readAge(items, place, value) || readYears(items, place, value)) return true
    // «زبانم بشه ۱۰»: no other scale goes so far.
    if (
      owner !== 'child' &&
      LEVELS_ALONE.has(value) &&
      any(items, 'language') &&
      !startsWith(items, 't:') &&
      !any(items, 'clb', 'french')
    )
      languages.take({ word: 'clb', readings: ['clb'] }, [], owner, isIf)
    const isOfLanguage = owner !== 'child' && languages.take(items[place] ?? NO_ITEM, [next, after], owner, isIf)
    return (
      isOfLanguage || has(next, 'people', 'children', 'dependent', 'points', 'score') || has(before, 'points', 'score')
    )
  }

  function readWord(items: readonly Item[], place: number, not: readonly Item[]): boolean {
    const item = items[place] ?? NO_ITEM
    const isNot = not.includes(item)
    const ofPartner = owner === 'partner' || any(items, 'partner')
    if (item.told?.startsWith('edu:') && !isNot) readEducation(item.told.slice('edu:'.length) as EducationLevel)
    if (item.told === 'marry') readMarriage()
    if (item.told === 'married') readMarried()
    if (item.told === 'single') readSingle()
    if (item.told === 'comes' && ofPartner) partner()
    if (item.told === 'stays' && ofPartner) partner().staysBehind = true
    if (owner === 'partner' && has(item, 'citizen', 'pr')) partner().isCanadian = true
    if (has(item, 'nomination') || (has(item, 'p:PNP') && isIf)) now().nomination = !isNot
    if (has(item, 'joboffer')) now().offer = !isNot
    if (has(item, 'tradecertificate')) now().certificate = !isNot
    if (owner !== 'child' && !isNot) languages.take(item, [items[place + 1], items[place + 2]], owner, isIf)
    return item.told !== undefined || !item.isUnknown
  }

  function readMarriage(): void {
    if (owner === 'child') return
    isIf = true
    isToMarry = true
    partner()
  }

  /** Being single is told, whatever is supposed beside it. */
  function readSingle(): void {
    if (owner === 'me') facts.is.partner = 'none'
    else if (owner === 'other') facts.other.partner = 'none'
  }

  function readMarried(): void {
    if (owner === 'child') isChildMarried = true
    else if (owner !== 'partner') now().partner ??= {}
  }

  function readAge(items: readonly Item[], place: number, value: number): boolean {
    const [earlier, before, next, after] = [-2, -1, 1, 2].map((step) => items[place + step])
    const born = bornIn(value, [earlier, before, next])
    if (born !== undefined) {
      if (owner === 'me' || owner === 'other') now().born = born
      return true
    }
    const change = [next, after].find((item) => item?.told === 'older' || item?.told === 'younger')
    if (change && (change === next || isYears(next))) {
      now().yearsOlder = change.told === 'younger' ? -value : value
      return true
    }
    if (!isAge(items, place, value, { owner, age: now().age, fitsTest: languages.fits })) return false
    if (next?.told === 'theirAge' && owner === 'me') owner = third
    if (next?.told === 'myAge') owner = 'me'
    if (owner === 'me' || owner === 'other') now().age = value
    // Whoever turns 22 some day is 21 until then.
    if (owner === 'child' && !isTurning) childAges.push(value)
    return true
  }

  function readYears(items: readonly Item[], place: number, value: number): boolean {
    const years = yearsTold(items, place, value, { owner, kind, isIf })
    if (years?.isOpen) isOpen = true
    if (years?.facts) Object.assign(owner === 'partner' ? partner() : now(), years.facts)
    return years !== undefined
  }

  function readEducation(level: EducationLevel): void {
    const at = person()
    if (at) at.education = at.education === undefined ? level : together(at.education, level)
  }

  /** "No test yet", "no French", «سابقه ندارم». */
  function readNothing(items: readonly Item[]): void {
    if (items.length === 0 || items.some(({ value }) => value !== undefined)) return
    // "With no employer over there" tells nothing of what one has worked.
    const isOfWork =
      kindOf(items.filter((item) => !has(item, 'company'))) === 'work' ||
      (kind === 'work' && any(items, 'canada') && !says(items, 'noOne') && !any(items, ...OTHERS))
    const isOfLanguage = any(items, 'french', 'test', 'language') || startsWith(items, 't:')
    const at = isOfWork || isOfLanguage ? person() : undefined
    if (!at) return
    if (any(items, 'french')) at.french = null
    else if (isOfLanguage) at.english ??= null
    if (!isOfWork || any(items, 'joboffer')) return
    if (any(items, 'canada', 'canadianwork')) at.canadianYears = 0
    else if (owner !== 'partner') now().foreignYears ??= 0
  }

  function told(): Told {
    const { results, isOpen: isLanguageOpen } = languages.read()
    for (const { owner: whose, isIf: isSupposed, result } of results) {
      const at = facts[whose === 'other' ? 'other' : isSupposed ? 'would' : 'is']
      if (whose === 'partner')
        at.partner = { ...(at.partner === 'none' ? {} : at.partner), [languageOf(result.test)]: result }
      else at[languageOf(result.test)] = result
    }
    // Only somebody else's situation is told: it is theirs that is asked for.
    const is = coreOf(facts.is).length === 0 && coreOf(facts.other).length > 1 ? facts.other : facts.is
    // Whoever tells a whole situation and speaks of a wife has one.
    if (isPartnerNamed && !isToMarry && coreOf(is).length > 1) is.partner ??= {}
    const rest = { childAges, isChildMarried, isOpen: isOpen || isLanguageOpen }
    const { partner: known, ...alone } = is
    if (!isToMarry || !known || known === 'none') return { is, would: facts.would, ...rest }
    // Whoever is to be married is told of as if they were.
    const married = facts.would.partner === 'none' ? {} : facts.would.partner
    return { is: alone, would: { ...facts.would, partner: { ...known, ...married } }, ...rest }
  }

  return { read, told }
}
