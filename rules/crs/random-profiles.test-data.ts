import { EDUCATION_LEVELS } from '../education.ts'
import type { OfficialLanguage } from '../language/language.ts'
import { chance, pick, type Random, randomResult, whole } from '../random.test-data.ts'
import type { CrsInput, CrsSpouse } from './crs.ts'
import { ARRANGED_EMPLOYMENT, CANADIAN_EDUCATION, MARITAL_STATUSES } from './crs.ts'

function years(random: Random): number {
  const value = whole(random, 0, 7)
  return chance(random, 0.3) ? value + Math.round(random() * 99) / 100 : value
}

function randomSpouse(random: Random): CrsSpouse {
  return {
    accompanying: chance(random, 0.8),
    citizenOrPermanentResident: chance(random, 0.2),
    education: pick(random, EDUCATION_LEVELS),
    firstLanguage: chance(random, 0.8) ? randomResult(random, pick(random, ['english', 'french'])) : null,
    canadianWorkYears: years(random),
  }
}

export function randomProfile(random: Random): CrsInput {
  const first: OfficialLanguage = chance(random, 0.6) ? 'english' : 'french'
  return {
    age: whole(random, 15, 50),
    maritalStatus: chance(random, 0.5) ? 'married' : pick(random, MARITAL_STATUSES),
    spouse: chance(random, 0.8) ? randomSpouse(random) : null,
    education: pick(random, EDUCATION_LEVELS),
    canadianEducation: pick(random, CANADIAN_EDUCATION),
    firstLanguage: chance(random, 0.95) ? randomResult(random, first) : null,
    secondLanguage: chance(random, 0.5) ? randomResult(random, first === 'english' ? 'french' : 'english') : null,
    canadianWorkYears: years(random),
    foreignWorkYears: years(random),
    certificateOfQualification: chance(random, 0.3),
    siblingInCanada: chance(random, 0.3),
    provincialNomination: chance(random, 0.1),
    arrangedEmployment: pick(random, ARRANGED_EMPLOYMENT),
  }
}
