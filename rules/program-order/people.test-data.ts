import { bachelor, celpip, couple30, jobAbroad, jobInCanada, single30 } from '../applicants.test-data.ts'
import { INTERESTS, type Interest, type Job, type Profile } from '../profile/profile.ts'
import { chance, pick, type Random, seeded, whole } from '../random.test-data.ts'

const SOFTWARE = '21231'
export const WELDER = '72106'
export const FARM_MANAGER = '80020'

function interestsOf(random: Random): Interest[] | undefined {
  return chance(random, 0.2) ? undefined : INTERESTS.filter(() => chance(random, 0.3))
}

function jobsOf(random: Random, noc: string): Job[] {
  const abroad = { ...jobAbroad('2022-01-01', '2025-06-30'), noc }
  const inCanada = { ...jobInCanada('2025-08-01', '2026-10-31'), noc }
  return pick(random, [[], [abroad], [abroad], [abroad, inCanada], [inCanada]])
}

function person(random: Random): Profile {
  const noc = pick(random, [SOFTWARE, SOFTWARE, WELDER, FARM_MANAGER])
  const jobs = jobsOf(random, noc)
  const interests = interestsOf(random)
  return {
    ...pick(random, [single30, couple30]),
    ...(interests && { interests }),
    birthDate: `${whole(random, 1970, 2006)}-05-01`,
    jobs,
    hasCanadianExperience: jobs.some(({ country }) => country === 'CA'),
    tests: pick(random, [[], [celpip(5)], [celpip(7)], [celpip(9)]]),
    credentials: pick(random, [[bachelor], [{ ...bachelor, ecaBody: 'none' as const }]]),
    certificateOfQualification: chance(random, 0.15),
    fundsCad: pick(random, [0, 10_000, 30_000, 90_000]),
    ...(chance(random, 0.5) && { netWorthCad: pick(random, [30_000, 299_999, 300_000, 900_000]) }),
    ...(chance(random, 0.5) && { businessPlan: chance(random, 0.5) }),
    ...(chance(random, 0.7) && { sponsor: 'none' as const }),
    intendedProvince: pick(random, ['any', 'any', 'AB', 'ON', 'BC'] as const),
  }
}

/** Every third family has children; entries are named as a stored profile names them. */
function withFamily(profile: Profile, index: number): Profile {
  const children = Array.from({ length: index % 3 === 0 ? (index % 4) + 1 : 0 }, (_, child) => ({
    id: `child-${child}`,
    birthDate: `${2010 + child}-03-0${child + 1}`,
  }))
  const named = <Entry extends object>(list: readonly Entry[] = []) =>
    list.map((entry, place) => ({ ...entry, id: `entry-${place}` }))
  return {
    ...profile,
    ...{ hasChildren: children.length > 0, numberOfChildren: children.length, children },
    ...{ jobs: named(profile.jobs), tests: named(profile.tests), credentials: named(profile.credentials) },
  }
}

const random = seeded(45)
/** A hundred people as different as clients are. */
export const PEOPLE = Array.from({ length: 100 }, (_, index) => withFamily(person(random), index))
