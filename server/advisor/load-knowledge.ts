import type { Language } from '@rahnama/contract/locale/locale.ts'
import { createReader } from '../content/content.ts'
import type { Deps } from '../deps.ts'
import { readAdvisorSettings } from '../site-settings/site-settings.ts'
import { type Knowledge, sectionsOf } from './answers/answers.ts'

const DAY_CHARS = 10

/** What is published now, in one language. What is written in the other alone is left out: an answer is in one language. */
export async function loadKnowledge(deps: Pick<Deps, 'db' | 'now' | 'config'>, language: Language): Promise<Knowledge> {
  const reader = createReader(deps, language)
  const isRead = (item: { language: Language }) => item.language === language
  const claims = (await reader.claims(language)).views.filter(isRead)
  const questions = (await reader.all('faq')).filter(isRead)
  const services = (await reader.all('service')).filter(isRead)
  const fees = await Promise.all(services.map(({ slug }) => reader.fee('service', slug, language)))
  const credentials = (await reader.all('credential')).filter(isRead)
  const articles = (await reader.all('article')).filter(isRead)
  const tips = (await reader.all('tip')).filter(isRead)
  const pages = (await reader.all('page')).filter(isRead)
  const { toman, helpLines } = (await readAdvisorSettings(deps.db)).value
  return {
    office: await reader.settings(),
    toman,
    helpLines,
    usesModel: deps.config.advisor !== undefined,
    services: services.flatMap(({ text, facts }, place) => {
      const fee = fees[place]
      return fee ? [{ title: text.title, intakes: facts.intakes, fee }] : []
    }),
    claims: new Map(claims.map(({ key, sentence, source }) => [key, { sentence, source }])),
    questions: new Map(
      questions.map(({ slug, text, updatedAt }) => [slug, { ...text, publishedOn: updatedAt.slice(0, DAY_CHARS) }]),
    ),
    credentials: new Map(
      credentials.map(({ slug, text, updatedAt }) => [slug, { ...text, publishedOn: updatedAt.slice(0, DAY_CHARS) }]),
    ),
    tips: new Map(
      tips.map(({ slug, text, updatedAt }) => [slug, { ...text, publishedOn: updatedAt.slice(0, DAY_CHARS) }]),
    ),
    pages: new Map(
      pages.map(({ slug, text, updatedAt }) => {
        const prose = text.blocks.flatMap((block) => (block.type === 'prose' ? [block.prose] : [])).join('\n\n')
        return [slug, { title: text.title, asOf: updatedAt.slice(0, DAY_CHARS), sections: sectionsOf(prose) }]
      }),
    ),
    articles: new Map(
      articles.map(({ slug, facts, text }) => [
        slug,
        { title: text.title, asOf: facts.rulesAsOf ?? facts.publishedOn, sections: sectionsOf(text.prose) },
      ]),
    ),
  }
}
