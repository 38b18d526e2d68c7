import { ABILITIES } from '../language/language.ts'
import {
  type Answer,
  type Credential,
  hasPartner,
  type Job,
  type LanguageTest,
  type Profile,
  type Relative,
} from '../profile/profile.ts'

export const SECTIONS = [
  'general',
  'personal',
  'education',
  'work',
  'language',
  'immigrationHistory',
  'preferences',
] as const
export type Section = (typeof SECTIONS)[number]

export type AnswerState = 'answered' | 'unknown' | 'missing'

/** A required question that is on the page. A branch question is there because of another answer. */
export type ProfileQuestion = { id: string; section: Section; branch: boolean; state: AnswerState }

/** Every required question the profile shows, as it stands. */
export function questionsOf(profile: Profile): ProfileQuestion[] {
  return [
    ...general(profile),
    ...personal(profile),
    ...education(profile),
    ...work(profile),
    ...language(profile),
    ...immigrationHistory(profile),
    ...preferences(profile),
  ]
}

type Fields = Record<string, Answer<unknown> | undefined>

const roots = (section: Section, fields: Fields) => questions(section, fields, false)
const branches = (section: Section, fields: Fields) => questions(section, fields, true)

function questions(section: Section, fields: Fields, branch: boolean): ProfileQuestion[] {
  return Object.entries(fields).map(([id, answer]) => ({ id, section, branch, state: stateOf(answer) }))
}

function stateOf(answer: Answer<unknown> | undefined): AnswerState {
  if (answer === undefined) return 'missing'
  return answer === 'unknown' ? 'unknown' : 'answered'
}

function general(profile: Profile): ProfileQuestion[] {
  const { birthDate, maritalStatus, hasChildren, numberOfChildren, children, partner } = profile
  const shown = roots('general', { birthDate, maritalStatus, hasChildren })
  if (hasPartner(profile)) {
    const { accompanying, citizenOrPermanentResident } = partner ?? {}
    shown.push(
      ...branches('general', {
        'partner.accompanying': accompanying,
        'partner.citizenOrPermanentResident': citizenOrPermanentResident,
      }),
    )
  }
  if (hasChildren === true) {
    shown.push(...branches('general', { numberOfChildren }))
    children?.forEach((child, i) => {
      shown.push(...branches('general', { [`children[${i}].birthDate`]: child.birthDate ?? child.age }))
    })
  }
  return shown
}

function personal(profile: Profile): ProfileQuestion[] {
  const { citizenship, residence, partner } = profile
  const shown = roots('personal', { citizenship, residence })
  const comesAlong =
    hasPartner(profile) && partner?.accompanying === true && partner.citizenOrPermanentResident === false
  if (!comesAlong) return shown
  const { birthDate, credentials, tests, jobs } = partner
  return [
    ...shown,
    ...branches('personal', {
      'partner.birthDate': birthDate,
      'partner.credentials': credentials,
      'partner.tests': tests,
      'partner.jobs': jobs,
    }),
  ]
}

function education({ credentials }: Profile): ProfileQuestion[] {
  return [...roots('education', { credentials }), ...(credentials ?? []).flatMap(credentialQuestions)]
}

function credentialQuestions(credential: Credential, i: number): ProfileQuestion[] {
  const { level, years, country, graduatedOn, ecaBody, ecaOn, eightMonthsInCanada } = credential
  const asked: Fields = { level, country, graduatedOn }
  if (level === 'college' || level === 'trade') asked.years = years
  if (country === 'CA') asked.eightMonthsInCanada = eightMonthsInCanada
  else if (country !== undefined) asked.ecaBody = ecaBody
  if (asked.ecaBody !== undefined && ecaBody !== 'none' && ecaBody !== 'unknown') asked.ecaOn = ecaOn
  return branches('education', under(`credentials[${i}]`, asked))
}

function work(profile: Profile): ProfileQuestion[] {
  const { totalWorkYears, hasCanadianExperience, canadianWorkYears, jobs } = profile
  return [
    ...roots('work', { totalWorkYears, hasCanadianExperience, jobs }),
    ...(hasCanadianExperience === true ? branches('work', { canadianWorkYears }) : []),
    ...(jobs ?? []).flatMap(jobQuestions),
  ]
}

function jobQuestions(job: Job, i: number): ProfileQuestion[] {
  const { country, startedOn, endedOn, current, noc, teer, hoursPerWeek, authorised, selfEmployed, whileStudying } = job
  const asked: Fields = { country, startedOn, teer: teer ?? noc, hoursPerWeek }
  if (!current) asked.endedOn = endedOn
  if (country === 'CA') Object.assign(asked, { authorised, selfEmployed, whileStudying })
  return branches('work', under(`jobs[${i}]`, asked))
}

function language({ tests }: Profile): ProfileQuestion[] {
  return [...roots('language', { tests }), ...(tests ?? []).flatMap(testQuestions)]
}

function testQuestions(test: LanguageTest, i: number): ProfileQuestion[] {
  const asked: Fields = { takenOn: test.takenOn }
  for (const ability of ABILITIES) asked[`scores.${ability}`] = test.scores?.[ability]
  return branches('language', under(`tests[${i}]`, asked))
}

function immigrationHistory(profile: Profile): ProfileQuestion[] {
  const { canadianStatus, hasPreviousApplications, hasRefusals, refusals, hasRelativesInCanada, relatives } = profile
  const shown = roots('immigrationHistory', {
    canadianStatus,
    hasPreviousApplications,
    hasRefusals,
    hasRelativesInCanada,
  })
  if (hasRefusals === true) shown.push(...branches('immigrationHistory', { refusals }))
  if (hasRelativesInCanada === true) shown.push(...branches('immigrationHistory', { relatives }))
  return [...shown, ...(hasRelativesInCanada === true ? (relatives ?? []).flatMap(relativeQuestions) : [])]
}

function relativeQuestions({ relationship, status, adult, livesInCanada }: Relative, i: number): ProfileQuestion[] {
  return branches('immigrationHistory', under(`relatives[${i}]`, { relationship, status, adult, livesInCanada }))
}

function preferences({ intendedProvince, fundsCad, jobOffer, nomination }: Profile): ProfileQuestion[] {
  const shown = roots('preferences', { intendedProvince, fundsCad, jobOffer, nomination })
  if (typeof nomination === 'object')
    shown.push(...branches('preferences', under('nomination', { enhanced: nomination.enhanced })))
  if (typeof jobOffer !== 'object') return shown
  const { province, teer, noc, fullTime, atLeastOneYear, supported } = jobOffer
  return [
    ...shown,
    ...branches('preferences', under('jobOffer', { province, teer: teer ?? noc, fullTime, atLeastOneYear, supported })),
  ]
}

function under(path: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, answer]) => [`${path}.${key}`, answer]))
}
