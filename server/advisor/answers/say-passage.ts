import { href } from '@rahnama/contract/page-paths.ts'
import { articleSource, plain } from './cite.ts'
import type { Answer, Context } from './context.ts'

/** Where something stands: a section of an article, or a question that is asked often. */
export type Passage = { kind: 'article' | 'question'; slug: string; place: number }

/** The sentence in it that has the words of a question. */
export type Published = Passage & { sentence: string }

const MOST_SENTENCES = 4

/** What was found, as it is published, after the word that it may not be what was meant. */
export function sayPassage(context: Context, { kind, slug, place, sentence }: Published): Answer | undefined {
  const { knowledge, texts } = context
  const { lead, answerTo } = texts.advisor.found
  if (kind === 'question') {
    const found = knowledge.questions.get(slug)
    return (
      found && {
        sentences: [answerTo(found.question), ...plain(found.answer).slice(0, MOST_SENTENCES)],
        sources: [{ key: `question:${slug}`, title: found.question, asOf: found.publishedOn, href: null }],
      }
    )
  }
  const article = knowledge.articles.get(slug)
  const section = article?.sections[place]
  if (!article || !section) return undefined
  return {
    sentences: [lead(article.title), ...aroundOf(section.sentences, sentence)],
    table: section.table,
    sources: [articleSource(context, slug)],
    link: { href: href('article', { slug }), label: texts.advisor.links.article },
  }
}

/** The paragraph it stands in first, then what follows. */
function aroundOf(paragraphs: readonly string[], sentence: string): string[] {
  const place = Math.max(
    0,
    paragraphs.findIndex((paragraph) => paragraph.includes(sentence)),
  )
  const first = Math.min(place, Math.max(0, paragraphs.length - MOST_SENTENCES))
  return paragraphs.slice(first, first + MOST_SENTENCES)
}
