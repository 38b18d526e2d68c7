import fc from 'fast-check'
import { MARITAL_STATUSES } from './crs/crs.ts'
import type { Credential, Job, LanguageTest, Partner, Person, Profile } from './profile/profile.ts'
import { CREDENTIAL_LEVELS, EVIDENCE, PROVINCES, SINGLE_FACTS, TEERS } from './profile/profile.ts'

const day = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, date]) => `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
const date = (from: number, to: number) =>
  fc.tuple(fc.integer({ min: from, max: to }), day).map(([year, rest]) => `${year}-${rest}`)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const answer = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: fc.constant('unknown' as const) })
const withoutHoles = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T

const country = fc.constantFrom('CA', 'IR', 'CN', 'AF')
const credential = fc
  .record({
    level: maybe(answer(fc.constantFrom(...CREDENTIAL_LEVELS))),
    years: maybe(fc.integer({ min: 1, max: 6 })),
    country: maybe(country),
    province: maybe(fc.constantFrom(...PROVINCES)),
    graduatedOn: maybe(date(2000, 2028)),
    ecaBody: maybe(fc.constantFrom('WES' as const, 'none' as const)),
    ecaOn: maybe(date(2019, 2026)),
    eightMonthsInCanada: maybe(fc.boolean()),
  })
  .map(withoutHoles) as fc.Arbitrary<Credential>
const job = fc
  .record({
    country: maybe(country),
    startedOn: maybe(date(2010, 2026)),
    endedOn: maybe(date(2012, 2027)),
    current: maybe(fc.boolean()),
    teer: maybe(answer(fc.constantFrom(...TEERS))),
    hoursPerWeek: maybe(fc.integer({ min: 5, max: 60 })),
    authorised: maybe(fc.boolean()),
    selfEmployed: maybe(fc.boolean()),
    whileStudying: maybe(fc.boolean()),
  })
  .map(withoutHoles) as fc.Arbitrary<Job>
const level = fc.integer({ min: 0, max: 12 })
const test = fc
  .record({
    test: fc.constant('CELPIP_G' as const),
    takenOn: maybe(date(2022, 2026)),
    scores: fc.record({ listening: level, reading: level, writing: level, speaking: level }),
  })
  .map(withoutHoles) as fc.Arbitrary<LanguageTest>

const person = {
  birthDate: maybe(answer(date(1960, 2010))),
  citizenship: maybe(country),
  credentials: maybe(fc.array(credential, { maxLength: 3 })),
  hasCanadianExperience: maybe(fc.boolean()),
  jobs: maybe(fc.array(job, { maxLength: 4 })),
  tests: maybe(fc.array(test, { maxLength: 2 })),
  certificateOfQualification: maybe(fc.boolean()),
}
const partner = fc
  .record({ ...person, accompanying: maybe(fc.boolean()), citizenOrPermanentResident: maybe(fc.boolean()) })
  .map(withoutHoles) as fc.Arbitrary<Partner & Person>

/** Profiles with any answer missing, unknown or given. */
export const randomProfile = fc
  .record({
    ...person,
    maritalStatus: maybe(answer(fc.constantFrom(...MARITAL_STATUSES))),
    partner: maybe(partner),
    hasChildren: maybe(fc.boolean()),
    numberOfChildren: maybe(fc.integer({ min: 0, max: 4 })),
    intendedProvince: maybe(fc.constantFrom(...PROVINCES, 'any' as const)),
    fundsCad: maybe(fc.integer({ min: 0, max: 60_000 })),
    nomination: maybe(fc.constantFrom('none' as const, { province: 'NS' as const, enhanced: true })),
    jobOffer: maybe(fc.constantFrom('none' as const, { province: 'ON' as const, teer: 1 as const, fullTime: true })),
    canadianStatus: maybe(fc.constantFrom('none' as const, 'worker' as const)),
  })
  .map(withoutHoles) as fc.Arbitrary<Profile>

/** The same with some of it shown and some of that accepted, drawn in turn from the list. */
export const profileWithDocuments = fc
  .tuple(randomProfile, fc.array(fc.constantFrom(...EVIDENCE), { minLength: 1, maxLength: 30 }))
  .map(([profile, drawn]): Profile => {
    let next = 0
    const evidence = () => drawn[next++ % drawn.length] ?? 'told'
    const shown = <P extends Person>(person: P): P => ({
      ...person,
      ...(person.credentials && { credentials: person.credentials.map((each) => ({ ...each, evidence: evidence() })) }),
      ...(person.jobs && { jobs: person.jobs.map((each) => ({ ...each, evidence: evidence() })) }),
      ...(person.tests && { tests: person.tests.map((each) => ({ ...each, evidence: evidence() })) }),
    })
    return {
      ...shown(profile),
      ...(profile.partner && { partner: shown(profile.partner) }),
      evidence: Object.fromEntries(SINGLE_FACTS.map((fact) => [fact, evidence()])),
    }
  })
