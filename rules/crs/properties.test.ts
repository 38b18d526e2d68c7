import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDUCATION_LEVELS } from '../education.ts'
import { seeded } from '../random.test-data.ts'
import { allClb, clb, nclc } from '../results.test-data.ts'
import { CAPS } from './criteria.test-data.ts'
import type { CrsInput, CrsLine } from './crs.ts'
import { CANADIAN_EDUCATION, crs, crsTotal, RULE_SET_IDS } from './crs.ts'
import { bachelorAt29, couple, partner, person } from './people.test-data.ts'
import { randomProfile } from './random-profiles.test-data.ts'

const ON = '2026-01-15'
const profile = fc.integer().map((seed) => randomProfile(seeded(seed)))
const day = fc.constantFrom(...RULE_SET_IDS, ON, '2026-11-03', '2014-01-01')

const sumOf = (lines: CrsLine[]) => lines.reduce((sum, line) => sum + line.points, 0)

describe('for any candidate on any day', () => {
  it('no section goes over its cap', () => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        const { scoredAs, core, spouse, transferability, additional, total } = crs(input, on)
        expect(core.total).toBeLessThanOrEqual(CAPS.core[scoredAs === 'with_spouse' ? 'withSpouse' : 'withoutSpouse'])
        expect(spouse.total).toBeLessThanOrEqual(scoredAs === 'with_spouse' ? CAPS.spouse : 0)
        expect(transferability.educationTotal).toBeLessThanOrEqual(CAPS.transferability.educationPair)
        expect(transferability.foreignWorkTotal).toBeLessThanOrEqual(CAPS.transferability.foreignWorkPair)
        expect(transferability.certificateLanguage).toBeLessThanOrEqual(CAPS.transferability.certificate)
        expect(transferability.total).toBeLessThanOrEqual(CAPS.transferability.total)
        expect(additional.total).toBeLessThanOrEqual(CAPS.additional)
        expect(total).toBeLessThanOrEqual(CAPS.total)
      }),
    )
  })

  it('the lines add up to each section and to the total, and none goes over its own maximum', () => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        const result = crs(input, on)
        for (const section of ['core', 'spouse', 'transferability', 'additional'] as const)
          expect(sumOf(result.lines.filter((line) => line.section === section))).toBe(result[section].total)
        expect(sumOf(result.lines)).toBe(result.total)
        for (const line of result.lines) expect(line.points).toBeLessThanOrEqual(line.maximum)
      }),
    )
  })

  it('what a line wastes is what the breakdown gives beyond what counts, and the cap is named', () => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        const { lines, transferability, additional } = crs(input, on)
        const given: Record<string, number> = { ...transferability, ...additional }
        for (const line of lines) {
          expect(line.wasted === undefined).toBe(line.cap === undefined)
          if (line.section === 'transferability' || line.section === 'additional')
            expect(line.points + (line.wasted ?? 0)).toBe(given[line.factor])
        }
      }),
    )
  })

  it('every line has a source and the rule set of the answer, and each factor has one line', () => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        const { lines, ruleSet } = crs(input, on)
        expect(new Set(lines.map((line) => `${line.section}.${line.factor}`)).size).toBe(18)
        for (const line of lines) {
          expect(line.source).not.toBe('')
          expect(line.ruleSet).toBe(ruleSet)
        }
      }),
    )
  })

  it('the same question has the same answer and is left as it was', () => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        const before = structuredClone(input)
        expect(crs(input, on)).toEqual(crs(structuredClone(input), on))
        expect(input).toEqual(before)
      }),
    )
  })
})

describe('a partner', () => {
  it('who is not counted changes nothing, whatever is said of them', () => {
    fc.assert(
      fc.property(profile, profile, day, (input, other, on) => {
        fc.pre(
          crs(input, on).scoredAs === 'without_spouse' &&
            input.maritalStatus !== 'married' &&
            input.maritalStatus !== 'common_law',
        )
        const withOther = crs({ ...input, spouse: other.spouse ?? null }, on)
        expect(withOther).toEqual(crs({ ...input, spouse: null }, on))
      }),
    )
  })

  it('who stays abroad changes nothing by studies, language or work', () => {
    fc.assert(
      fc.property(profile, profile, day, (input, other, on) => {
        const staying = (facts: CrsInput['spouse']) =>
          crs({ ...input, maritalStatus: 'married', spouse: { ...partner(), ...facts, accompanying: false } }, on)
        expect(staying(other.spouse)).toEqual(staying(null))
      }),
    )
  })

  it('who is counted moves only the partner section by studies, language and work', () => {
    fc.assert(
      fc.property(profile, profile, day, (input, other, on) => {
        const counted = (facts: CrsInput['spouse']) =>
          crs(
            {
              ...input,
              maritalStatus: 'common_law',
              spouse: { ...partner(), ...facts, accompanying: true, citizenOrPermanentResident: false },
            },
            on,
          )
        const [rich, bare] = [counted(other.spouse), counted(null)]
        expect(rich.core).toEqual(bare.core)
        expect(rich.transferability).toEqual(bare.transferability)
        expect(rich.additional).toEqual(bare.additional)
        expect(rich.total - bare.total).toBe(rich.spouse.total)
      }),
    )
  })

  // Worked by hand from the criteria: 100 + 112 + 116 + 22 + 25, and 70 + 126 + 64 + 28 + 25.
  it('and candidate can change places, and the score follows the one who applies', () => {
    const younger = { education: 'bachelor_or_three_year', firstLanguage: allClb(9) } as const
    const older = { education: 'masters_or_professional', firstLanguage: allClb(7) } as const
    expect(crsTotal(couple({ age: 29, ...younger }, older), ON)).toBe(375)
    expect(crsTotal(couple({ age: 35, ...older }, younger), ON)).toBe(313)
  })
})

