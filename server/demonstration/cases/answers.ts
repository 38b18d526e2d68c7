import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { NOTHING_SPECIAL } from '@rahnama/contract/profile/profile.ts'
import { addDays, wholeYearsBetween } from '@rahnama/rules/dates.ts'
import type { Person } from './people.ts'

const OF_AGE = 18
/** A bachelor's is finished at this age, a master's two years later, and work begins the spring after. */
const GRADUATES_AT = 22

/** Before the oldest of the cases, and not too old for the newest: results count for two years. */
const TAKEN_DAYS_AGO = 450

type Work = { title: { en: string; fa: string }; noc: string; field: string }

/** What people of the demonstration do, one after the other. */
const WORK: readonly Work[] = [
  { title: { en: 'Software developer', fa: 'برنامه‌نویس' }, noc: '21232', field: 'software-engineering' },
  { title: { en: 'Civil engineer', fa: 'مهندس عمران' }, noc: '21300', field: 'civil-engineering' },
  { title: { en: 'Accountant', fa: 'حسابدار' }, noc: '11100', field: 'accounting' },
  { title: { en: 'Registered nurse', fa: 'پرستار' }, noc: '31301', field: 'nursing' },
  { title: { en: 'Mechanical engineer', fa: 'مهندس مکانیک' }, noc: '21301', field: 'mechanical-engineering' },
]
const EMPLOYERS = { en: 'Nemooneh Pardaz', fa: 'نمونه‌پرداز' }
const SCHOOL = { en: 'Nemooneh University', fa: 'دانشگاه نمونه' }

function entry(path: string, place: number, answers: FlatAnswers): FlatAnswers {
  const told = Object.entries(answers).map(([name, value]) => [`${path}.${name}`, value])
  return { [path]: place, ...Object.fromEntries(told) }
}

/** Everything the profile asks, so that the rules come to one score; of some people only what they began with. */
export function answersOf(person: Person, place: number, today: string): FlatAnswers {
  const { firstName, lastName, persianName, born, isBrief = false, tells = {} } = person
  const names = { firstName, lastName, ...(persianName !== null && { persianName }) }
  const phone = `+98912000${String(1000 + place)}`
  if (isBrief) return { ...names, birthDate: born, maritalStatus: 'single', citizenship: 'IR', phone, ...tells }
  const isMinor = wholeYearsBetween(born, today) < OF_AGE
  return {
    ...NOTHING_SPECIAL,
    ...names,
    birthDate: born,
    phone,
    ...(isMinor ? schooling(person, today) : studies(person, place)),
    ...(isMinor ? { totalWorkYears: 0 } : work(person, place, today)),
    ...languages(place, today),
    ...(person.children && family(person, person.children, today)),
    interests: [place % 2 === 0 ? 'express_entry' : 'provincial'],
    timeline: place % 3 === 0 ? 'within_6_months' : 'within_a_year',
    fundsCad: 24_000 + place * 1_500,
    ...tells,
  }
}

function bornIn({ born }: Person): number {
  return Number(born.slice(0, 4))
}

/** Whoever is not of age yet is still at school. */
function schooling(person: Person, today: string): FlatAnswers {
  return {
    highestLevel: 'high_school',
    ...entry('credentials.demo-degree', 0, {
      level: 'high_school',
      country: 'IR',
      graduationYear: Math.min(bornIn(person) + 16, Number(today.slice(0, 4))),
      hasEca: false,
    }),
  }
}

function studies(person: Person, place: number): FlatAnswers {
  const { field } = workOf(place)
  const isMaster = isMasterAt(place)
  const degree = (level: string, year: number): FlatAnswers => ({
    level,
    field,
    institution: SCHOOL[person.language],
    country: 'IR',
    graduationYear: year,
    hasEca: place % 5 !== 4,
    ...(place % 5 !== 4 && { ecaBody: 'WES', ecaOn: '2025-06-12' }),
  })
  const bachelor = degree('bachelor', bornIn(person) + GRADUATES_AT)
  if (!isMaster) return { highestLevel: 'bachelor', ...entry('credentials.demo-degree', 0, bachelor) }
  return {
    highestLevel: 'master',
    ...entry('credentials.demo-degree', 0, degree('master', bornIn(person) + GRADUATES_AT + 2)),
    ...entry('credentials.demo-bachelor', 1, bachelor),
  }
}

