import { stemsOf } from './endings.ts'
import { isAsking, type Model, type Vocabulary } from './learnt/learnt.ts'
import { allowedDistance, distance } from './spelling/typos.ts'

/** A word that people use in so many topics belongs to none; one that nobody used may be what is asked about, misspelt. */
const MANY_TOPICS = 10

type Sets = Pick<Vocabulary, 'core'> & Record<'concepts' | 'about' | 'words', ReadonlySet<string>>

/** Made when a topic is first looked at: most never are. */
export function inSets(vocabularies: Model['vocabularies']): (id: string) => Sets | undefined {
  const made = new Map<string, Sets>()
  return (id) => {
    const written = vocabularies.get(id)
    if (!written || made.has(id)) return made.get(id)
    const [concepts, words] = [new Set(written.concepts), new Set(written.words)]
    made.set(id, {
      core: written.core,
      concepts,
      words,
      about: new Set(written.concepts.filter((each) => !isAsking(each))),
    })
    return made.get(id)
  }
}

export function usedInMany(vocabularies: Model['vocabularies']): (word: string) => boolean {
  const counts = new Map<string, number>()
  for (const { words } of vocabularies.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => stemsOf(word).some((stem) => (counts.get(stem) ?? 0) >= MANY_TOPICS)
}

const LONG_ENOUGH = 6

export function isAmong(word: string, words: ReadonlySet<string>): boolean {
  if (stemsOf(word).some((stem) => words.has(stem))) return true
  const most = word.length >= LONG_ENOUGH ? Math.min(1, allowedDistance(word)) : 0
  return most > 0 && [...words].some((each) => distance(word, each, most) <= most)
}
