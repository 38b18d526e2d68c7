import type { Language } from '@rahnama/contract/locale/locale.ts'
import { href, type PlainRouteName } from '@rahnama/contract/page-paths.ts'
import { PARENT_INCOME, parentIncomesNeeded, THRESHOLDS } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../answers/answers.ts'
import { link, ruleSource, saySection } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'
import type { Topic } from './topic.ts'

type InBoth = Record<Language, string>

/** One fact that no rule of ours judges by: what it says, who says so and since when. */
type Note = {
  id: string
  when: readonly string[]
  also?: string
  says: InBoth
  source: InBoth
  from: string
  page?: PlainRouteName
}

const STUDENTS = { en: 'IRCC, study permits', fa: 'ادارهٔ مهاجرت کانادا، مجوز تحصیل' }
const FAMILY_LAW = {
  en: 'Immigration and Refugee Protection Regulations, sections 117 to 137',
  fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان، مواد 117 تا 137',
}
const TRANSFER = {
  en: 'IRCC, intra-company transferees, guidance of 3 October 2024',
  fa: 'ادارهٔ مهاجرت کانادا، انتقال درون‌شرکتی، دستورالعمل ۳ اکتبر ۲۰۲۴',
}
const PROVINCES = {
  en: 'Provincial nominee programs, notices of 2026',
  fa: 'برنامه‌های نامزدی استانی، اطلاعیه‌های ۲۰۲۶',
}
const CHINA = {
  en: 'Chinese universities and embassies, admission notices of 2026',
  fa: 'دانشگاه‌ها و سفارتخانه‌های چین، اطلاعیه‌های پذیرش ۲۰۲۶',
}
const CRITERIA = { en: 'IRCC, CRS criteria', fa: 'ادارهٔ مهاجرت کانادا، معیارهای CRS' }
const ASSESSMENT = {
  en: 'IRCC, Educational credential assessment, Express Entry',
  fa: 'ادارهٔ مهاجرت کانادا، ارزیابی مدرک تحصیلی در اکسپرس اینتری',
}
const READ_ON = '2026-11-15'

