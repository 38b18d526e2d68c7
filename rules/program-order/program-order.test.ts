import { describe, expect, test } from 'vitest'
import { ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import type { Interest, Profile } from '../profile/profile.ts'
import { PROGRAMS, type Program, type Requirement } from '../programs/programs.ts'
import { FARM_MANAGER, PEOPLE, WELDER } from './people.test-data.ts'
import { type PersonalProgram, programsFor, requirementsOf } from './program-order.ts'

/** The provinces' own names of streams for people who bring a business or a farm. */
const ENTREPRENEUR = /ENTREPRENEUR|FARM|BUSINESS|BC_STRATEGIC_PROJECTS/

const LEAST_WORTH = 300_000

type Standing = { result: PersonalProgram; met: number; notMet: number; open: number }

function standingsOf(profile: Profile): Standing[] {
  return programsFor(profile, ON).map((result) => {
    const hard = requirementsOf(result).filter((each) => each.hard)
    const count = (status: Requirement['status']) => hard.filter((each) => each.status === status).length
    return { result, met: count('met'), notMet: count('notMet'), open: count('unknown') }
  })
}

const program = ({ result }: Standing) => result.program
const isAside = ({ result }: Standing) => result.aside !== undefined
const isClosed = ({ result }: Standing) => result.verdict === 'closed'
const isWhollyUnmet = ({ met, notMet }: Standing) => met === 0 && notMet > 0
const asideOf = (profile: Profile, wanted: Program) =>
  programsFor(profile, ON).find((each) => each.program === wanted)?.aside

const NAMED: Record<Interest, Program[]> = {
  express_entry: ['FSW', 'CEC', 'FST'],
  provincial: ['PNP'],
  family: ['FAMILY'],
  startup_visa: ['SUV'],
  transfer: ['ICT'],
  study_canada: ['STUDY_CA'],
  study_china: ['STUDY_CN'],
}
const wantedBy = ({ interests = [] }: Profile) => interests.flatMap((interest) => NAMED[interest])

/** The place of a program by each rule of decision 45, in the order of the rules; the smaller comes first. */
function ranksOf(standing: Standing, wanted: readonly Program[]): number[] {
  const { met, notMet, open } = standing
  const isMet = notMet + open === 0
  return [
    Number(isAside(standing)),
    Number(isClosed(standing)),
    Number(isWhollyUnmet(standing)),
    Number(!wanted.includes(program(standing))),
    ...[Number(!isMet), Number(met === 0), notMet + open, notMet],
    PROGRAMS.indexOf(program(standing)),
  ]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const rule = a.findIndex((rank, index) => rank !== b[index])
  return rule < 0 ? 0 : (a[rule] ?? 0) - (b[rule] ?? 0)
}

/** Walks over all pairs of a person's programs, the earlier first. */
function forPairs(check: (earlier: Standing, later: Standing, profile: Profile) => void) {
  for (const profile of PEOPLE) {
    const standings = standingsOf(profile)
    standings.forEach((earlier, i) => {
      for (const later of standings.slice(i + 1)) check(earlier, later, profile)
    })
  }
}

describe('of a hundred people', () => {
  test('each has every program once', () => {
    for (const profile of PEOPLE)
      expect(
        programsFor(profile, ON)
          .map((each) => each.program)
          .toSorted(),
      ).toEqual(PROGRAMS.toSorted())
  })

  test('nobody finds a program that was set aside before one that was not', () =>
    forPairs((earlier, later) => expect(isAside(earlier) && !isAside(later)).toBe(false)))

  test('a closed program never comes before one that takes applications', () =>
    forPairs((earlier, later) => {
      if (isAside(earlier) === isAside(later)) expect(isClosed(earlier) && !isClosed(later)).toBe(false)
    }))

  test('a program two conditions short comes before one with none met', () =>
    forPairs((earlier, later) => {
      if (isAside(later) || isClosed(later)) return
      const isTwoShort = later.met > 0 && later.notMet + later.open <= 2
      expect(isWhollyUnmet(earlier) && isTwoShort).toBe(false)
    }))

  test('all programs stand as the six rules of decision 45 put them, the first one first', () => {
    for (const profile of PEOPLE) {
      const wanted = wantedBy(profile)
      const ranked = standingsOf(profile).map((each) => ({ program: program(each), ranks: ranksOf(each, wanted) }))
      const expected = ranked.toSorted((a, b) => compareRanks(a.ranks, b.ranks)).map((each) => each.program)
      expect(ranked.map((each) => each.program)).toEqual(expected)
    }
  })

  test('what they asked about comes before what they did not, where both are open and something is met', () => {
    forPairs((earlier, later, profile) => {
      const wanted = wantedBy(profile)
      const isComparable = [earlier, later].every((each) => !isAside(each) && !isClosed(each) && each.met > 0)
      if (isComparable) expect(!wanted.includes(program(earlier)) && wanted.includes(program(later))).toBe(false)
    })
  })

  test('of programs alike in interest the nearer to met comes first', () => {
    const isAlike = (a: Standing, b: Standing) => !isAside(a) && !isAside(b) && !isClosed(a) && !isClosed(b)
    forPairs((earlier, later, { interests }) => {
      if (interests || !isAlike(earlier, later) || earlier.met === 0 || later.met === 0) return
      expect(earlier.notMet + earlier.open).toBeLessThanOrEqual(later.notMet + later.open)
    })
  })

  test('the Canadian Experience Class is put before those only who have worked there', () => {
    for (const profile of PEOPLE) {
      const hasWorkedThere = profile.jobs?.some(({ country }) => country === 'CA')
      expect(asideOf(profile, 'CEC')).toBe(hasWorkedThere ? undefined : 'NO_WORK_IN_CANADA')
    }
  })

  test('the trades are put before those only who have one', () => {
    for (const profile of PEOPLE) {
      const hasTrade = profile.certificateOfQualification || profile.jobs?.some(({ noc }) => noc === WELDER)
      expect(asideOf(profile, 'FST')).toBe(hasTrade ? undefined : 'NO_TRADE')
    }
  })

  test('studies are put before those who asked about them or are under 25', () => {
    for (const profile of PEOPLE) {
      const isYoung = String(profile.birthDate) > '2001-11-15'
      const isOffered = isYoung || (profile.interests?.includes('study_canada') ?? false)
      expect(asideOf(profile, 'STUDY_CA') === undefined).toBe(isOffered)
    }
  })

  test('no family sponsorship is put before somebody without a sponsor', () => {
    for (const profile of PEOPLE)
      if (profile.sponsor === 'none') expect(asideOf(profile, 'FAMILY')).toBe('OUT_OF_REACH')
  })

  test('entrepreneur streams are offered with a plan or the means, farm streams to farmers only', () => {
    for (const profile of PEOPLE) {
      const { businessPlan: plan, netWorthCad: worth = 'untold' } = profile
      const isRich = worth !== 'untold' && Number(worth) >= LEAST_WORTH
      const mayBe = plan ? worth === 'untold' || isRich : plan === undefined && isRich
      const routes = programsFor(profile, ON).find((each) => each.program === 'PNP')?.routes ?? []
      expect(routes.some(({ route }) => ENTREPRENEUR.test(route) && route !== 'AB_FARM')).toBe(
        mayBe && profile.intendedProvince !== 'ON',
      )
      const isFarmer = profile.jobs?.some(({ noc }) => noc === FARM_MANAGER) ?? false
      const reachesAlberta = ['any', 'AB'].includes(String(profile.intendedProvince))
      expect(routes.some(({ route }) => route === 'AB_FARM')).toBe(mayBe && isFarmer && reachesAlberta)
    }
  })

  test('documents move no program from its place', () => {
    for (const profile of PEOPLE) {
      const order = (reading: 'told' | 'verified') => programsFor(profile, ON, reading).map((each) => each.program)
      expect(order('verified')).toEqual(order('told'))
    }
  })
})

describe('one person', () => {
  const engineer: Profile = { ...single30, jobs: threeYearsAbroad, fundsCad: 30_000, interests: ['express_entry'] }

  test('a software engineer with 30,000 dollars reads of skilled work first, and of no farm', () => {
    const [first, second] = programsFor(engineer, ON)
    expect([first?.program, second?.program]).toEqual(['FSW', 'PNP'])
    expect(second?.routes?.filter(({ route }) => ENTREPRENEUR.test(route))).toEqual([])
  })

  test('who asked about study in China only reads of it first', () => {
    expect(programsFor({ ...engineer, interests: ['study_china'] }, ON)[0]?.program).toBe('STUDY_CN')
  })

  test('who asked about the Start-up Visa only reads of an open program first', () => {
    expect(programsFor({ ...engineer, interests: ['startup_visa'] }, ON)[0]?.program).toBe('FSW')
  })

  test('who told nothing is put before the programs that need no plan', () => {
    const offered = programsFor({}, ON).filter(({ aside }) => !aside)
    expect(offered.map((each) => each.program).toSorted()).toEqual(['CEC', 'FST', 'FSW', 'PNP'])
  })
})
