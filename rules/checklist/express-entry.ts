import type { Dated } from '../dated.ts'
import { hasValidOffer, known, type Profile } from '../profile/profile.ts'
import {
  always,
  assessments,
  children,
  credentials,
  inCanada,
  isEmployed,
  isSelfEmployed,
  jobOffer,
  jobs,
  languageResults,
  nomination,
  partner,
  tradeCertificate,
  when,
} from './causes.ts'
import { type Demand, hard, later, usual } from './demand.ts'
import { FAMILY_DOCUMENTS, IDENTITY, LATER_ADMISSIBILITY, POINTS, SETTLED_BEFORE } from './shared-demands.ts'

const FSW_YEARS = 10
const CEC_YEARS = 3
const FST_YEARS = 5

const BEFORE_UPFRONT = 'IRCC, Express Entry: documents you will need (confidence: high)'
const UPFRONT = 'IRCC, Express Entry: medical exam before applying since 2025-08-21 (confidence: high)'

const COMMON: readonly Demand[] = [
  ...IDENTITY,
  ...SETTLED_BEFORE,
  hard('languageResult', languageResults),
  ...FAMILY_DOCUMENTS,
  ...LATER_ADMISSIBILITY,
  hard('nominationCertificate', nomination),
  usual('jobOffer', jobOffer),
]

/** Whoever may work in Canada already and has a valid offer there needs not show funds. */
const fundsAsked = (profile: Profile) =>
  !(known(profile.canadianStatus) === 'worker' && hasValidOffer(profile) === true)

const FUNDS: readonly Demand[] = [hard('proofOfFunds', when(fundsAsked, 'FUNDS_ASKED'))]

const LATER_MEDICAL: readonly Demand[] = [later(usual('medicalExam', always('HEALTH_CHECKED')))]
/** Up front means with the application, which only an invitation opens. */
const UPFRONT_MEDICAL: readonly Demand[] = [
  later(hard('medicalExam', always('HEALTH_CHECKED'))),
  later(hard('medicalExam', partner)),
  later(hard('medicalExam', children)),
]

function dated(demands: readonly Demand[]): readonly Dated<readonly Demand[]>[] {
  return [
    {
      from: '2015-01-01',
      to: '2025-08-20',
      source: BEFORE_UPFRONT,
      value: [...COMMON, ...demands, ...POINTS, ...LATER_MEDICAL],
    },
    { from: '2025-08-21', source: UPFRONT, value: [...COMMON, ...demands, ...POINTS, ...UPFRONT_MEDICAL] },
  ]
}

export const FSW_DOCUMENTS = dated([
  hard('degree', credentials),
  hard('eca', assessments),
  hard('employmentLetter', jobs(FSW_YEARS, isEmployed)),
  hard('selfEmploymentProof', jobs(FSW_YEARS, isSelfEmployed)),
  ...FUNDS,
])

export const CEC_DOCUMENTS = dated([
  usual('degree', credentials),
  usual('eca', assessments),
  hard('employmentLetter', jobs(CEC_YEARS, inCanada(isEmployed))),
  usual('employmentLetter', jobs(FSW_YEARS, isEmployed)),
  usual('selfEmploymentProof', jobs(FSW_YEARS, isSelfEmployed)),
])

const hasCertificate = (profile: Profile) => known(profile.certificateOfQualification) === true
const hasOffer = (profile: Profile) => (known(profile.jobOffer) ?? 'none') !== 'none'

export const FST_DOCUMENTS = dated([
  usual('degree', credentials),
  usual('eca', assessments),
  hard('employmentLetter', jobs(FST_YEARS, isEmployed)),
  hard('selfEmploymentProof', jobs(FST_YEARS, isSelfEmployed)),
  hard('tradeCertificate', tradeCertificate),
  hard(
    'jobOffer',
    when((profile) => !hasCertificate(profile) && hasOffer(profile), 'OFFER_OR_CERTIFICATE', 'jobOffer'),
  ),
  hard(
    'tradeCertificate',
    when(
      (profile) => !hasCertificate(profile) && !hasOffer(profile),
      'OFFER_OR_CERTIFICATE',
      'certificateOfQualification',
    ),
  ),
  ...FUNDS,
])
