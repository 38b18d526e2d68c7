import { href } from '@rahnama/contract/page-paths.ts'
import { THRESHOLDS, thresholdsOn } from '@rahnama/rules/programs/programs.ts'
import { scholarshipAges } from '@rahnama/rules/studies/studies.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource, saySection } from '../../answers/answers.ts'
import { CHINA, NOTE_PAGES, type Note, PROVINCES, READ_ON } from '../note.ts'
import type { Topic } from '../topic.ts'
import { NOTES_ON_ADMISSION } from './admission-notes.ts'
import { NOTES_ON_CHINA } from './china-notes.ts'
import { NOTES_ON_CHINA_STAYS } from './china-stay-notes.ts'
import { EXPRESS_ENTRY_TOPICS } from './express-entry.ts'
import { NOTES_ON_FAMILY } from './family-notes.ts'
import { NOTES_ON_FEDERAL } from './federal-notes.ts'
import { NOTES_ON_NEWCOMERS } from './newcomer-notes.ts'
import { OFFICE_NOTE_TOPICS } from './office-notes.ts'
import { NOTES_ON_PAPERS } from './papers-notes.ts'
import { NOTES_ON_PERMITS } from './permit-notes.ts'
import { NOTES_ON_PROCESS } from './process-notes.ts'
import { NOTES_ON_PROGRAMS } from './program-notes.ts'
import { NOTES_ON_PROOF } from './proof-notes.ts'
import { NOTES_ON_PROVINCES } from './province-notes.ts'
import { NOTES_ON_RESIDENCE } from './residence-notes.ts'
import { NOTES_ON_SETTLING } from './settling-notes.ts'
import { NOTES_ON_STAYS } from './stay-notes.ts'
import { NOTES_ON_STUDIES } from './study-notes.ts'
import { NOTES_ON_TRANSFERS } from './transfer-notes.ts'
import { NOTES_ON_VISITS } from './visit-notes.ts'
import { NOTES_ON_WORK } from './work-notes.ts'

const toTopic = ({
  id,
  when,
  also = '',
  covers,
  says,
  source,
  from,
  page = 'immigrationServices',
  table,
}: Note): Topic => ({
  ...{ id, when, also },
  ...(covers && { covers }),
  compose: ({ language, texts }) => ({
    sentences: [says[language]],
    table: table?.[language] ?? null,
    sources: [{ key: source.en, title: source[language], asOf: from, href: null }],
    link: { href: href(page), label: texts.advisor.links[NOTE_PAGES[page]] },
  }),
})

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

const YEAR_MONTHS = 12

function sayTransferWork(context: Context): Composed {
  const { texts, formats, today } = context
  const { ictEmploymentMonths, ictEmploymentWindowYears: years } = thresholdsOn(today)
  const months = formats.months(ictEmploymentMonths)
  const t = texts.advisor.programs
  // People ask how many years.
  const length = ictEmploymentMonths === YEAR_MONTHS ? t.oneYear(months) : months
  const [{ source, from }] = THRESHOLDS.ictEmploymentMonths
  return {
    sentences: [t.transferWork(length, formats.years(years))],
    sources: [ruleSource(context, source, from)],
    link: link(context, 'transfer', 'transfer'),
  }
}

function sayTransferPermit(context: Context): Composed {
  const { texts, formats, today } = context
  const years = thresholdsOn(today)
  const [{ source, from }] = THRESHOLDS.ictManagerPermitYears
  return {
    sentences: [
      texts.advisor.programs.transferPermit({
        newEnterprise: formats.years(years.ictNewEnterprisePermitYears),
        manager: formats.years(years.ictManagerPermitYears),
        managerMost: formats.years(years.ictManagerMostYears),
        specialist: formats.years(years.ictSpecialistPermitYears),
        specialistMost: formats.years(years.ictSpecialistMostYears),
      }),
    ],
    sources: [ruleSource(context, source, from)],
    link: link(context, 'transfer', 'transfer'),
  }
}

/** "We have a company, may I open a branch and go?": the program by its name, and what it asks of company and person. */
function sayBranch(context: Context): Composed {
  const { texts, formats, language, today } = context
  const t = texts.advisor.programs
  const work = sayTransferWork(context)
  const multinational = NOTES_ON_TRANSFERS.find(({ id }) => id === 'transfer.multinational')
  if (!('sentences' in work) || !multinational) return work
  const first = formats.years(thresholdsOn(today).ictNewEnterprisePermitYears)
  const { source, from, says } = multinational
  return {
    ...work,
    sentences: [t.branch, says[language], ...work.sentences, t.branchPermit(first)],
    sources: [{ key: source.en, title: source[language], asOf: from, href: null }, ...work.sources],
  }
}

