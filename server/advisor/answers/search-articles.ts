import { href } from '@rahnama/contract/page-paths.ts'
import { readingsOf, stemsOf, wordsOf } from '../understand/understand.ts'
import { articleSource } from './cite.ts'
import type { Answer, Context } from './context.ts'

const LEAST_WORDS = 3
const MOST_SENTENCES = 4

/** The section that holds every word of the question that carries anything; a passage with half of them proves nothing. */
export function searchArticles(context: Context, question: string): Answer | undefined {
  const words = wordsOf(question).filter((word) => readingsOf(word)?.length !== 0)
  if (words.length < LEAST_WORDS) return undefined
  const { knowledge, texts } = context
  for (const [slug, { title, sections }] of knowledge.articles) {
    for (const { heading, sentences, table } of sections) {
      const there = new Set(wordsOf([title, heading, ...sentences].join(' ')).flatMap(stemsOf))
      if (!words.every((word) => stemsOf(word).some((stem) => there.has(stem)))) continue
      const { lead, notExactly } = texts.advisor.found
      return {
        sentences: [lead(title), ...sentences.slice(0, MOST_SENTENCES), notExactly],
        table,
        sources: [articleSource(context, slug)],
        link: { href: href('article', { slug }), label: texts.advisor.links.article },
      }
    }
  }
  return undefined
}
