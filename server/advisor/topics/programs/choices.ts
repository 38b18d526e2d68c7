import type { ProgramStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { fundsNeeded, STUDY_FUNDS } from '@rahnama/rules/programs/programs.ts'
import { CSC_STIPEND_CNY } from '@rahnama/rules/studies/studies.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { articleSource, fileSource, link, ruleSource, STUDY_NOTES } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { type InBoth, PROVINCES, READ_ON } from '../note.ts'
import { band, USUAL_HSK, USUAL_IELTS } from '../study-language.ts'
import type { Topic } from '../topic.ts'
import { standingOf, standingTable } from './standing.ts'

const MOST_SOURCES = 4

/** What each asks for, one after the other; which of them suits somebody is for a person to say. */
function sayCompare(context: Context, { programs }: Slots): Composed {
  const { texts } = context
  const named = [...new Set(programs)]
  if (named.length < 2) return { handOver: 'choice' }
  // Express Entry is no program of its own: what it asks depends on which of its three is meant.
  const standings = named.flatMap((program) => (program === 'EE' ? [] : (standingOf(context, program) ?? [])))
  const nameOf = ({ program }: ProgramStanding) => texts.eligibility.programs[program]
  const asked = standings.flatMap((each) => each.requirements.map((requirement) => ({ each, requirement })))
  const sources = [...new Set(asked.map(({ requirement }) => requirement.source))].slice(0, MOST_SOURCES)
  const t = texts.advisor.programs
  return {
    sentences: [
      ...(named.includes('EE') ? [t.expressEntry] : []),
      ...standings.map((each) => t.explain(nameOf(each).name, nameOf(each).summary)),
    ],
    table: {
      head: t.compareHead,
      rows: asked.map(({ each, requirement }) => [nameOf(each).name, texts.eligibility.requirements[requirement.id]]),
    },
    sources: sources.map((source) => ruleSource(context, source, context.today)),
    link: link(context, 'services', 'immigrationServices'),
  }
}

const isOfTwo = ({ programs }: Slots) => new Set(programs).size > 1

/** How the profile stands in each of those that are named; which of them suits somebody is for a person to say. */
function sayWhich(context: Context, { programs }: Slots): Composed {
  const t = context.texts.advisor.programs
  return {
    sentences: [t.whichLead, t.whichSuits],
    table: standingTable(context, programs),
    sources: [fileSource(context, 'profile')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** A permit to study is no residence: what comes after it, beside how the profile stands without it. */
function sayStudyFirst(context: Context): Composed {
  const { texts, formats, language } = context
  const { university, college, source, from } = STUDY_NOTES.afterwards
  const t = texts.advisor.programs
  const level = (value: number) => formats.digits(String(value))
  return {
    sentences: [t.studyFirst(level(university), level(college)), t.studyOrDirect, t.whichSuits],
    table: standingTable(context, ['FSW', 'CEC', 'STUDY_CA']),
    sources: [{ key: source.en, title: source[language], asOf: from, href: null }, fileSource(context, 'profile')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

type Row = (figures: {
  funds: string
  hours: string
  stipends: string
}) => readonly [what: InBoth, canada: InBoth, china: InBoth]

const { diploma, degree, inChina } = USUAL_IELTS

const ROWS: readonly Row[] = [
  ({ funds }) => [
    { en: 'Money to show', fa: 'تمکن مالی' },
    { en: `${funds} for one person, besides tuition and travel`, fa: `${funds} برای یک نفر، جدا از شهریه و سفر` },
    { en: 'No fixed amount in our tables', fa: 'مبلغ ثابتی در جدول‌های ما نیست' },
  ],
  ({ stipends }) => [
    { en: 'Scholarships', fa: 'بورسیه' },
    { en: 'From the universities, mostly for master’s and doctorate', fa: 'از خود دانشگاه‌ها، بیشتر برای ارشد و دکتری' },
    {
      en: `Government scholarship: tuition, room, ${stipends} yuan a month`,
      fa: `بورسیهٔ دولت: شهریه، خوابگاه و ماهی ${stipends} یوان`,
    },
  ],
  () => [
    { en: 'Language', fa: 'زبان' },
    {
      en: `Typically IELTS Academic ${band(diploma)} (diploma) or ${band(degree)} (degree)`,
      fa: `معمولاً IELTS Academic ${band(diploma)} برای دیپلم کالج و ${band(degree)} برای مدرک دانشگاهی`,
    },
    {
      en: `IELTS ${band(inChina.from)} to ${band(inChina.to)} in English; HSK ${USUAL_HSK.level} in Chinese`,
      fa: `IELTS ${band(inChina.from)} تا ${band(inChina.to)} برای رشتهٔ انگلیسی‌زبان؛ HSK ${USUAL_HSK.level} برای چینی‌زبان`,
    },
  ],
  () => [
    { en: 'Permits', fa: 'مجوز' },
    { en: 'Study permit; PAL for most (capped)', fa: 'مجوز تحصیل؛ برای بیشتر افراد PAL (با سقف)' },
    { en: 'X1 visa, residence permit within 30 days', fa: 'ویزای X1 و اجازهٔ اقامت ظرف ۳۰ روز' },
  ],
  ({ hours }) => [
    { en: 'Work beside studies', fa: 'کار حین تحصیل' },
    { en: `Up to ${hours} a week off campus`, fa: `خارج از دانشگاه هفته‌ای تا ${hours}` },
    {
      en: 'Only with the university’s consent and a note on the permit',
      fa: 'فقط با موافقت دانشگاه و یادداشت روی اجازهٔ اقامت',
    },
  ],
]

function sayCountries(context: Context): Composed {
  const { texts, formats, language, today } = context
  const t = texts.advisor.programs
  const amount = fundsNeeded(STUDY_FUNDS, 1, today)
  const entry = STUDY_FUNDS.findLast(({ from }) => from <= today)
  if (amount === undefined || !entry) return { handOver: 'notInTables' }
  const figures = {
    funds: formats.money(amount, 'CAD'),
    hours: formats.hours(STUDY_NOTES.offCampus.hours),
    stipends: t.fromTo(formats.number(CSC_STIPEND_CNY.bachelor), formats.number(CSC_STIPEND_CNY.phd)),
  }
  return {
    sentences: [t.countriesLead, t.whichSuits],
    table: {
      head: t.countriesHead,
      rows: ROWS.map((row) => row(figures).map((cell) => cell[language])),
    },
    sources: [
      ruleSource(context, entry.source, entry.from),
      articleSource(context, 'study-in-canada-first-steps'),
      articleSource(context, 'study-in-china-without-chinese'),
    ],
    link: link(context, 'study', 'studyAbroad'),
  }
}

export const CHOICE_TOPICS: readonly Topic[] = [
  {
    id: 'programs.compare',
    when: ['compare', 'compare p:'],
    also: 'p: programs study explain tradesperson occupation',
    compose: sayCompare,
  },
  {
    id: 'programs.better',
    when: ['better'],
    also: 'p: programs study compare score t: test',
    compose: () => ({ handOver: 'choice' }),
  },
  {
    id: 'programs.which',
    when: ['better p:', 'p: better eligible'],
    also: 'p: programs study compare score eligible work canadianwork year iran number nomination joboffer pv:',
    needs: isOfTwo,
    compose: sayWhich,
  },
  {
    id: 'provinces.choose',
    when: ['chooseprovince', 'chooseprovince better', 'chooseprovince eligible', 'province better'],
    also: 'province better programs eligible immigrate p:PNP live nomination accepted neg number how first',
    compose: (context) => ({
      sentences: [context.texts.advisor.programs.chooseProvince],
      sources: [{ key: PROVINCES.en, title: PROVINCES[context.language], asOf: READ_ON, href: null }],
      link: link(context, 'services', 'immigrationServices'),
    }),
  },
  {
    id: 'programs.study-first',
    when: ['study first p:EE', 'study first pr', 'p:STUDY_CA first p:EE', 'study better p:EE'],
    also: 'p: programs better immigrate pr compare first canada work study',
    compose: sayStudyFirst,
  },
  {
    id: 'study.china-or-canada',
    when: [
      'china compare p:STUDY_CA',
      'china better p:STUDY_CA',
      'china canada compare',
      'china canada better',
      'p:STUDY_CN p:STUDY_CA compare',
      'p:STUDY_CN p:STUDY_CA better',
    ],
    also: 'study master doctorate degree fee p: cheaper scholarship better compare canada china medicine programs',
    compose: sayCountries,
  },
]
