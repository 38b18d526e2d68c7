import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'

export type Person = {
  /** Before the @ of their address. */
  key: string
  firstName: string
  lastName: string
  persianName: string | null
  language: Language
  born: string
  /** Of somebody who has a partner: when the children were born, if there are any. */
  children?: readonly string[]
  /** Works there, with a permit. */
  worksInCanada?: boolean
  /** Has told little more than who they are. */
  isBrief?: boolean
  tells?: FlatAnswers
}

/** Family names that nobody has: imaginary, supposed, exemplary, of a story, sample. */
const LAST = {
  khiali: ['Khiali', 'خیالی'],
  farzi: ['Farzi', 'فرضی'],
  mesali: ['Mesali', 'مثالی'],
  dastani: ['Dastani', 'داستانی'],
  nemooneh: ['Nemooneh', 'نمونه'],
} as const

const REFUSED: FlatAnswers = {
  hasPreviousApplications: true,
  'previousApplications.demo-visit': 0,
  'previousApplications.demo-visit.kind': 'visitor_visa',
  'previousApplications.demo-visit.year': 2024,
  'previousApplications.demo-visit.outcome': 'refused',
  hasRefusals: true,
  'refusals.demo-refusal': 0,
  'refusals.demo-refusal.country': 'CA',
  'refusals.demo-refusal.ground': 'other',
  'refusals.demo-refusal.on': '2024-03-18',
}

/** Whoever works in Canada does not live in Iran. */
const LIVES_ABROAD: FlatAnswers = { canadianStatus: 'worker', residence: 'IR' }

/** A refusal is told, and no application that could have been refused. */
const NEVER_APPLIED: FlatAnswers = { ...REFUSED, hasPreviousApplications: false }

/** Says two children and names one. */
const ONE_CHILD_MISSING: FlatAnswers = { numberOfChildren: 2 }

function person(
  key: string,
  first: readonly [string, string],
  last: keyof typeof LAST,
  born: string,
  more: Partial<Person> = {},
): Person {
  const [lastName, persianLast] = LAST[last]
  const persianName = `${first[1]} ${persianLast}`
  return { key, firstName: first[0], lastName, persianName, language: 'fa', born, ...more }
}

export const PEOPLE = {
  azar: person('azar', ['Azar', 'آذر'], 'khiali', '1990-04-11'),
  bardia: person('bardia', ['Bardia', 'بردیا'], 'farzi', '1987-09-02', {
    language: 'en',
    children: ['2017-03-02'],
    worksInCanada: true,
  }),
  parisa: person('parisa', ['Parisa', 'پریسا'], 'mesali', '1995-12-20', { tells: REFUSED }),
  tiam: person('tiam', ['Tiam', 'تیام'], 'dastani', '2009-06-14'),
  sorena: person('sorena', ['Sorena', 'سورنا'], 'nemooneh', '1983-01-30', { tells: LIVES_ABROAD }),
  chista: person('chista', ['Chista', 'چیستا'], 'khiali', '1992-07-07', { children: [] }),
  hooman: person('hooman', ['Hooman', 'هومن'], 'farzi', '1979-03-25', { language: 'en', tells: REFUSED }),
  dorsa: person('dorsa', ['Dorsa', 'درسا'], 'mesali', '2000-10-16', { isBrief: true }),
  rashno: person('rashno', ['Rashno', 'رشنو'], 'dastani', '1988-05-05', { children: ['2015-08-19', '2019-01-07'] }),
  zhaleh: person('zhaleh', ['Zhaleh', 'ژاله'], 'nemooneh', '1975-11-28', { children: ['2004-02-11', '2010-10-10'] }),
  sam: person('sam', ['Sam', 'سام'], 'khiali', '1996-02-09', { language: 'en', worksInCanada: true }),
  shirin: person('shirin', ['Shirin', 'شیرین'], 'farzi', '1991-08-23'),
  // As long as names get, and nothing may break at them.
  fatemeh: person('fatemeh', ['Seyedeh Fatemeh Zahra', 'سیده فاطمه زهرا'], 'nemooneh', '1984-06-01', {
    lastName: 'Nemooneh-Pendari Khorasani Moghaddam',
    persianName: 'سیده فاطمه زهرا نمونه‌پنداری خراسانی مقدم',
  }),
  // Told in Latin letters alone.
  robin: person('robin-example', ['Robin', ''], 'nemooneh', '1986-12-12', {
    lastName: 'Example-Featherstonehaugh',
    persianName: null,
    language: 'en',
  }),
  kaveh: person('kaveh', ['Kaveh', 'کاوه'], 'mesali', '1981-04-19', {
    children: ['2012-05-23', '2014-09-01', '2018-12-12'],
  }),
  golnar: person('golnar', ['Golnar', 'گلنار'], 'dastani', '1994-09-30', { children: [] }),
  mani: person('mani', ['Mani', 'مانی'], 'nemooneh', '2010-02-03', { language: 'en' }),
  nika: person('nika', ['Nika', 'نیکا'], 'khiali', '1998-01-17'),
  hirad: person('hirad', ['Hirad', 'هیراد'], 'farzi', '1985-10-08', { tells: LIVES_ABROAD }),
  yasna: person('yasna', ['Yasna', 'یسنا'], 'mesali', '1993-03-13', {
    children: ['2022-06-30'],
    tells: ONE_CHILD_MISSING,
  }),
  arash: person('arash', ['Arash', 'آرش'], 'dastani', '1977-07-21', { language: 'en' }),
  banoo: person('banoo', ['Banoo', 'بانو'], 'khiali', '1989-12-01'),
  piran: person('piran', ['Piran', 'پیران'], 'nemooneh', '1982-08-15', { tells: REFUSED, worksInCanada: true }),
  taraneh: person('taraneh', ['Taraneh', 'ترانه'], 'farzi', '1997-05-27', { isBrief: true }),
  sanam: person('sanam', ['Sanam', 'صنم'], 'dastani', '1999-11-11', { language: 'en' }),
  jamshid: person('jamshid', ['Jamshid', 'جمشید'], 'mesali', '1970-02-22', { tells: NEVER_APPLIED }),
  hasti: person('hasti', ['Hasti', 'هستی'], 'khiali', '1992-06-18'),
  khashayar: person('khashayar', ['Khashayar', 'خشایار'], 'farzi', '1984-04-04', { children: ['2016-11-04'] }),
  donya: person('donya', ['Donya', 'دنیا'], 'nemooneh', '1995-01-25', { language: 'en', isBrief: true }),
  zal: person('zal', ['Zal', 'زال'], 'dastani', '1980-09-19', { isBrief: true }),
  saba: person('saba', ['Saba', 'صبا'], 'mesali', '1991-10-31', { children: [], worksInCanada: true }),
  vida: person('vida', ['Vida', 'ویدا'], 'khiali', '1987-03-08', { children: ['2013-07-07'] }),
  omid: person('omid', ['Omid', 'امید'], 'dastani', '1990-12-24', { language: 'en' }),
  mahsa: person('mahsa', ['Mahtisa', 'مهتیسا'], 'farzi', '1996-07-02'),
  kia: person('kia', ['Kia', 'کیا'], 'nemooneh', '1988-08-08', { worksInCanada: true }),
  laleh: person('laleh', ['Laleh', 'لاله'], 'mesali', '1976-05-20', { tells: REFUSED }),
} as const satisfies Record<string, Person>
