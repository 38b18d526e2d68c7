import {
  always,
  both,
  children,
  countriesLivedIn,
  identityBooklet,
  isAdult,
  livesTogether,
  married,
  militaryService,
  partner,
  partnersAssessments,
  partnersCredentials,
  partnersTests,
  passports,
  refusals,
  relatives,
  statusInCanada,
  wasMarried,
} from './causes.ts'
import { type Demand, hard, later, usual } from './demand.ts'

/** Every program asks who you are, and what was refused before. */
export const IDENTITY: readonly Demand[] = [
  hard('passport', passports),
  usual('nationalIdentity', identityBooklet),
  hard('photo', always('EVERYONE')),
  usual('refusalLetter', refusals),
]

/** Family of somebody who wants to stay: the relationship of each, and the passports of those who come along. */
export const FAMILY_DOCUMENTS: readonly Demand[] = [
  hard('marriageCertificate', married),
  hard('commonLawProof', livesTogether),
  hard('marriageEnd', wasMarried),
  hard('passport', partner),
  hard('childBirthCertificate', children),
  usual('passport', children),
]

/** Whoever becomes a permanent resident is checked for security and health, and so is their family. */
export const ADMISSIBILITY: readonly Demand[] = [
  usual('militaryRecord', militaryService),
  hard('policeCertificate', both(isAdult, countriesLivedIn)),
  hard('policeCertificate', partner),
]

/** Express Entry and provinces ask for police certificates after an invitation or a nomination. */
export const LATER_ADMISSIBILITY: readonly Demand[] = ADMISSIBILITY.map((demand) =>
  demand.kind === 'policeCertificate' ? later(demand) : demand,
)

export const SETTLED_BEFORE: readonly Demand[] = [hard('statusInCanada', statusInCanada)]

/** These add points, which count only when they are shown. */
export const POINTS: readonly Demand[] = [
  usual('languageResult', partnersTests),
  usual('degree', partnersCredentials),
  usual('eca', partnersAssessments),
  usual('relativeProof', relatives),
]