const NOTES: readonly Note[] = [
  {
    id: 'study.gic',
    when: ['gic'],
    also: 'howmuch accepted need what neg',
    says: {
      en: 'No, a guaranteed investment certificate (GIC) is not mandatory. It is one way to show your funds; bank statements and other proof count too.',
      fa: 'نه، گواهی سپردهٔ GIC اجباری نیست. یکی از راه‌های نشان دادن تمکن مالی است؛ گردش حساب و مدارک دیگر هم پذیرفته می‌شود.',
    },
    source: STUDENTS,
    from: '2024-11-08',
    page: 'studyAbroad',
  },
  {
    id: 'study.sds',
    when: ['sds'],
    also: 'open now eligible need accepted what how neg',
    says: {
      en: 'No. The Student Direct Stream (SDS) ended on 8 November 2024; everybody applies through the ordinary study permit stream.',
      fa: 'نه. مسیر SDS از ۱۸ آبان ۱۴۰۳ (۸ نوامبر ۲۰۲۴) بسته شده است و همه از مسیر عادی مجوز تحصیل اقدام می‌کنند.',
    },
    source: STUDENTS,
    from: '2024-11-08',
    page: 'studyAbroad',
  },
  {
    id: 'study.change-school',
    when: ['changeschool', 'change study p:STUDY_CA'],
    also: 'study p:STUDY_CA accepted how need',
    says: {
      en: 'Not with the same permit: since 8 November 2024, changing to another institution needs a new study permit.',
      fa: 'با همان مجوز نه: از ۱۸ آبان ۱۴۰۳ (۸ نوامبر ۲۰۲۴) برای تغییر دانشگاه یا کالج باید مجوز تحصیل جدید بگیرید.',
    },
    source: STUDENTS,
    from: '2024-11-08',
    page: 'studyAbroad',
  },
  {
    id: 'study.co-op',
    when: ['coop'],
    also: 'need what neg',
    says: {
      en: 'No. Since 1 April 2026 post-secondary students need no separate work permit for a co-op placement.',
      fa: 'نه. از ۱ آوریل ۲۰۲۶ (۱۲ فروردین ۱۴۰۵) دانشجویان برای کارآموزی (co-op) مجوز کار جدا لازم ندارند.',
    },
    source: STUDENTS,
    from: '2026-04-01',
    page: 'studyAbroad',
  },
  {
    id: 'study.language',
    when: [
      'p:STUDY_CA t:',
      'p:STUDY_CA test',
      'p:STUDY_CA language',
      'study canada t:',
      'study acceptance t:',
      'acceptance t:',
      'study level t:',
      'study master t:',
      'study doctorate t:',
      'study canada language',
    ],
    also: 'howmuch level need mark score acceptance limit master doctorate degree language test study t:',
    says: {
      en: 'Each school sets its own level. Typical are IELTS Academic 6.0 overall for a diploma and 6.5 for a degree.',
      fa: 'هر دانشگاه یا کالج حد خودش را دارد. معمولاً برای دیپلم کالج نمرهٔ کل آیلتس آکادمیک 6.0 و برای مدرک دانشگاهی 6.5 می‌خواهند.',
    },
    source: { en: 'Admission pages of Canadian schools', fa: 'صفحه‌های پذیرش دانشگاه‌های کانادا' },
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'family.undertaking',
    when: ['undertaking', 'undertaking partner', 'sponsor takes partner undertaking'],
    also: 'takes howmuch year partner children parents sponsor how',
    says: {
      en: 'The sponsor’s undertaking lasts 3 years for a spouse or partner, 10 years or until the age of 25 for a child under 22, and 20 years for parents and grandparents. Quebec sets its own lengths.',
      fa: 'تعهد مالی اسپانسر برای همسر یا شریک زندگی 3 سال، برای فرزند زیر 22 سال 10 سال یا تا 25 سالگی، و برای پدر و مادر و پدربزرگ و مادربزرگ 20 سال است. کبک مدت‌های خودش را دارد.',
    },
    source: FAMILY_LAW,
    from: READ_ON,
  },
  {
    id: 'family.partner-income',
    when: ['income partner', 'income sponsor partner', 'income children sponsor'],
    also: 'sponsor p:FAMILY howmuch limit need children',
    says: {
      en: 'No. To sponsor a spouse, partner or dependent child no minimum income is asked, unless that child has a child. Quebec has its own rules.',
      fa: 'نه. برای اسپانسرشیپ همسر، شریک زندگی یا فرزند تحت تکفل حداقل درآمدی لازم نیست، مگر آنکه خود آن فرزند بچه داشته باشد. کبک قوانین خودش را دارد.',
    },
    source: FAMILY_LAW,
    from: READ_ON,
  },
  {
    id: 'family.sponsor',
    when: ['sponsor who', 'sponsor requirements', 'sponsor eligible', 'p:FAMILY requirements', 'p:FAMILY who'],
    also: 'how what need people',
    says: {
      en: 'A sponsor is 18 or over, a citizen, permanent resident or person registered under the Indian Act, and lives in Canada; a citizen abroad may sponsor a partner or child if they will live in Canada afterwards. Some convictions, bankruptcy, unpaid support or social assistance (other than for disability) rule it out.',
      fa: 'اسپانسر باید دست‌کم 18 سال داشته باشد، شهروند یا مقیم دائم باشد و در کانادا زندگی کند؛ شهروندی که خارج از کاناداست می‌تواند همسر یا فرزند را اسپانسر کند، به شرط آنکه بعد در کانادا زندگی کنند. برخی محکومیت‌ها، ورشکستگی، نفقهٔ پرداخت‌نشده یا کمک‌هزینهٔ دولتی (جز برای معلولیت) مانع است.',
    },
    source: FAMILY_LAW,
    from: READ_ON,
  },
  {
    id: 'family.super-visa',
    when: ['supervisa'],
    also: 'parents how takes howmuch what income insurance requirements',
    says: {
      en: 'A super visa lets parents and grandparents stay up to five years at a time. It asks for a host with enough income and private health insurance of at least 100,000 Canadian dollars.',
      fa: 'با سوپرویزا پدر و مادر و پدربزرگ و مادربزرگ می‌توانند هر بار تا پنج سال بمانند. میزبان باید درآمد کافی داشته باشد و بیمهٔ درمانی خصوصی دست‌کم 100,000 دلار کانادا لازم است.',
    },
    source: { en: 'IRCC, super visa', fa: 'ادارهٔ مهاجرت کانادا، سوپرویزا' },
    from: READ_ON,
  },
  {
    id: 'family.partner-test',
    when: ['partner t: need', 'partner test need', 'partner language need', 'partner t:', 'partner test'],
    also: 'score add p:EE language mark',
    says: {
      en: 'No, an accompanying partner needs no language test for Express Entry. A result can bring up to 20 CRS points, 5 in each ability.',
      fa: 'نه، همسر همراه برای اکسپرس اینتری آزمون زبان لازم ندارد. نتیجهٔ آزمون او می‌تواند تا 20 امتیاز CRS داشته باشد، 5 امتیاز در هر مهارت.',
    },
    source: CRITERIA,
    from: '2016-11-19',
  },
  {
    id: 'transfer.employment',
    when: ['p:ICT work', 'p:ICT year', 'p:ICT takes work', 'p:ICT company work', 'p:ICT workabroad', 'p:ICT month'],
    also: 'company howmuch takes year month work need number limit',
    says: {
      en: 'At least one year (12 months) of continuous full-time work for the company abroad, in a similar position, within the three years before you apply.',
      fa: 'دست‌کم یک سال (12 ماه) کار تمام‌وقت و پیوسته برای شرکت در خارج از کانادا، در سمتی مشابه و در سه سال پیش از درخواست.',
    },
    source: TRANSFER,
    from: '2024-10-03',
    page: 'transfer',
  },
  {
    id: 'transfer.length',
    when: ['p:ICT workpermit year', 'p:ICT valid', 'p:ICT manager', 'p:ICT workpermit manager'],
    also: 'takes howmuch year month manager company valid limit what',
    says: {
      en: 'The first permit is for 1 year when a new Canadian enterprise is set up (C61), and for 3 years for executives and managers (C62, 7 years at most) and for specialized knowledge (C63, 5 years at most).',
      fa: 'مجوز اول برای راه‌اندازی شرکت جدید در کانادا (C61) 1 ساله است و برای مدیران (C62، حداکثر 7 سال) و دارندگان دانش تخصصی (C63، حداکثر 5 سال) 3 ساله.',
    },
    source: TRANSFER,
    from: '2024-10-03',
    page: 'transfer',
  },
  {
    id: 'provinces.ontario-offer',
    when: ['pv:ON joboffer'],
    also: 'p:PNP nomination need neg eligible province',
    says: {
      en: 'Yes. The streams Ontario has had since June 2026 ask for a job offer in the province.',
      fa: 'بله. مسیرهایی که انتاریو از ژوئن ۲۰۲۶ دارد، پیشنهاد شغلی در همان استان می‌خواهند.',
    },
    source: PROVINCES,
    from: '2026-06-26',
  },
  {
    id: 'provinces.offer',
    when: ['p:PNP joboffer', 'nomination joboffer'],
    also: 'need neg eligible province pv: how',
    says: {
      en: 'It differs by province. Almost every open stream asks for a connection to the province: a job offer, work or study there, close family, French or a business plan; a job offer is the strongest.',
      fa: 'در هر استان فرق می‌کند. تقریباً همهٔ مسیرهای باز ارتباطی با استان می‌خواهند: پیشنهاد شغلی، کار یا تحصیل در آنجا، خانوادهٔ نزدیک، زبان فرانسه یا طرح کسب‌وکار؛ پیشنهاد شغلی از همه قوی‌تر است.',
    },
    source: PROVINCES,
    from: READ_ON,
  },
  {
    id: 'programs.self-employed',
    when: ['selfemployed'],
    also: 'programs open p: now eligible what need',
    says: {
      en: 'The Self-Employed Persons Program has been paused since 30 April 2024 and takes no new applications.',
      fa: 'برنامهٔ خوداشتغالی از ۱۱ اردیبهشت ۱۴۰۳ (۳۰ آوریل ۲۰۲۴) متوقف است و درخواست جدید نمی‌پذیرد.',
    },
    source: { en: 'IRCC, Self-Employed Persons Program', fa: 'ادارهٔ مهاجرت کانادا، برنامهٔ خوداشتغالی' },
    from: '2024-04-30',
  },
  {
    id: 'programs.categories',
    when: ['category', 'category cutoff', 'category p:EE'],
    also: 'list what p:EE last invited score work year howmuch',
    says: {
      en: 'The categories of 2026 are French, health care and social services, education, STEM, trades, transport, and with Canadian experience physicians, researchers and senior managers, besides skilled military recruits. They ask for 12 months in one listed occupation within the last three years.',
      fa: 'دسته‌های ۲۰۲۶: زبان فرانسه، سلامت و خدمات اجتماعی، آموزش، STEM، مشاغل فنی، حمل‌ونقل، و با سابقهٔ کار کانادایی پزشکان، پژوهشگران و مدیران ارشد، به‌علاوهٔ نیروهای متخصص ارتش کانادا. 12 ماه کار در یکی از مشاغل فهرست در سه سال اخیر لازم است.',
    },
    source: { en: 'IRCC, category-based rounds, 2026', fa: 'ادارهٔ مهاجرت کانادا، دورهای دسته‌بندی‌شدهٔ ۲۰۲۶' },
    from: '2026-02-18',
  },
  {
    id: 'eca.canadian',
    when: ['eca canadianstudy', 'eca degree canada', 'eca canada need'],
    also: 'degree education study need neg',
    says: {
      en: 'No. Only credentials earned outside Canada need a credential assessment (ECA).',
      fa: 'نه. فقط مدرکی که خارج از کانادا گرفته شده به ارزیابی مدرک تحصیلی (ECA) نیاز دارد.',
    },
    source: ASSESSMENT,
    from: READ_ON,
  },
  {
    id: 'china.level',
    when: [
      'chinese degree',
      'chinese level',
      'chinese master',
      'chinese doctorate',
      'chinese howmuch',
      'china chinese level',
    ],
    also: 'china study degree master doctorate howmuch level need score mark p:STUDY_CN language inenglish acceptance',
    says: {
      en: 'For a degree taught in Chinese the usual floor is HSK 4 with 180 of 300; leading universities and the humanities often want HSK 5. Programs taught in English ask for no HSK at admission.',
      fa: 'برای رشته‌ای که به چینی تدریس می‌شود معمولاً دست‌کم HSK 4 با نمرهٔ 180 از 300 لازم است؛ دانشگاه‌های برتر و علوم انسانی اغلب HSK 5 می‌خواهند. رشته‌های انگلیسی‌زبان هنگام پذیرش HSK نمی‌خواهند.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.length',
    when: [
      'china degree takes',
      'china master takes',
      'china doctorate takes',
      'china degree year',
      'china master year',
      'china doctorate year',
    ],
    also: 'study howmuch year takes degree master doctorate p:STUDY_CN number inenglish',
    says: {
      en: 'In China a bachelor’s degree takes 4 years (5 for some subjects, 6 for medicine in English), a master’s 2 to 3 and a doctorate 3 to 4 years.',
      fa: 'در چین کارشناسی 4 سال است (برخی رشته‌ها 5 سال و پزشکی به انگلیسی 6 سال)، کارشناسی ارشد 2 تا 3 سال و دکتری 3 تا 4 سال.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'contact.language',
    when: ['persian speak', 'persian', 'persian contact'],
    also: 'consultant contact reply message what how language human',
    says: {
      en: 'Yes. You can write to us in Persian or in English, and this assistant answers in the language you ask in. Which languages each consultant speaks stands beside their name.',
      fa: 'بله. می‌توانید به فارسی یا انگلیسی بنویسید و این دستیار به همان زبان پاسخ می‌دهد. زبان‌هایی که هر مشاور صحبت می‌کند کنار نامش نوشته شده است.',
    },
    source: { en: 'The office', fa: 'دفتر ما' },
    from: READ_ON,
  },
  {
    id: 'china.course',
    when: ['course', 'course china', 'course chinese', 'course visakind'],
    also: 'china chinese visakind study year month takes howmuch number language agelimit age need p:STUDY_CN',
    says: {
      en: 'Up to 180 days a language course goes with an X2 visa; a longer one, such as a full year, with an X1 visa and a residence permit within 30 days. No HSK is asked. Students are 18 to 60 years old, 18 to 50 for a full year.',
      fa: 'دورهٔ زبان تا 180 روز با ویزای X2 است و دورهٔ بلندتر، مثلاً یک‌ساله، با ویزای X1 و اجازهٔ اقامت ظرف 30 روز. HSK لازم نیست. سن از 18 تا 60 سال است و برای دورهٔ یک‌ساله 18 تا 50.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
]

const toTopic = ({ id, when, also = '', says, source, from, page = 'immigrationServices' }: Note): Topic => ({
  ...{ id, when, also },
  compose: ({ language, texts }) => ({
    sentences: [says[language]],
    sources: [{ key: source.en, title: source[language], asOf: from, href: null }],
    link: {
      href: href(page),
      label: texts.advisor.links[page === 'transfer' ? 'transfer' : page === 'studyAbroad' ? 'study' : 'services'],
    },
  }),
})

const SMALLEST_HOUSEHOLD = 2

/** The table of the last intake that was open: what each of three tax years had to reach. */
function sayParentIncome(context: Context, { persons, marks }: Slots): Composed {
  const { texts, formats } = context
  const [entry] = PARENT_INCOME
  if (!entry) return { handOver: 'notInTables' }
  const asked = persons ?? marks.find((figure) => Number.isInteger(figure) && figure < 20)
  const t = texts.advisor.family
  const needed = asked === undefined ? undefined : parentIncomesNeeded(Math.max(asked, SMALLEST_HOUSEHOLD), entry.from)
  const rows = entry.value[0]?.bySize.map((amount, place) => [
    formats.number(place + SMALLEST_HOUSEHOLD),
    ...[amount, ...entry.value.slice(1).map(({ bySize }) => bySize[place] ?? 0)].map((each) => formats.number(each)),
  ])
  return {
    sentences: [t.parentIncome, t.parentIncomeCounts],
    table: {
      head: t.parentIncomeHead,
      rows:
        needed && asked !== undefined
          ? [[formats.number(asked), ...needed.map((each) => formats.number(each))]]
          : (rows ?? []),
    },
    sources: [ruleSource(context, entry.source, entry.from)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

function sayNetWorth(context: Context): Composed {
  const { texts, formats, language } = context
  const [base] = THRESHOLDS.pnpBcBaseNetWorthCad
  const [regional] = THRESHOLDS.pnpBcRegionalNetWorthCad
  return {
    sentences: [
      texts.advisor.programs.netWorth(formats.money(base.value, 'CAD'), formats.money(regional.value, 'CAD')),
    ],
    sources: [{ key: PROVINCES.en, title: PROVINCES[language], asOf: base.from, href: null }],
    link: link(context, 'services', 'immigrationServices'),
  }
}

const ECA = 'credential-assessment-step-by-step'

export const NOTE_TOPICS: readonly Topic[] = [
  ...NOTES.map(toTopic),
  {
    id: 'family.parent-income',
    when: ['income parents', 'income sponsor parents', 'income parents people'],
    also: 'sponsor howmuch limit need people number p:FAMILY year alone couple',
    compose: sayParentIncome,
  },
  {
    id: 'provinces.net-worth',
    when: ['pv:BC networth', 'pv:BC entrepreneur funds', 'pv:BC entrepreneur limit', 'networth entrepreneur pv:BC'],
    also: 'entrepreneur limit howmuch networth need p:PNP p:SUV',
    compose: sayNetWorth,
  },
  {
    id: 'eca.purpose',
    when: ['b: study', 'eca study', 'b: purpose', 'eca purpose', 'b: report'],
    also: 'study report purpose accepted company work',
    compose: (context) => saySection(context, { article: ECA, heading: { en: /for immigration/i, fa: /برای مهاجرت/ } }),
  },
  {
    id: 'eca.two-degrees',
    when: ['eca separately', 'b: separately', 'eca degree number'],
    also: 'degree if number score howmuch accepted',
    compose: (context) => saySection(context, { article: ECA, heading: { en: /report/i, fa: /گزارش/ } }),
  },
  {
    id: 'eca.sending',
    when: ['eca release', 'eca upload', 'eca documents how', 'degree release', 'b: release', 'b: upload'],
    also: 'how iran degree documents need where who',
    compose: (context) => saySection(context, { article: ECA, heading: { en: /documents sent/i, fa: /بفرستید/ } }),
  },
  {
    id: 'eca.translation',
    when: ['eca translation', 'b: translation', 'degree translation'],
    also: 'need how degree documents',
    compose: (context) => saySection(context, { article: ECA, heading: { en: /translate/i, fa: /ترجمه/ } }),
  },
  {
    id: 'money.deposit',
    when: ['deposit', 'deposit funds'],
    also: 'funds bank accepted account last if need howmuch',
    compose: (context) =>
      saySection(context, { article: 'proof-of-funds', heading: { en: /bank/i, fa: /بانک/ } }, [
        context.texts.advisor.money.deposit,
      ]),
  },
]
