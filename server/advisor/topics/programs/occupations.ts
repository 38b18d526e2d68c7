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

/** A degree in medicine is assessed elsewhere than all others, and the program is the one of everybody. */
function sayPhysician(context: Context): Composed {
  const { texts, today, language } = context
  const asked = standingOf(context, 'FSW')?.requirements ?? []
  const t = texts.advisor.programs
  return {
    sentences: [t.physician, t.physicianProvinces, t.physicianLicence],
    table: {
      head: t.compareHead,
      rows: asked.map(({ id }) => [texts.eligibility.programs.FSW.name, texts.eligibility.requirements[id]]),
    },
    sources: [
      ...[...new Set(asked.map(({ source }) => source))]
        .slice(0, MOST_SOURCES)
        .map((source) => ruleSource(context, source, today)),
      { key: PROVINCES.en, title: PROVINCES[language], asOf: READ_ON, href: null },
    ],
    link: link(context, 'services', 'immigrationServices'),
  }
}

type Field = { id: string; when: string; says: InBoth }

/** Occupations that rounds of Express Entry or streams of provinces name; whoever has another one is not told of any. */
const FIELDS: readonly Field[] = [
  {
    id: 'provinces.health',
    when: 'healthjob',
    says: {
      en: 'Express Entry holds rounds for health care and social services: 12 months in a listed occupation within the last three years. Among the provinces, Alberta has pathways for health care, British Columbia a stream of its health authorities (with a job offer), and Saskatchewan counts health among its priorities; Ontario has a pathway for self-employed physicians and has announced one for priority health care without a date.',
      fa: 'اکسپرس اینتری دورهای ویژهٔ سلامت و خدمات اجتماعی دارد: ۱۲ ماه کار در یکی از مشاغل فهرست در سه سال اخیر. در میان استان‌ها آلبرتا مسیرهای ویژهٔ درمان دارد، بریتیش کلمبیا مسیری از راه سازمان‌های درمانی خود (با پیشنهاد شغلی) و ساسکاچوان درمان را جزو اولویت‌ها می‌داند؛ انتاریو برای پزشکان خوداشتغال مسیری دارد و مسیر ویژهٔ درمان را بدون تاریخ اعلام کرده است.',
    },
  },
  {
    id: 'programs.tech',
    when: 'techjob',
    says: {
      en: 'Express Entry holds rounds for STEM occupations: 12 months in a listed occupation within the last three years. Among the provinces, Alberta’s Express Entry stream is for technology among others, and Saskatchewan counts technology among its priority sectors.',
      fa: 'اکسپرس اینتری برای مشاغل علوم، فناوری و مهندسی (STEM) دورهای ویژه دارد: ۱۲ ماه کار در یکی از مشاغل فهرست در سه سال اخیر. در میان استان‌ها مسیر اکسپرس اینتری آلبرتا از جمله برای فناوری است و ساسکاچوان فناوری را جزو بخش‌های اولویت‌دار می‌داند.',
    },
  },
  {
    id: 'programs.teachers',
    when: 'teacherjob',
    says: {
      en: 'Express Entry holds rounds for education: 12 months in a listed occupation within the last three years. We know of no provincial stream for teachers alone.',
      fa: 'اکسپرس اینتری برای مشاغل آموزشی دورهای ویژه دارد: ۱۲ ماه کار در یکی از مشاغل فهرست در سه سال اخیر. مسیر استانی ویژهٔ معلم‌ها نمی‌شناسیم.',
    },
  },
  {
    id: 'programs.drivers',
    when: 'driverjob',
    says: {
      en: 'Express Entry holds rounds for transport: 12 months in a listed occupation within the last three years. Saskatchewan gives trucking at most 5% of its nominations of 2026, and only in intake windows; the last was in mid-September.',
      fa: 'اکسپرس اینتری برای مشاغل حمل‌ونقل دورهای ویژه دارد: ۱۲ ماه کار در یکی از مشاغل فهرست در سه سال اخیر. ساسکاچوان در ۲۰۲۶ حداکثر ۵٪ نامزدی‌ها را به رانندگان کامیون می‌دهد، آن هم فقط در بازه‌های معین که آخرینش نیمهٔ سپتامبر بود.',
    },
  },
  {
    id: 'programs.hospitality',
    when: 'hospitalityjob',
    says: {
      en: 'Alberta has a Tourism and Hospitality Stream (with a job offer; 150 nominations in 2026). Saskatchewan gives accommodation and food at most 15% of its nominations of 2026, and only in intake windows; the last was in mid-September.',
      fa: 'آلبرتا مسیر گردشگری و مهمان‌نوازی دارد (با پیشنهاد شغلی؛ ۱۵۰ نامزدی در ۲۰۲۶). ساسکاچوان در ۲۰۲۶ حداکثر ۱۵٪ نامزدی‌ها را به هتل و رستوران می‌دهد، آن هم فقط در بازه‌های معین که آخرینش نیمهٔ سپتامبر بود.',
    },
  },
]

const ASKED_WITH =
  'province pv: programs p:PNP p:EE category eligible immigrate work year number need occupation joboffer open accepted health partner pr how company'

const toTopic = ({ id, when, says }: Field): Topic => ({
  id,
  when: [
    `${when} province`,
    `${when} programs`,
    `${when} pv:`,
    `${when} p:PNP`,
    `${when} immigrate`,
    `${when} category`,
  ],
  also: ASKED_WITH,
  compose: (context) => ({
    sentences: [says[context.language]],
    sources: [{ key: PROVINCES.en, title: PROVINCES[context.language], asOf: READ_ON, href: null }],
    link: link(context, 'services', 'immigrationServices'),
  }),
})

export const OCCUPATION_TOPICS: readonly Topic[] = [
  {
    id: 'programs.trade',
    when: ['tradesperson programs', 'tradesperson immigrate', 'tradesperson eligible', 'tradesperson p:FST'],
    also: 'programs p:FST p:EE eligible immigrate work year number degree neg education language low how accepted need tradecertificate occupation what pr open',
    compose: sayTrade,
  },
  { id: 'programs.physicians', when: [], compose: sayPhysician },
  ...FIELDS.map(toTopic),
]