/** Typical ages by level; those of the scholarship are limits. */
function sayChinaAge(context: Context): Composed {
  const { texts, formats, language, today } = context
  const { bachelor, master, phd } = scholarshipAges(today)
  return {
    sentences: [texts.advisor.study.chinaAge(formats.number(bachelor), formats.number(master), formats.number(phd))],
    sources: [{ key: CHINA.en, title: CHINA[language], asOf: READ_ON, href: null }],
    link: link(context, 'study', 'studyAbroad'),
  }
}

const ECA = 'credential-assessment-step-by-step'
const SENDING = { article: ECA, heading: { en: /documents sent/i, fa: /بفرستید/ } }

/** Whether a body opens a file so early stands nowhere; what it will want does. */
function sayBeforeDegree(context: Context): Composed {
  const sending = saySection(context, SENDING)
  if (!('sentences' in sending)) return sending
  return { ...sending, sentences: [context.texts.advisor.programs.ecaBeforeDegree, ...sending.sentences] }
}

export const NOTE_TOPICS: readonly Topic[] = [
  ...EXPRESS_ENTRY_TOPICS,
  ...OFFICE_NOTE_TOPICS,
  ...[
    ...NOTES_ON_STUDIES,
    ...NOTES_ON_PROGRAMS,
    ...NOTES_ON_PERMITS,
    ...NOTES_ON_CHINA,
    ...NOTES_ON_FAMILY,
    ...NOTES_ON_TRANSFERS,
    ...NOTES_ON_PROVINCES,
    ...NOTES_ON_FEDERAL,
    ...NOTES_ON_STAYS,
    ...NOTES_ON_PROOF,
    ...NOTES_ON_NEWCOMERS,
    ...NOTES_ON_SETTLING,
    ...NOTES_ON_CHINA_STAYS,
    ...NOTES_ON_PAPERS,
    ...NOTES_ON_ADMISSION,
    ...NOTES_ON_PROCESS,
    ...NOTES_ON_WORK,
    ...NOTES_ON_VISITS,
    ...NOTES_ON_RESIDENCE,
  ].map(toTopic),
  { id: 'transfer.branch', when: [], compose: sayBranch },
  {
    id: 'transfer.length',
    when: ['p:ICT workpermit year', 'p:ICT valid', 'p:ICT manager', 'p:ICT workpermit manager'],
    also: 'takes howmuch year month manager company valid limit what',
    compose: sayTransferPermit,
  },
  {
    id: 'transfer.employment',
    when: [
      'p:ICT work',
      'p:ICT year',
      'p:ICT takes work',
      'p:ICT company work',
      'p:ICT workabroad',
      'p:ICT month',
      'p:ICT company month',
    ],
    also: 'company howmuch takes year month work need number limit',
    compose: sayTransferWork,
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
    id: 'eca.before-degree',
    when: ['eca notissued', 'b: notissued', 'degree notissued start'],
    also: 'degree documents need now start open if when neg missing accepted study education iran how year',
    compose: sayBeforeDegree,
  },
  {
    id: 'eca.sending',
    when: [
      'eca release',
      'eca upload',
      'eca documents how',
      'degree release',
      'b: release',
      'b: upload',
      'transcripts eca',
    ],
    also: 'how iran degree documents need where who transcripts upload',
    compose: (context) => saySection(context, SENDING),
  },
  {
    id: 'eca.translation',
    when: ['eca translation', 'b: translation', 'degree translation'],
    also: 'need how degree documents',
    needs: ({ concepts }) => !concepts.includes('attestation'),
    compose: (context) => saySection(context, { article: ECA, heading: { en: /translate/i, fa: /ترجمه/ } }),
  },
  {
    id: 'eca.mistake',
    when: ['eca mistake', 'b: mistake', 'mistake report', 'eca report see', 'eca report what'],
    also: 'report myname change documents degree birthdate what see eca if correct nextstep how when',
    compose: (context) => saySection(context, { article: ECA, heading: { en: /report/i, fa: /گزارش/ } }),
  },
  {
    id: 'eca.number',
    when: [
      'refnumber',
      'eca refnumber',
      'b: refnumber',
      'refnumber where',
      'b: nextstep',
      'eca nextstep',
      'b: report nextstep',
      'eca report nextstep',
    ],
    also: 'report where profile number documents what government upload eca status case',
    compose: (context) => saySection(context, { article: ECA, heading: { en: /keep the number/i, fa: /شماره/ } }),
  },
  {
    id: 'china.age',
    when: [
      'china agelimit',
      'china tooold',
      'china age',
      'china age number',
      'china agelimit study',
      'p:STUDY_CN agelimit',
    ],
    also: 'study number year master doctorate degree p:STUDY_CN accepted tooold age scholarship neg howmuch acceptance',
    compose: sayChinaAge,
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
