import type { AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import { CSC_STIPEND_CNY, scholarshipAges } from '@rahnama/rules/studies/studies.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { articleSource, MUST, STUDY_NOTES, sayClaims, saySection } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { sayStillCounts } from '../still-counts.ts'
import type { Topic } from '../topic.ts'
import { sayCollege, sayPartnerWork } from './college-permits.ts'

const ECA = 'credential-assessment-step-by-step'
const CHINA = 'study-in-china-without-chinese'
const CANADA = 'study-in-canada-first-steps'

const section =
  (article: string, en?: RegExp, fa?: RegExp, lead?: (context: Context) => readonly string[]) =>
  (context: Context): Composed =>
    saySection(context, { article, ...(en && fa && { heading: { en, fa } }) }, lead?.(context))

const PAL = [/attestation/i, /تأیید استانی|تأییدنامه|تاییدنامه/] as const

/** Whoever asks whether they must know it hears no, whoever asks whether it works without hears yes. */
function sayChinese(context: Context): Composed {
  const said = section(CHINA, /english/i, /انگلیسی/, ({ language }) => [
    language === 'fa'
      ? 'بدون زبان چینی هم می‌شود: بسیاری از رشته‌ها به انگلیسی است و برای پذیرش آن‌ها HSK نمی‌خواهند.'
      : 'It works without Chinese: for programs in English no HSK is asked at admission.',
  ])(context)
  if (!('sentences' in said)) return said
  return {
    ...said,
    verdict: [
      { is: 'no', askedAs: MUST },
      { is: 'yes', askedAs: WITHOUT_CHINESE },
    ],
  }
}

const WITHOUT_CHINESE = /english|without|انگلیسی|بدون|englisi|bedoon/i

function note(
  context: Context,
  sentence: string,
  { source, from }: { source: { en: string; fa: string }; from: string },
): Composed {
  const cited: AdvisorSource = { key: source.en, title: source[context.language], asOf: from, href: null }
  return {
    sentences: [sentence],
    sources: [cited],
    link: { href: '/articles/study-in-canada-first-steps', label: context.texts.advisor.links.article },
  }
}

function sayEcaValid(context: Context, slots: Slots): Composed {
  const { years, source, from } = STUDY_NOTES.credentialAssessment
  const cited: AdvisorSource = { key: source.en, title: source[context.language], asOf: from, href: null }
  return {
    sentences: [
      ...sayStillCounts(context, slots, years),
      context.texts.advisor.study.credentialAssessment(context.formats.years(years)),
    ],
    sources: [cited, articleSource(context, ECA)],
    link: { href: `/articles/${ECA}`, label: context.texts.advisor.links.article },
  }
}

function sayHours(context: Context): Composed {
  const { formats, texts } = context
  const { hours, ...from } = STUDY_NOTES.offCampus
  return note(context, texts.advisor.study.hours(formats.hours(hours), formats.date(from.from)), from)
}

function sayAfterwards(context: Context): Composed {
  const { formats, texts } = context
  const { university, college, leastMonths, longYears, mostYears, ...from } = STUDY_NOTES.afterwards
  const t = texts.advisor.study
  const level = (value: number) => formats.digits(String(value))
  const said = note(context, t.afterwards(level(university), level(college), formats.date(from.from)), from)
  const length = t.afterwardsLength(formats.months(leastMonths), formats.years(longYears), formats.years(mostYears))
  return 'sentences' in said ? { ...said, sentences: [...said.sentences, length] } : said
}

/** "Do I need WES?": it is one of those who make what is needed. */
function sayEca(context: Context, { concepts }: Slots): Composed {
  const said = section(ECA)(context)
  if (!('sentences' in said) || !concepts.some((each) => each.startsWith('b:'))) return said
  const bodies = section(ECA, /body|choose/i, /نهاد/)(context)
  return { ...said, sentences: [...said.sentences, ...('sentences' in bodies ? bodies.sentences : [])] }
}

export const STUDY_TOPICS: readonly Topic[] = [
  {
    id: 'eca.what',
    when: ['eca', 'degree eca', 'eca need', 'b:'],
    also: 'degree education documents how explain p:EE programs iran',
    compose: sayEca,
  },
  {
    id: 'eca.bodies',
    when: ['eca where', 'eca bodies', 'eca who', 'eca profession', 'profession eca who', 'b: accepted', 'b: better'],
    also: 'accepted bodies list where profession medicine b: who what',
    compose: section(ECA, /body|choose/i, /نهاد/),
  },
  {
    id: 'eca.time',
    when: ['eca takes', 'b: takes'],
    also: 'howmuch b: neg',
    compose: (context) =>
      sayClaims(context, ['time-credential-assessment'], {
        link: { href: `/articles/${ECA}`, label: context.texts.advisor.links.article },
      }),
  },
  {
    id: 'eca.valid',
    when: ['eca valid', 'b: valid', 'eca agelimit'],
    also: 'takes howmuch year degree education documents when',
    compose: sayEcaValid,
  },
  {
    id: 'study.needs',
    when: [
      'p:STUDY_CA need',
      'p:STUDY_CA',
      'p:STUDY_CA requirements',
      'p:STUDY_CA documents',
      'p:STUDY_CA steps',
      'p:STUDY_CA need steps',
      'study canada need',
      'study canada how',
    ],
    also: 'documents requirements study how start eligible acceptance list',
    compose: section(CANADA, /./, /./, ({ texts }) => [texts.advisor.study.needs]),
  },
  {
    id: 'study.pal',
    when: ['pal'],
    also: 'p:STUDY_CA study who letter province howmuch',
    covers: ['study.pal.graduate'],
    compose: section(CANADA, ...PAL),
  },
  {
    id: 'study.pal.graduate',
    when: ['pal master', 'pal doctorate'],
    also: 'study p:STUDY_CA master doctorate letter',
    compose: (context) => {
      const [en, fa] = PAL
      // The article says the same of them in its middle; what stands around it is for everybody else.
      const about = { en: /capped|Quebec/, fa: /سقف|کبک/ }
      return saySection(context, { article: CANADA, heading: { en, fa }, about }, [context.texts.advisor.study.palNo])
    },
  },
  {
    id: 'study.hours',
    when: [
      'study hours work',
      'study hours',
      'study hours work together',
      'hours work together',
      'study work howmuch',
      'study work together',
      'study canadianwork together',
      'p:STUDY_CA work together',
    ],
    also: 'howmuch work p:STUDY_CA limit year accepted study together number',
    needs: ({ program }) => program !== 'STUDY_CN',
    compose: sayHours,
  },
  {
    id: 'study.partner-work',
    when: ['partnerwork', 'partnerwork study', 'partnerwork p:STUDY_CA', 'partnerwork workpermit'],
    also: 'partner study work workpermit p:STUDY_CA together if eligible hours how pgwp master doctorate canada p:ICT visa',
    covers: ['study.needs', 'transfer.length', 'study.dli'],
    compose: sayPartnerWork,
  },
  {
    id: 'study.college-university',
    when: [
      'collegeoruni',
      'collegeoruni better',
      'collegeoruni compare',
      'collegeoruni p:STUDY_CA',
      'collegeoruni study',
    ],
    also: 'better compare study p:STUDY_CA which pgwp partner work master degree fee howmuch canada',
    compose: sayCollege,
  },
  {
    id: 'study.afterwards',
    when: ['pgwp', 'pgwp work'],
    also: 'study work language clb level workpermit requirements p:STUDY_CA how',
    // There are other work permits: one that is only named is not yet that after studies.
    needs: ({ concepts }) => concepts.some((each) => each !== 'workpermit'),
    compose: sayAfterwards,
  },
  {
    id: 'study.scholarship',
    when: ['scholarship', 'scholarship study', 'scholarship p:STUDY_CA'],
    also: 'study how master doctorate p:STUDY_CA',
    needs: ({ program, concepts }) =>
      program === 'STUDY_CA' || (concepts.includes('canada') && !concepts.includes('china')),
    compose: section(CANADA, /scholarship/i, /بورس/),
  },
  {
    id: 'china.language',
    when: [
      'china study chinese',
      'china chinese',
      'china study chinese neg',
      'p:STUDY_CN chinese',
      'china inenglish',
      'china study inenglish',
      'china study inenglish chinese',
    ],
    also: 'study neg language need inenglish p:STUDY_CN degree test',
    isOnDoingWithout: true,
    compose: sayChinese,
  },
  {
    id: 'china.language-proof',
    when: ['china t:', 'china language', 'china test'],
    also: 'study need mark level p:STUDY_CN',
    needs: ({ marks }) => marks.length === 0,
    compose: section(CHINA, /english/i, /انگلیسی/),
  },
  {
    id: 'china.scholarship',
    when: [
      'china scholarship',
      'scholarship chinese',
      'scholarship agelimit',
      'scholarship china when',
      'scholarship chinese when',
      'scholarship china dormitory',
      'scholarship tuition china',
    ],
    also: 'case study when how p:STUDY_CN eligible open requirements howmuch master doctorate takes agelimit month government fee degree funds tuition dormitory insurance',
    compose: sayScholarship,
  },
  {
    id: 'china.visa',
    when: ['china visakind', 'visakind'],
    also: 'study need documents p:STUDY_CN',
    compose: section(CHINA, /visa/i, /ویزا/),
  },
  {
    id: 'china.medicine',
    when: ['china medicine'],
    also: 'study takes howmuch year p:STUDY_CN inenglish how language chinese need neg',
    compose: section(CHINA, /medicine/i, /پزشکی/),
  },
  {
    id: 'china.insurance',
    when: ['china insurance', 'insurance china study'],
    also: 'study howmuch year fee p:STUDY_CN',
    needs: ({ program }) => program === 'STUDY_CN',
    compose: section(CHINA, /visa/i, /ویزا/),
  },
  {
    id: 'china.csca',
    when: ['csca', 'csca china'],
    also: 'study need who p:STUDY_CN test subjects list',
    compose: section(CHINA, /examination/i, /آزمون/),
  },
  {
    id: 'china.work',
    when: ['china work', 'china study work', 'china parttime'],
    also: 'study hours howmuch p:STUDY_CN parttime together accepted',
    compose: (context) =>
      saySection(context, {
        article: CHINA,
        heading: { en: /daily/i, fa: /روزمره/ },
        about: { en: /part-time/i, fa: /پاره‌وقت/ },
      }),
  },
]

function sayScholarship(context: Context): Composed {
  const { formats, texts, language } = context
  const { months, source, from } = STUDY_NOTES.chineseScholarship
  const ages = scholarshipAges(context.today)
  const cited: AdvisorSource = { key: source.en, title: source[language], asOf: from, href: null }
  const rows = (['bachelor', 'master', 'phd'] as const).map((level) => [
    texts.eligibility.routes[level === 'phd' ? 'doctoral' : level],
    formats.number(CSC_STIPEND_CNY[level]),
    formats.number(ages[level]),
  ])
  return {
    sentences: [months[language]],
    table: { head: [...STUDY_NOTES.chineseScholarship.head[language]], rows },
    sources: [cited],
    link: { href: `/articles/${CHINA}`, label: texts.advisor.links.article },
  }
}
