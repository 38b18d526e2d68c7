import { type Mark, readingsOf, recognise, wordsOf } from '../understand/understand.ts'
import { type ToldWord, toldAt } from './words.ts'

/** A word or phrase of a question, as it tells something and as questions are recognised by it. */
export type Item = Pick<Mark, 'word' | 'readings' | 'value' | 'isUnknown'> & { told?: ToldWord }

/** Of whom something is told. */
export type Owner = 'me' | 'partner' | 'child' | 'other'

/** What stands between two commas or conjunctions. */
export type Clause = { items: readonly Item[]; opensSentence: boolean; follows: 'comma' | 'and' }

const SENTENCES = /[?؟!\n;؛]+|\.(?=\s|$)/
const COMMAS = /[،:()"«»]|,(?!\d{3})|\s[-–—]\s/
const CONJUNCTIONS = new Set(['and', 'و', 'va', 'but', 'ولی', 'اما', 'vali', 'plus'])

export function clausesTold(text: string): Clause[] {
  return text.split(SENTENCES).flatMap((sentence) => {
    const clauses: Clause[] = []
    for (const piece of sentence.split(COMMAS))
      for (const [place, words] of splitAtConjunctions(wordsOf(piece)).entries())
        for (const items of splitAfterVerbs(itemsOf(words)))
          clauses.push({ items, opensSentence: clauses.length === 0, follows: place === 0 ? 'comma' : 'and' })
    return clauses
  })
}

function splitAtConjunctions(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (CONJUNCTIONS.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/** Persian needs no comma: «۳۵ سالمه ارشد دارم فامیل ندارم» are three. */
function splitAfterVerbs(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  let part: Item[] = []
  for (const item of items) {
    part.push(item)
    if (!isVerb(item)) continue
    parts.push(part)
    part = []
  }
  return part.length > 0 ? [...parts, part] : parts
}

const VERBS: readonly (ToldWord | undefined)[] = ['mine', 'theirs', 'myAge', 'theirAge']
const isVerb = ({ told, word }: Item) => VERBS.includes(told) || /^(ن|na)(دار|یست|dar|ist)|کردم$|میکنم$/.test(word)

function itemsOf(words: readonly string[]): Item[] {
  const items: Item[] = []
  let open: string[] = []
  const close = () => {
    items.push(...recognise(open))
    open = []
  }
  for (let place = 0; place < words.length; ) {
    const found = toldAt(words, place)
    if (!found) {
      open.push(words[place] ?? '')
      place += 1
      continue
    }
    close()
    const word = words.slice(place, place + found.length).join(' ')
    if (found.told === 'oneYear') items.push({ word: '1', readings: ['number'], value: 1 })
    items.push({ word, readings: readingsOf(word) ?? [], told: found.told === 'oneYear' ? 'years' : found.told })
    place += found.length
  }
  close()
  return items
}
