import { occupations } from '@rahnama/contract/profile/lists/occupations/occupations.ts'
import { stemsOf } from './endings.ts'
import { LATIN_ENDINGS, skeletonOf } from './spelling/finglish.ts'
import { seemsPersian } from './spelling/seems-persian.ts'
import { wordsOf } from './words.ts'

const MOST_WORDS = 5
/** "Financial auditors and accountants" are both of them. */
const BETWEEN = /[,;/،]| and | or | و | یا /u
const PERSIAN = /\p{Script=Arabic}/u

type Codes = ReadonlyMap<string, readonly string[]>

/** «دندان‌پزشک» is written in one word and in two. */
const keyOf = (words: readonly string[]) => words.join('')

/** Groups are named in the plural, people are one. */
function keysOf(name: string): string[] {
  const key = keyOf(wordsOf(name))
  return [key, key.replace(/ies$/, 'y'), key.replace(/s$/, '')]
}

/** Few consonants sound like many a word. */
const LEAST_SOUND = 3
const HALF_SPACE = '\u200c'
function soundsOf(name: string): string[] {
  const sound = PERSIAN.test(name) ? keyOf(wordsOf(name.replaceAll(HALF_SPACE, ' ')).map(skeletonOf)) : ''
  return sound.length >= LEAST_SOUND ? [sound] : []
}

/** Made when the first occupation is asked for: most processes never are. */
let made: Record<'written' | 'heard', Codes> | undefined
function codesOfAll() {
  made ??= { written: codesBy(keysOf), heard: codesBy(soundsOf) }
  return made
}

/** Of "truck and bus mechanics" the first is no occupation: English names people in the plural. */
const isOfPeople = (part: string) => PERSIAN.test(part) || part.trim().endsWith('s')

/** Several occupations may share a name. A part of a group's name counts where nobody else is called so. */
function codesBy(formsOf: (name: string) => readonly string[]): Codes {
  const entries = occupations.flatMap((group) => group.entries)
  const [whole, parts] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [code, en, fa, ...synonyms] of entries) {
    keep(whole, code, [en, fa, ...synonyms].flatMap(formsOf))
    keep(
      parts,
      code,
      [en, fa]
        .flatMap((each) => each.split(BETWEEN))
        .filter(isOfPeople)
        .flatMap(formsOf),
    )
  }
  return new Map([...parts, ...whole])
}

function keep(codes: Map<string, string[]>, code: string, forms: readonly string[]): void {
  for (const form of new Set(forms)) codes.set(form, [...(codes.get(form) ?? []), code])
}

/** «فروشندگی» is what a «فروشنده» does, «حسابداری» what a «حسابدار» does. */
const doersOf = (word: string) =>
  /^\p{Script=Arabic}{3,}گی$/u.test(word)
    ? [word.replace(/گی$/u, 'ه')]
    : /^\p{Script=Arabic}{4,}ی$/u.test(word)
      ? [word.slice(0, -1)]
      : []

/** A plural or an ending belongs to the last word: "dental nurses", «حسابدارم». */
function codesOf(words: readonly string[], isHeard: boolean): readonly string[] {
  const [before, last = ''] = [words.slice(0, -1), words.at(-1)]
  const withoutEnding = LATIN_ENDINGS.filter((each) => last.endsWith(each)).map((each) => last.slice(0, -each.length))
  const forms = isHeard
    ? [last, ...withoutEnding].map((each) => keyOf([...before, each].map(skeletonOf)))
    : [...stemsOf(last), ...doersOf(last)].map((each) => keyOf([...before, each]))
  const codes = codesOfAll()[isHeard ? 'heard' : 'written']
  return forms.map((form) => codes.get(form) ?? []).find(({ length }) => length > 0) ?? []
}

const DRIVING = new Set(['drive', 'drives', 'drove', 'driving'])
const ARTICLES = new Set(['a', 'an', 'the', 'my', 'our'])

/** "I drive a transport truck" is said by its driver. */
function asDrivers(words: readonly string[]): string[] {
  const place = words.findIndex((word) => DRIVING.has(word))
  const driven = place < 0 ? [] : words.slice(place + 1).filter((word) => !ARTICLES.has(word))
  return driven.slice(0, MOST_WORDS - 1)
}

const HEADS = new Set(['manager', 'owner', 'supervisor', 'director', 'head'])

/** "Manager of a clothing shop" is listed as a shop's manager. */
function asHeads(words: readonly string[]): string[] {
  const place = words.findIndex((word, at) => HEADS.has(word) && ['of', 'in', 'at'].includes(words[at + 1] ?? ''))
  const led = place < 0 ? [] : words.slice(place + 2).filter((word) => !ARTICLES.has(word))
  return led.slice(0, MOST_WORDS - 1)
}

/** The codes of the longest occupation that is named: "dental nurse" before "nurse". */
export function occupationsIn(words: readonly string[]): readonly string[] {
  const led = asHeads(words)
  const head = words.find((word) => HEADS.has(word)) ?? ''
  for (let length = led.length; length > 0; length--)
    for (let from = 0; from + length <= led.length; from++) {
      const codes = codesOf([...led.slice(from, from + length), head], false)
      if (codes.length > 0) return codes
    }
  const driven = asDrivers(words)
  for (let length = driven.length; length > 0; length--) {
    const codes = codesOf([...driven.slice(0, length), 'driver'], false)
    if (codes.length > 0) return codes
  }
  const isHeard = !words.some((word) => PERSIAN.test(word)) && seemsPersian(words)
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length)
      const codes = [codesOf(part, false), isHeard ? codesOf(part, true) : []].find((each) => each.length > 0)
      if (codes) return codes
    }
  return []
}