function work(person: Person, place: number, today: string): FlatAnswers {
  const { title, noc } = workOf(place)
  if (person.worksInCanada) return workInCanada(person, place, today)
  const startedOn = `${bornIn(person) + GRADUATES_AT + (isMasterAt(place) ? 3 : 1)}-05-05`
  return {
    totalWorkYears: wholeYearsBetween(startedOn, today),
    ...entry('jobs.demo-now', 0, {
      title: title[person.language],
      company: EMPLOYERS[person.language],
      country: 'IR',
      startedOn,
      current: true,
      noc,
      hoursPerWeek: 44,
      employment: 'employee',
    }),
  }
}

/** Three years with a work permit, which is what the Canadian Experience Class asks about. */
function workInCanada({ language }: Person, place: number, today: string): FlatAnswers {
  const { title, noc } = workOf(place)
  const startedOn = `${Number(today.slice(0, 4)) - 3}-02-01`
  const years = wholeYearsBetween(startedOn, today)
  return {
    residence: 'CA',
    canadianStatus: 'worker',
    hasBeenToCanada: true,
    canadaStays: ['worked'],
    totalWorkYears: years,
    hasCanadianExperience: true,
    canadianWorkYears: years,
    ...entry('jobs.demo-now', 0, {
      title: title[language],
      company: 'Example Works Inc.',
      country: 'CA',
      province: 'ON',
      startedOn,
      current: true,
      noc,
      hoursPerWeek: 40,
      employment: 'employee',
      authorised: true,
      whileStudying: false,
    }),
  }
}

function languages(place: number, today: string): FlatAnswers {
  return {
    hasTests: true,
    ...entry('tests.demo-ielts', 0, {
      test: 'IELTS_GT',
      takenOn: addDays(today, -TAKEN_DAYS_AGO),
      listening: 6.5 + (place % 4) / 2,
      reading: 6.5 + (place % 3) / 2,
      writing: 6 + (place % 3) / 2,
      speaking: 6.5 + (place % 2) / 2,
    }),
    ...entry('nativeLanguages.demo-native', 0, { language: 'fa' }),
  }
}

/** A partner who comes along, with a degree and no test, and the children by the days they were born. */
function family(person: Person, children: readonly string[], today: string): FlatAnswers {
  return {
    maritalStatus: 'married',
    partnerAccompanying: true,
    partnerCitizenOrPermanentResident: false,
    partnerBirthDate: `${bornIn(person) + 2}-09-30`,
    partnerHighestLevel: 'bachelor',
    ...entry('partnerCredentials.demo-partner', 0, {
      level: 'bachelor',
      field: 'accounting',
      country: 'IR',
      graduationYear: bornIn(person) + 2 + GRADUATES_AT,
      hasEca: false,
    }),
    partnerHasTests: false,
    partnerHasJobs: false,
    hasChildren: children.length > 0,
    ...(children.length > 0 && { numberOfChildren: children.length }),
    ...Object.assign({}, ...children.map((birthDate, place) => child(birthDate, place, today))),
  }
}

/** From sixteen on a child may have a partner of their own. */
function child(birthDate: string, place: number, today: string): FlatAnswers {
  const age = wholeYearsBetween(birthDate, today)
  return entry(`children.demo-child-${place + 1}`, place, { age, birthDate, ...(age >= 16 && { hasPartner: false }) })
}

function workOf(place: number): Work {
  return WORK[place % WORK.length] as Work
}

function isMasterAt(place: number): boolean {
  return place % 3 === 1
}
