import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { keeping } from './keeping.ts'

/** Spoken numbers. «یک» and "one" are left out: they are articles as often as figures. */
const SPOKEN: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  دو: 2, سه: 3, چهار: 4, چار: 4, پنج: 5, شش: 6, شیش: 6, هفت: 7, هشت: 8, نه: 9, نهه: 9, ده: 10,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, بیست: 20, سی: 30, چهل: 40, پنجاه: 50,
  se: 3, chahar: 4, char: 4, panj: 5, shish: 6, haft: 7, hasht: 8,
} // biome-ignore format: a table
/** «نه» is "no" as well; only beside «و نیم» or a counted noun it is nine. */
const ALSO_NO = 'نه'
const HALF = /^(نیم|nim|half)$/
const AND = /^(و|o|va|and)$/

/** «۱۸ هزار», "18k". */
const THOUSAND = /^(هزار|هزارتا|هزارتاس|هزارتاست|هزاره|hezar|hezarta|thousand|k)$/

/** "L8 R7 W7 S7", as certificates have it. */
const ABILITY_OF: Readonly<Record<string, string>> = { l: 'listening', r: 'reading', w: 'writing', s: 'speaking' }

/** "We are 4 with two kids", «چهارتاییم»: a figure of people, which no word calls so. */
const WE_ARE =
  /(?<!\p{L})(we (?:are|re|will be) (?:\d|two|three|four|five|six|seven|eight|nine))(?= (?:with|in|including|incl|total|all|altogether|what|how|so)(?!\p{L})|\s*[,.?!;]|\s*$)/gu
const COUNTED = /(یک|دو|سه|چهار|پنج|شش|شیش|هفت|هشت|\d) ?تا(?: ?هستیم|[یئ]*یم)(?!\p{L})/gu

/** Words of a question in one spelling: letters folded, digits Latin, «می شود» one word, three and more of a letter one. 7/5 stays. */
export const wordsOf: (text: string) => readonly string[] = keeping(splitWords)

function splitWords(text: string): string[] {
  const plain = foldForSearch(text.replaceAll('٫', '.').replaceAll('٬', ''))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(WE_ARE, '$1 people')
    .replace(COUNTED, '$1 نفریم')
    .replace(/(?<!\p{L})([lrws])[ :=]?(?=\d)/gu, (_, letter: string) => `${ABILITY_OF[letter]} `)
    .replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .replace(/(?<!\p{L})(یک|دو|سه|چهار|پنج|شش)(?=(?:سال|ساله|ماه|ماهه|نفر|نفره)(?!\p{L}))/gu, '$1 ')
    .replace(/[^\p{L}\p{N}./ ]/gu, ' ')
    .replace(/(?<!(?<![\d/.])\d)\/|\/(?!\d(?![\d/]|\.\d))/g, ' ')
    .replace(/\.(?!\d)|(?<!\d)\./g, ' ')
  return joinNumbers(joinVerbs(plain.split(/\s+/).filter(Boolean)))
}

function joinVerbs(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    if ((word === 'می' || word === 'نمی') && next) {
      joined.push(word + next)
      i++
    } else joined.push(word)
  }
  return joined
}

function joinNumbers(words: readonly string[]): string[] {
  const written: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const value = /^\d+$/.test(word) ? Number(word) : SPOKEN[word.replace(/تا$/, '')]
    if (value !== undefined && AND.test(words[i + 1] ?? '') && HALF.test(words[i + 2] ?? '')) {
      written.push(String(value + 0.5))
      i += 2
    } else if (
      value !== undefined &&
      value >= 20 &&
      value <= 50 &&
      value % 10 === 0 &&
      AND.test(words[i + 1] ?? '') &&
      (SPOKEN[words[i + 2] ?? ''] ?? 10) < 10
    ) {
      written.push(String(value + (SPOKEN[words[i + 2] ?? ''] ?? 0)))
      i += 2
    } else if (value !== undefined && THOUSAND.test(words[i + 1] ?? '')) {
      written.push(String(value * 1000))
      i++
    } else written.push(value === undefined || word === ALSO_NO ? word : String(value))
  }
  return written
}
