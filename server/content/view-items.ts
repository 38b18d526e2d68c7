import { CONSULTATION_RULES, CONSULTATION_TYPES } from '@rahnama/contract/consultations/consultations.ts'
import {
  type ArticleCard,
  type ArticleView,
  CONSULTATION_SLUGS,
  type ConsultationView,
  type FaqView,
  type MemberView,
  type PointView,
  parseProse,
  type ServiceView,
  type StoryView,
} from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { intakeOn, takesApplications } from '@rahnama/rules/programs/programs.ts'
import type { Published } from './published.ts'
import type { Reader } from './reader.ts'

const WORDS_A_MINUTE = 200

export async function viewServices(reader: Reader): Promise<ServiceView[]> {
  const services = await reader.all('service')
  return Promise.all(services.map((service) => viewService(reader, service)))
}

async function viewService(
  reader: Reader,
  { slug, language, facts, text }: Published<'service'>,
): Promise<ServiceView> {
  const { views } = await reader.claims(language)
  const ledger = await reader.ledger()
  const intakes = facts.intakes.map((id) => ({ id, ...intakeOn(ledger, id, reader.today) }))
  return {
    slug,
    language,
    area: facts.area,
    title: text.title,
    summary: text.summary,
    points: text.points,
    prose: parseProse(text.prose),
    action: { label: text.action, href: facts.href },
    isOpen: intakes.some(takesApplications),
    intakes,
    variesByProvince: facts.intakes.every((id) => id.startsWith('PNP_')),
    times: facts.times.flatMap((key) => views.filter((claim) => claim.key === key)),
    fee: await reader.fee('service', slug, language),
  }
}

export async function viewStories(reader: Reader): Promise<StoryView[]> {
  const [stories, services] = await Promise.all([reader.all('story'), reader.all('service')])
  return stories.map(({ slug, language, facts, text }) => {
    const service = services.find((candidate) => candidate.slug === facts.service)
    const named = service ? { slug: service.slug, title: service.text.title } : null
    return { ...facts, ...text, slug, language, service: named }
  })
}

export async function viewMembers(reader: Reader): Promise<MemberView[]> {
  const members = await reader.all('member')
  return Promise.all(
    members.map(async ({ slug, language, facts: { photo, licence, account: _, ...facts }, text }) => ({
      ...{ slug, language, ...facts, ...text },
      spoken: text.spoken ?? null,
      licence: licence ?? null,
      photo: await reader.picture(photo, language),
    })),
  )
}

export async function viewPoints(reader: Reader, kind: 'value' | 'credential'): Promise<PointView[]> {
  const points = await reader.all(kind)
  return points.map(({ slug, language, text }) => ({ slug, language, ...text }))
}

/** Lists them in the owner's order. */
export async function viewConsultations(reader: Reader): Promise<ConsultationView[]> {
  const written = await reader.all('consultation')
  const views = written.flatMap(({ slug, language, facts, text }) =>
    CONSULTATION_TYPES.filter((type) => CONSULTATION_SLUGS[type] === slug).map(async (consultation) => ({
      consultation,
      language,
      ...text,
      fee: await reader.fee('consultation', slug, language),
      length: formats(language).minutes(facts.minutes ?? CONSULTATION_RULES[consultation].minutes),
    })),
  )
  return Promise.all(views)
}

/** A question whose answer we may not give now is not asked. */
export async function viewFaq(reader: Reader, topic: string): Promise<FaqView[]> {
  const questions = await reader.all('faq')
  return questions
    .filter(({ facts, text }) => facts.topics.includes(topic) && text.answer !== '')
    .map(({ slug, language, text: { question, answer } }) => ({ slug, language, question, answer: parseProse(answer) }))
}

export async function viewArticleCards(reader: Reader): Promise<ArticleCard[]> {
  const articles = await reader.all('article')
  const cards = await Promise.all(articles.map((article) => toCard(reader, article)))
  return cards.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug))
}

export async function viewArticle(reader: Reader, article: Published<'article'>): Promise<ArticleView> {
  const { facts, text, languages } = article
  return {
    ...(await toCard(reader, article)),
    languages,
    rulesAsOf: facts.rulesAsOf,
    sources: text.sources,
    prose: parseProse(text.prose),
  }
}

export async function toCard(
  reader: Reader,
  { slug, language, facts, text, updatedAt }: Published<'article'>,
): Promise<ArticleCard> {
  const { title, description, prose } = text
  const readingMinutes = Math.max(1, Math.round(prose.split(/\s+/).length / WORDS_A_MINUTE))
  const picture = await reader.picture(facts.picture, language)
  return { slug, language, title, description, publishedOn: facts.publishedOn, updatedAt, readingMinutes, picture }
}
