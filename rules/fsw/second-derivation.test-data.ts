import { levelsByChart } from '../levels-by-chart.test-data.ts'
import type { FswInput } from './fsw.ts'
import { REGULATIONS } from './regulations.test-data.ts'

/*
 * The grid worked out a second time, by reading the rows of the Regulations as they are printed. It shares no table and
 * no function with the product.
 */

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

function agePoints(age: number): number {
  const rows: Record<string, number> = REGULATIONS.age
  if (age < 18) return rows.under18 ?? Number.NaN
  if (age <= 35) return rows['18to35'] ?? Number.NaN
  return rows[String(age)] ?? rows['47plus'] ?? Number.NaN
}

function experiencePoints(years: number): number {
  const rows = REGULATIONS.experienceYears.filter(({ min, max }) => years >= min && (max === null || years < max + 1))
  return sum(rows.map(({ points }) => points))
}

function adaptabilityPoints({ adaptability, arrangedEmployment }: FswInput): number {
  const table = REGULATIONS.adaptability
  const claimed = {
    applicantCanadianWork: table.applicantCanadianWorkOneYear,
    applicantCanadianStudy: table.applicantCanadianStudyTwoYears,
    spouseLanguageClb4: table.spouseLanguageLevel4AllFour,
    spouseCanadianStudy: table.spouseCanadianStudyTwoYears,
    spouseCanadianWork: table.spouseCanadianWorkOneYear,
    relativeInCanada: table.relativeInCanada,
  }
  const claims = Object.entries(adaptability ?? {}).map(([claim, is]) =>
    is ? claimed[claim as keyof typeof claimed] : 0,
  )
  return Math.min(table.maximum, sum(claims) + (arrangedEmployment ? table.arrangedEmployment : 0))
}

export function gridFromRegulations(input: FswInput) {
  const { firstLanguagePerAbility: perAbility, secondLanguage: second } = REGULATIONS
  const first = levelsByChart(input.firstLanguage) ?? [0]
  const points = {
    firstLanguage: sum(
      first.map((level) =>
        level >= 9 ? perAbility['9plus'] : level === 8 ? perAbility[8] : level === 7 ? perAbility[7] : 0,
      ),
    ),
    secondLanguage: levelsByChart(input.secondLanguage)?.every((level) => level >= 5) ? second.points : 0,
    education: REGULATIONS.education[input.education],
    experience: experiencePoints(input.skilledWorkYears),
    age: agePoints(input.age),
    arrangedEmployment: input.arrangedEmployment ? REGULATIONS.arrangedEmployment : 0,
    adaptability: adaptabilityPoints(input),
  }
  const total = sum(Object.values(points))
  const meetsLanguageMinimum = first.every((level) => level >= 7)
  const meetsExperienceMinimum = points.experience > 0
  const meetsEducationMinimum = points.education > 0
  return {
    ...points,
    total,
    meetsLanguageMinimum,
    meetsExperienceMinimum,
    meetsEducationMinimum,
    passes: total >= REGULATIONS.pass && meetsLanguageMinimum && meetsExperienceMinimum && meetsEducationMinimum,
  }
}
