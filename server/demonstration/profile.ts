import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { NOTHING_SPECIAL, profileForm } from '@rahnama/contract/profile/profile.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import { readSheet, saveSheet } from '../long-form/long-form.ts'
import { as } from './acting.ts'

function entry(path: string, place: number, answers: FlatAnswers): FlatAnswers {
  const told = Object.entries(answers).map(([name, value]) => [`${path}.${name}`, value])
  return { [path]: place, ...Object.fromEntries(told) }
}

const PERSON: FlatAnswers = {
  firstName: 'Parnian',
  lastName: 'Nemooneh',
  persianName: 'پرنیان نمونه',
  birthDate: '1994-02-17',
  maritalStatus: 'married',
  partnerAccompanying: true,
  partnerCitizenOrPermanentResident: false,
  hasChildren: true,
  numberOfChildren: 1,
  ...entry('children.demo-child', 0, { age: 6, birthDate: '2020-05-03' }),
  phone: '+989120000002',
}

const PARTNER: FlatAnswers = {
  partnerBirthDate: '1991-09-30',
  partnerHighestLevel: 'bachelor',
  ...entry('partnerCredentials.demo-degree', 0, {
    level: 'bachelor',
    field: 'mechanical-engineering',
    country: 'IR',
    graduationYear: 2013,
    hasEca: false,
  }),
  partnerHasTests: false,
  partnerHasJobs: true,
  ...entry('partnerJobs.demo-job', 0, {
    title: 'Mechanical engineer',
    company: 'Sepid Sanat',
    country: 'IR',
    startedOn: '2016-04-04',
    current: true,
    noc: '21301',
    hoursPerWeek: 44,
    employment: 'employee',
  }),
}

const EDUCATION: FlatAnswers = {
  highestLevel: 'master',
  ...entry('credentials.demo-master', 0, {
    level: 'master',
    field: 'software-engineering',
    institution: 'دانشگاه نمونه',
    country: 'IR',
    graduationYear: 2019,
    hasEca: true,
    ecaBody: 'WES',
    ecaOn: '2025-06-12',
  }),
  ...entry('credentials.demo-bachelor', 1, {
    level: 'bachelor',
    field: 'computer-engineering',
    institution: 'دانشگاه نمونه',
    country: 'IR',
    graduationYear: 2016,
    hasEca: true,
    ecaBody: 'WES',
    ecaOn: '2025-06-12',
  }),
}

const WORK: FlatAnswers = {
  totalWorkYears: 7,
  hasCanadianExperience: false,
  ...entry('jobs.demo-now', 0, {
    title: 'Senior software engineer',
    company: 'Nemooneh Pardaz',
    country: 'IR',
    startedOn: '2022-01-22',
    current: true,
    noc: '21231',
    hoursPerWeek: 44,
    employment: 'employee',
    responsibilities: 'Design and review of payment services, mentoring of three engineers, on-call for releases.',
  }),
  ...entry('jobs.demo-before', 1, {
    title: 'برنامه‌نویس',
    company: 'داده‌گستر نمونه',
    country: 'IR',
    startedOn: '2019-10-05',
    current: false,
    endedOn: '2021-12-20',
    noc: '21232',
    hoursPerWeek: 44,
    employment: 'employee',
  }),
  certificateOfQualification: false,
}

const LANGUAGE: FlatAnswers = {
  hasTests: true,
  ...entry('tests.demo-ielts', 0, {
    test: 'IELTS_GT',
    takenOn: '2026-03-14',
    listening: 8,
    reading: 7,
    writing: 6.5,
    speaking: 7,
    overall: 7,
  }),
  ...entry('tests.demo-tcf', 1, {
    test: 'TCF_CANADA',
    takenOn: '2024-02-10',
    listening: 400,
    reading: 410,
    writing: 7,
    speaking: 7,
  }),
  ...entry('nativeLanguages.demo-native', 0, { language: 'fa' }),
  ...entry('otherLanguages.demo-other', 0, { language: 'az', fluency: 'good' }),
}

const HISTORY: FlatAnswers = {
  hasPreviousApplications: true,
  ...entry('previousApplications.demo-visit', 0, { kind: 'visitor_visa', year: 2022, outcome: 'refused' }),
  hasRefusals: true,
  ...entry('refusals.demo-refusal', 0, {
    country: 'CA',
    ground: 'other',
    on: '2022-08-09',
    details: 'The officer was not satisfied that I would leave Canada at the end of my stay.',
  }),
  hasRelativesInCanada: true,
  ...entry('relatives.demo-brother', 0, {
    relationship: 'sibling',
    of: 'applicant',
    status: 'permanent_resident',
    adult: true,
    livesInCanada: true,
    province: 'ON',
  }),
}

/** Savings and the date of moving are left open, so that the last step shows what is missing. */
const PREFERENCES: FlatAnswers = {
  interests: ['express_entry', 'provincial'],
  intendedProvince: 'ON',
}

/** A lifelike profile, almost complete. It is told once; what is changed afterwards stays changed. */
export async function seedProfile(deps: Deps): Promise<void> {
  const client = await findAccountByEmail(deps.db, 'client@rahnama.example')
  if (!client || (await readSheet(deps.db, client.id, profileForm)).version > 0) return
  const changes = {
    ...NOTHING_SPECIAL,
    ...PERSON,
    ...PARTNER,
    ...EDUCATION,
    ...WORK,
    ...LANGUAGE,
    ...HISTORY,
    ...PREFERENCES,
  }
  await saveSheet(deps, as(client.id, deps), profileForm, {
    base: 0,
    tab: 'demonstration',
    turn: 1,
    changes,
  })
}
