import { parseProse } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { FoundArticle, siteSearch } from '@rahnama/contract/site-search.ts'
import {
  type Knowledge,
  loadKnowledge,
  refreshPassages,
  type Section,
  searchPassages,
  stemsOf,
  wordsOf,
} from '../advisor/advisor.ts'
import type { RequestInfo } from '../caller.ts'
import { oncePerVersion } from '../content/content.ts'
import type { Deps } from '../deps.ts'
import { limitPlace, OUR_OWN_REQUEST } from '../http/http.ts'
import { DEED, RATE } from './rate.ts'

const MOST = 20

type Found = Output<typeof siteSearch.find>

const knowledgeIn = oncePerVersion((deps: Deps, _caller, language: Language) => loadKnowledge(deps, language))

/** Looks where the assistant looks: one index, folded and without endings, over what is published. */
export async function findOnSite(
  deps: Deps,
  _caller: unknown,
  { q, language }: Input<typeof siteSearch.find>,
  info: RequestInfo,
): Promise<Found> {
  // A page that is drawn here was limited when it was asked for.
  if (info !== OUR_OWN_REQUEST) await limitPlace(deps.db, DEED, info.address, RATE, deps.now())
  if (wordsOf(q).length === 0) return { articles: [], questions: [] }
  const knowledge = { en: await knowledgeIn(deps, undefined, 'en'), fa: await knowledgeIn(deps, undefined, 'fa') }
  await refreshPassages(deps, knowledge)
  const passages = await searchPassages(deps.db, language, q)
  const asked = wordsOf(q).flatMap(stemsOf)
  const slugsOf = (kind: 'article' | 'question') => [
    ...new Set(passages.filter((passage) => passage.kind === kind).map(({ slug }) => slug)),
  ]
  const articles = slugsOf('article').flatMap((slug) => {
    const places = passages.filter((passage) => passage.kind === 'article' && passage.slug === slug)
    return (
      viewArticle(
        knowledge[language],
        slug,
        places.map(({ place }) => place),
        asked,
      ) ?? []
    )
  })
  const questions = slugsOf('question').flatMap((slug) => {
    const known = knowledge[language].questions.get(slug)
    return known ? [{ slug, language, question: known.question, answer: parseProse(known.answer) }] : []
  })
  return {
    articles: named(articles, ({ title }) => title, asked),
    questions: named(questions, ({ question }) => question, asked),
  }
}

/** What has the words in its own name comes first. */
function named<Item>(items: readonly Item[], nameOf: (item: Item) => string, asked: readonly string[]): Item[] {
  const count = (item: Item) => wordsOf(nameOf(item)).filter((word) => holds(word, asked)).length
  return items.toSorted((one, other) => count(other) - count(one)).slice(0, MOST)
}

function viewArticle(
  { articles }: Knowledge,
  slug: string,
  places: readonly number[],
  asked: readonly string[],
): FoundArticle | undefined {
  const article = articles.get(slug)
  // The title is part of every passage, so the one that says most of it is shown.
  const countIn = ({ heading, sentences }: Section) =>
    wordsOf([heading, ...sentences].join(' ')).filter((word) => holds(word, asked)).length
  const [section] = places
    .flatMap((place) => article?.sections[place] ?? [])
    .toSorted((one, other) => countIn(other) - countIn(one))
  if (!article || !section) return undefined
  const excerpt = section.sentences.find((sentence) => wordsOf(sentence).some((word) => holds(word, asked)))
  return { slug, title: article.title, heading: section.heading, excerpt: excerpt ?? section.sentences[0] ?? '' }
}

function holds(word: string, asked: readonly string[]): boolean {
  return stemsOf(word).some((stem) => asked.includes(stem))
}
