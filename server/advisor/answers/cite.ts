import type { AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import { href, type PlainRouteName } from '@rahnama/contract/page-paths.ts'
import type { Answer, Composed, Context } from './context.ts'

/** A rule's own source, with the day from which it holds. */
export function ruleSource({ texts }: Context, source: string, asOf: string | null): AdvisorSource {
  return { key: source, title: texts.sources.named(source), asOf, href: null }
}

export function fileSource(
  { texts, today }: Context,
  what: keyof Context['texts']['advisor']['sources'],
): AdvisorSource {
  return { key: `file:${what}`, title: texts.advisor.sources[what], asOf: today, href: null }
}

export function link({ texts }: Context, label: keyof Context['texts']['advisor']['links'], page: PlainRouteName) {
  return { href: href(page), label: texts.advisor.links[label] }
}

/** A claim past its review date is gone from the register: the answer says that nothing is confirmed, and names none. */
export function sayClaims(context: Context, keys: readonly string[], more: Partial<Answer> = {}): Composed {
  const claims = keys.flatMap((key) => {
    const claim = context.knowledge.claims.get(key)
    return claim ? [{ key, ...claim }] : []
  })
  if (claims.length === 0) return { handOver: 'notConfirmed' }
  const isPart = claims.length < keys.length
  return {
    ...more,
    sentences: [
      ...claims.map(({ sentence }) => sentence),
      ...(isPart ? [context.texts.advisor.firm.othersUnconfirmed] : []),
    ],
    sources: claims.map(({ key, source }) => ({ key: `claim:${key}`, title: source, asOf: context.today, href: null })),
  }
}

/** The owner's own answer to a question that is asked often. */
export function sayQuestion(context: Context, slug: string, more: Partial<Answer> & { lead?: string } = {}): Composed {
  const found = context.knowledge.questions.get(slug)
  if (!found) return { handOver: 'notInTables' }
  const { lead, ...rest } = more
  return {
    ...rest,
    sentences: [...(lead ? [lead] : []), ...plain(found.answer)],
    sources: [{ key: `question:${slug}`, title: found.question, asOf: found.publishedOn, href: null }],
  }
}

type ByLanguage = { en: RegExp; fa: RegExp }
type ArticleSection = { article: string; heading?: ByLanguage; about?: ByLanguage }

const SENTENCE_END = /(?<=[.؟!?])\s+/

/** A section of an article as it is published, or what it says of one thing; without a heading what stands before the first. */
export function saySection(
  context: Context,
  { article, heading, about }: ArticleSection,
  lead: readonly string[] = [],
): Composed {
  const found = context.knowledge.articles.get(article)
  const section = found?.sections.find((each) =>
    heading ? heading[context.language].test(each.heading) : each.heading === '',
  )
  if (!found || !section) return { handOver: 'notInTables' }
  const ofIt = about
    ? section.sentences.flatMap((each) => each.split(SENTENCE_END)).filter((each) => about[context.language].test(each))
    : section.sentences
  if (ofIt.length === 0) return { handOver: 'notInTables' }
  return {
    sentences: [...lead, ...ofIt].slice(0, MOST_SENTENCES + lead.length),
    table: section.table,
    sources: [articleSource(context, article)],
    link: { href: href('article', { slug: article }), label: context.texts.advisor.links.article },
  }
}

const MOST_SENTENCES = 8

export function articleSource({ knowledge }: Context, slug: string): AdvisorSource {
  const found = knowledge.articles.get(slug)
  return {
    key: `article:${slug}`,
    title: found?.title ?? slug,
    asOf: found?.asOf ?? null,
    href: href('article', { slug }),
  }
}

/** Prose without its marks, a paragraph or a line of a list each. */
export function plain(prose: string): string[] {
  return prose
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(-|>|[\d۰-۹]+\.)\s+/, '')
        .replace(/\*\*|\[([^\]]+)\]\([^)]+\)/g, '$1')
        .trim(),
    )
    .filter(Boolean)
}
