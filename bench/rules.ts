import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import { EDUCATION_LEVELS } from '@rahnama/rules/education.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import type { LanguageResult } from '@rahnama/rules/language/language.ts'
import type { Bench, Row } from './row.ts'

const PROFILES_PER_SECOND_MIN = 50_000
const ON = '2026-01-15'
const WARM_UP_MS = 300
const MEASURE_MS = 1500

export const rulesBench: Bench = {
  name: 'rules',
  run: async () => [scores()],
}

function scores(): Row {
  const people = candidates(500)
  const perSecond = callsPerSecond((i) => {
    const person = people[i % people.length]
    if (!person) return 0
    return crs(person, ON).total + fswGrid(asWorker(person), ON).total
  })
  return {
    what: 'CRS, CLB and the skilled worker grid of one profile',
    budget: `${PROFILES_PER_SECOND_MIN.toLocaleString('en')} profiles/s or more`,
    measured: `${Math.round(perSecond).toLocaleString('en')} profiles/s`,
    ok: perSecond >= PROFILES_PER_SECOND_MIN,
  }
}

function callsPerSecond(call: (i: number) => number): number {
  runFor(WARM_UP_MS, call)
  return runFor(MEASURE_MS, call)
}

/** The sum keeps the engine from dropping calls whose answer nobody reads. */
function runFor(ms: number, call: (i: number) => number): number {
  const start = performance.now()
  let [calls, sum, elapsed] = [0, 0, 0]
  while (elapsed < ms) {
    for (let i = 0; i < 1000; i++) sum += call(calls++)
    elapsed = performance.now() - start
  }
  if (!Number.isFinite(sum)) throw new Error('a score is not a number')
  return (calls / elapsed) * 1000
}

/** Different people, so that no branch is learnt by heart; half of them with a partner. */
function candidates(count: number): CrsInput[] {
  return Array.from({ length: count }, (_, i) => {
    const education = EDUCATION_LEVELS[i % EDUCATION_LEVELS.length] ?? 'secondary'
    const spouse = {
      accompanying: i % 6 !== 0,
      citizenOrPermanentResident: false,
      education,
      firstLanguage: english(i + 1),
      canadianWorkYears: i % 4,
    }
    return {
      age: 18 + (i % 32),
      maritalStatus: i % 2 === 0 ? 'married' : 'single',
      spouse: i % 2 === 0 ? spouse : null,
      education,
      canadianEducation: i % 5 === 0 ? 'one_or_two_years' : 'none',
      firstLanguage: english(i),
      secondLanguage: i % 3 === 0 ? french(i) : null,
      canadianWorkYears: i % 6,
      foreignWorkYears: (i % 9) / 2,
      certificateOfQualification: i % 11 === 0,
      siblingInCanada: i % 7 === 0,
      provincialNomination: i % 13 === 0,
      arrangedEmployment: 'none',
    }
  })
}

function english(i: number): LanguageResult {
  const band = (n: number) => 4 + ((i * n) % 11) / 2
  return {
    test: 'IELTS_GT',
    scores: { listening: band(1), reading: band(3), writing: band(5), speaking: band(7) },
  }
}

function french(i: number): LanguageResult {
  const score = (n: number) => 250 + ((i * n) % 400)
  return {
    test: 'TEF_CANADA',
    scores: { listening: score(3), reading: score(7), writing: score(11), speaking: score(13) },
  }
}

function asWorker({ age, education, firstLanguage, secondLanguage = null, foreignWorkYears }: CrsInput) {
  return { age, education, firstLanguage, secondLanguage, skilledWorkYears: foreignWorkYears }
}