describe('more of a good thing never lowers the total', () => {
  const next = <T>(list: readonly T[], value: T): T => list[Math.min(list.indexOf(value) + 1, list.length - 1)] as T
  const raise = (level: number) => Math.min(level + 1, 10)
  const better: Record<string, (input: CrsInput) => CrsInput> = {
    'a higher education level': (input) => ({ ...input, education: next(EDUCATION_LEVELS, input.education) }),
    'more Canadian study': (input) => ({
      ...input,
      canadianEducation: next(CANADIAN_EDUCATION, input.canadianEducation),
    }),
    'another Canadian year': (input) => ({ ...input, canadianWorkYears: input.canadianWorkYears + 1 }),
    'another year abroad': (input) => ({ ...input, foreignWorkYears: input.foreignWorkYears + 1 }),
    'a certificate of qualification': (input) => ({ ...input, certificateOfQualification: true }),
    'a sibling in Canada': (input) => ({ ...input, siblingInCanada: true }),
    'a nomination': (input) => ({ ...input, provincialNomination: true }),
    'an eligible job offer': (input) => ({
      ...input,
      arrangedEmployment: input.arrangedEmployment === 'none' ? 'other_eligible' : input.arrangedEmployment,
    }),
    "a partner's higher education": (input) => ({
      ...input,
      spouse: input.spouse
        ? {
            ...input.spouse,
            education: next(EDUCATION_LEVELS, input.spouse.education ?? 'less_than_secondary'),
          }
        : null,
    }),
    "a partner's Canadian year": (input) => ({
      ...input,
      spouse: input.spouse ? { ...input.spouse, canadianWorkYears: (input.spouse.canadianWorkYears ?? 0) + 1 } : null,
    }),
  }
  it.each(Object.entries(better))('%s', (_, improve) => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        expect(crsTotal(improve(input), on)).toBeGreaterThanOrEqual(crsTotal(input, on))
      }),
    )
  })

  it('a higher level in one ability of either language', () => {
    const level = fc.integer({ min: 0, max: 10 })
    fc.assert(
      fc.property(profile, level, level, level, level, fc.boolean(), day, (input, l, r, w, s, isFirst, on) => {
        const lower = clb(l, r, w, s)
        const higher = clb(raise(l), r, w, s)
        const totalWith = (result: typeof lower) =>
          crsTotal(
            isFirst
              ? { ...input, firstLanguage: result, secondLanguage: null }
              : { ...input, firstLanguage: nclc(l, r, w, s), secondLanguage: result },
            on,
          )
        expect(totalWith(higher)).toBeGreaterThanOrEqual(totalWith(lower))
      }),
    )
  })

  it('a second official language', () => {
    fc.assert(
      fc.property(profile, day, (input, on) => {
        expect(crsTotal(input, on)).toBeGreaterThanOrEqual(crsTotal({ ...input, secondLanguage: null }, on))
      }),
    )
  })
})

// The criteria take points away in these cases and no others.
describe('where the rule itself lowers the total', () => {
  it('each birthday from the 30th to the 45th', () => {
    for (let age = 30; age <= 45; age++)
      expect(crsTotal(person({ age }), ON)).toBeLessThan(crsTotal(person({ age: age - 1 }), ON))
  })

  it('bringing along a partner without points of their own', () => {
    expect(crsTotal(couple({ ...bachelorAt29(), maritalStatus: 'married', spouse: partner() }), ON)).toBe(353)
    expect(crsTotal(bachelorAt29(), ON)).toBe(379)
  })

  it('yet a partner with 40 points can lift a candidate with few', () => {
    const weak = { age: 44, education: 'secondary', firstLanguage: allClb(5) } as const
    const rich = { education: 'doctoral', firstLanguage: allClb(9), canadianWorkYears: 5 } as const
    expect(crsTotal(couple(weak, rich), ON)).toBeGreaterThan(crsTotal(person(weak), ON))
  })
})
