import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import { type InBoth, PROVINCES, READ_ON } from '../note.ts'
import type { Topic } from '../topic.ts'
import { standingOf } from './standing.ts'

const MOST_SOURCES = 4

/** What a trade may lead to: the federal program by its own requirements, and what is said of trades elsewhere. */
function sayTrade(context: Context): Composed {
  const { texts, today } = context
  const asked = standingOf(context, 'FST')?.requirements ?? []
  const t = texts.advisor.programs
  return {
    sentences: [t.trade, t.tradeElsewhere],
    table: {
      head: t.compareHead,
      rows: asked.map(({ id }) => [texts.eligibility.programs.FST.name, texts.eligibility.requirements[id]]),
    },
    sources: [...new Set(asked.map(({ source }) => source))]
      .slice(0, MOST_SOURCES)
      .map((source) => ruleSource(context, source, today)),
    link: link(context, 'services', 'immigrationServices'),
  }
}

const HEALTH: InBoth = {
  en: 'Express Entry holds rounds for health care and social services: 12 months in a listed occupation within the last three years. Among the provinces, Alberta has pathways for health care, British Columbia a stream of its health authorities (with a job offer), and Saskatchewan takes health first; Ontario has a pathway for self-employed physicians and has announced one for priority health care without a date.',
  fa: 'اکسپرس اینتری دورهای ویژهٔ سلامت و خدمات اجتماعی دارد: ۱۲ ماه کار در یکی از مشاغل فهرست در سه سال اخیر. در میان استان‌ها آلبرتا مسیرهای ویژهٔ درمان دارد، بریتیش کلمبیا مسیری از راه سازمان‌های درمانی خود (با پیشنهاد شغلی) و ساسکاچوان درمان را در اولویت می‌گذارد؛ انتاریو برای پزشکان خوداشتغال مسیری دارد و مسیر ویژهٔ درمان را بدون تاریخ اعلام کرده است.',
}

function sayHealth(context: Context): Composed {
  const { language } = context
  return {
    sentences: [HEALTH[language]],
    sources: [{ key: PROVINCES.en, title: PROVINCES[language], asOf: READ_ON, href: null }],
    link: link(context, 'services', 'immigrationServices'),
  }
}

export const OCCUPATION_TOPICS: readonly Topic[] = [
  {
    id: 'programs.trade',
    when: [
      'tradesperson programs',
      'tradesperson immigrate',
      'tradesperson eligible',
      'tradesperson p:FST',
      'tradesperson',
    ],
    also: 'programs p:FST p:EE eligible immigrate work year number degree neg education language low how accepted need tradecertificate occupation what pr open',
    compose: sayTrade,
  },
  {
    id: 'provinces.health',
    when: [
      'healthjob province',
      'healthjob programs',
      'healthjob pv:',
      'healthjob p:PNP',
      'healthjob immigrate',
      'healthjob',
    ],
    also: 'province pv: programs p:PNP p:EE category eligible immigrate work year number need occupation joboffer open special accepted health partner pr how',
    compose: sayHealth,
  },
]
