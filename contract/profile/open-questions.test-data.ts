import { ABILITIES } from '@rahnama/rules/language/language.ts'
import type { Credential, Job, LanguageTest, Profile, Relative } from '@rahnama/rules/profile/profile.ts'
import { hasPartner } from '@rahnama/rules/profile/profile.ts'

type Asked = Record<string, unknown>

/** Every question the rules ask of this profile that has no answer. "I do not know yet" is one. */
export function openQuestions(profile: Profile): string[] {
  const asked = { ...aboutPerson(profile), ...aboutLists(profile), ...aboutPlans(profile) }
  return Object.keys(asked).filter((name) => asked[name] === undefined)
}

function aboutPerson(profile: Profile): Asked {
  const { birthDate, maritalStatus, hasChildren, numberOfChildren, children, citizenship, residence } = profile
  return {
    ...{ birthDate, maritalStatus, hasChildren, citizenship, residence },
    ...(hasChildren === true && {
      numberOfChildren,
      ...each('children', children, (child) => ({ birthDate: child.birthDate ?? child.age })),
    }),
    ...(hasPartner(profile) && under('partner', aboutPartner(profile.partner ?? {}))),
  }
}

function aboutPartner(partner: NonNullable<Profile['partner']>): Asked {
  const { accompanying, citizenOrPermanentResident, birthDate, credentials, tests, jobs } = partner
  const comesAlong = accompanying === true && citizenOrPermanentResident === false
  return { accompanying, citizenOrPermanentResident, ...(comesAlong && { birthDate, credentials, tests, jobs }) }
}

function aboutLists(profile: Profile): Asked {
  const { credentials, jobs, tests, relatives, refusals } = profile
  const { totalWorkYears, hasCanadianExperience, canadianWorkYears } = profile
  const { canadianStatus, hasPreviousApplications, hasRefusals, hasRelativesInCanada } = profile
  return {
    ...{ credentials, jobs, tests, totalWorkYears, hasCanadianExperience },
    ...{ canadianStatus, hasPreviousApplications, hasRefusals, hasRelativesInCanada },
    ...(hasCanadianExperience === true && { canadianWorkYears }),
    ...(hasRefusals === true && { refusals }),
    ...(hasRelativesInCanada === true && { relatives, ...each('relatives', relatives, aboutRelative) }),
    ...each('credentials', credentials, aboutCredential),
    ...each('jobs', jobs, aboutJob),
    ...each('tests', tests, aboutTest),
  }
}

function aboutCredential({
  level,
  years,
  country,
  graduatedOn,
  ecaBody,
  ecaOn,
  eightMonthsInCanada,
}: Credential): Asked {
  const wasAssessed = ecaBody !== undefined && ecaBody !== 'none' && ecaBody !== 'unknown'
  return {
    ...{ level, country, graduatedOn },
    ...((level === 'college' || level === 'trade') && { years }),
    ...(country === 'CA' && { eightMonthsInCanada }),
    ...(country !== undefined && country !== 'CA' && { ecaBody, ...(wasAssessed && { ecaOn }) }),
  }
}

function aboutJob(job: Job): Asked {
  const { country, startedOn, endedOn, current, noc, teer, hoursPerWeek, authorised, selfEmployed, whileStudying } = job
  return {
    ...{ country, startedOn, teer: teer ?? noc, hoursPerWeek },
    ...(!current && { endedOn }),
    ...(country === 'CA' && { authorised, selfEmployed, whileStudying }),
  }
}

function aboutTest({ takenOn, scores }: LanguageTest): Asked {
  return { takenOn, ...under('scores', Object.fromEntries(ABILITIES.map((ability) => [ability, scores?.[ability]]))) }
}

function aboutRelative({ relationship, status, adult, livesInCanada }: Relative): Asked {
  return { relationship, status, adult, livesInCanada }
}

function aboutPlans({ intendedProvince, fundsCad, jobOffer, nomination }: Profile): Asked {
  const offer = typeof jobOffer === 'object' ? jobOffer : undefined
  return {
    ...{ intendedProvince, fundsCad, jobOffer, nomination },
    ...(typeof nomination === 'object' && under('nomination', { enhanced: nomination.enhanced })),
    ...(offer &&
      under('jobOffer', {
        ...{ province: offer.province, teer: offer.teer ?? offer.noc, fullTime: offer.fullTime },
        ...{ atLeastOneYear: offer.atLeastOneYear, supported: offer.supported },
      })),
  }
}

function each<Entry>(name: string, entries: readonly Entry[] | undefined, ask: (entry: Entry) => Asked): Asked {
  return Object.assign({}, ...(entries ?? []).map((entry, place) => under(`${name}[${place}]`, ask(entry))))
}

function under(path: string, asked: Asked): Asked {
  return Object.fromEntries(Object.entries(asked).map(([name, answer]) => [`${path}.${name}`, answer]))
}
