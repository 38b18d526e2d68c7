import type { Dated } from '../dated.ts'
import { known, type Profile, type Sponsor, type Transfer } from '../profile/profile.ts'
import {
  always,
  assessments,
  children,
  countriesLivedIn,
  credentials,
  isEmployed,
  isSelfEmployed,
  jobOffer,
  jobs,
  languageResults,
  livesTogether,
  married,
  nomination,
  when,
} from './causes.ts'
import { type Demand, hard, later, usual } from './demand.ts'
import { ADMISSIBILITY, FAMILY_DOCUMENTS, IDENTITY, LATER_ADMISSIBILITY, SETTLED_BEFORE } from './shared-demands.ts'
import { COMPANY, COMPANY_DOCUMENT, STARTUP, STARTUP_CV, STARTUP_PLAN, SUPPORT_LETTER } from './subjects.ts'

type Demands = readonly Dated<readonly Demand[]>[]

const NOMINEE_YEARS = 10
const TRANSFER_YEARS = 3

const medicalWhenAsked = later(usual('medicalExam', always('HEALTH_CHECKED')))

/** Streams differ; this is what the federal application after a nomination asks, and what provinces usually do. */
export const PNP_DOCUMENTS: Demands = [
  {
    from: '2015-01-01',
    source: 'IRCC, Provincial nominees: document checklist; provinces ask for more (confidence: medium)',
    value: [
      ...IDENTITY,
      ...SETTLED_BEFORE,
      hard('languageResult', languageResults),
      usual('degree', credentials),
      usual('eca', assessments),
      hard('employmentLetter', jobs(NOMINEE_YEARS, isEmployed)),
      hard('selfEmploymentProof', jobs(NOMINEE_YEARS, isSelfEmployed)),
      usual('jobOffer', jobOffer),
      hard('nominationCertificate', nomination),
      later(hard('nominationCertificate', always('NOMINATION_ASKED'))),
      usual(
        'businessPlan',
        when(({ businessPlan }) => known(businessPlan) === true, 'BUSINESS_JUDGED', 'businessPlan'),
      ),
      usual('proofOfFunds', always('FUNDS_ASKED')),
      ...FAMILY_DOCUMENTS,
      ...LATER_ADMISSIBILITY,
      medicalWhenAsked,
    ],
  },
]

const hasIncorporated = ({ startup }: Profile) => known(known(startup)?.incorporatedInCanada) === true

export const SUV_DOCUMENTS: Demands = [
  {
    from: '2018-04-11',
    source: 'Regulations, sections 98.01 to 98.13, and IRCC, Start-up Visa: documents (confidence: high)',
    value: [
      ...IDENTITY,
      ...SETTLED_BEFORE,
      hard('languageResult', languageResults),
      usual('degree', credentials),
      usual('cv', always('BUSINESS_JUDGED', STARTUP_CV)),
      hard('letterOfSupport', always('DESIGNATED_SUPPORT', SUPPORT_LETTER)),
      hard('incorporation', when(hasIncorporated, 'BUSINESS_JUDGED', 'startup', STARTUP)),
      usual('businessPlan', always('BUSINESS_JUDGED', STARTUP_PLAN)),
      hard('proofOfFunds', always('FUNDS_ASKED')),
      ...FAMILY_DOCUMENTS,
      ...ADMISSIBILITY,
      medicalWhenAsked,
    ],
  },
]

const transferOf = ({ transfer }: Profile): Transfer => known(transfer) ?? {}
const isNewEnterprise = (profile: Profile) => known(transferOf(profile).newEnterprise) === true
const isSpecialist = (profile: Profile) => known(transferOf(profile).role) === 'specialized_knowledge'

/** A work permit: police certificates and medical exams only where the officer asks. */
export const ICT_DOCUMENTS: Demands = [
  {
    from: '2024-10-03',
    source: 'IRCC, Intra-company transferees (R205(a), C61 to C63), instructions of 2024-10-03 (confidence: high)',
    value: [
      ...IDENTITY,
      ...SETTLED_BEFORE,
      usual('cv', always('COMPANY_ASKED')),
      usual('degree', credentials),
      usual('employmentLetter', jobs(TRANSFER_YEARS, isEmployed)),
      hard('companyProfile', always('COMPANY_ASKED', COMPANY_DOCUMENT)),
      hard('corporateLink', always('COMPANY_ASKED', COMPANY)),
      hard('companyLetter', always('COMPANY_ASKED', COMPANY)),
      usual('companyFinances', always('COMPANY_ASKED', COMPANY)),
      hard('companyFinances', when(isNewEnterprise, 'NEW_ENTERPRISE', 'transfer', COMPANY)),
      hard('canadianPremises', when(isNewEnterprise, 'NEW_ENTERPRISE', 'transfer', COMPANY)),
      hard('businessPlan', when(isNewEnterprise, 'NEW_ENTERPRISE', 'transfer', COMPANY)),
      hard('knowledgeProof', when(isSpecialist, 'SPECIALIZED_KNOWLEDGE', 'transfer', COMPANY)),
      ...FAMILY_DOCUMENTS,
      later(usual('policeCertificate', countriesLivedIn)),
      medicalWhenAsked,
    ],
  },
]

function sponsorOf({ sponsor }: Profile): Sponsor {
  const told = known(sponsor)
  return told === undefined || told === 'none' ? {} : told
}
const isSponsoredAs =
  (...kinds: readonly string[]) =>
  (profile: Profile) =>
    kinds.includes(known(sponsorOf(profile).sponsoredAs) ?? '')

const asSpouse = isSponsoredAs('spouse')
const asPartner = isSponsoredAs('common_law', 'conjugal')
const byIncome = isSponsoredAs('parent_grandparent', 'orphaned_relative', 'other_relative')

export const FAMILY_CLASS_DOCUMENTS: Demands = [
  {
    from: '2015-01-01',
    source: 'IRCC, Sponsor your family: document checklists IMM 5533, 5534, 5771 (confidence: medium)',
    value: [
      ...IDENTITY,
      ...SETTLED_BEFORE,
      hard('birthCertificate', always('RELATIONSHIP_JUDGED')),
      hard('sponsorStatus', always('SPONSOR_JUDGED')),
      hard('marriageCertificate', married),
      hard('marriageCertificate', when(asSpouse, 'RELATIONSHIP_JUDGED', 'sponsor')),
      hard('commonLawProof', livesTogether),
      hard('commonLawProof', when(isSponsoredAs('common_law'), 'RELATIONSHIP_JUDGED', 'sponsor')),
      hard('relationshipEvidence', when(asPartner, 'RELATIONSHIP_JUDGED', 'sponsor')),
      usual('relationshipEvidence', when(asSpouse, 'RELATIONSHIP_JUDGED', 'sponsor')),
      hard('sponsorIncome', when(byIncome, 'INCOME_OF_SPONSOR', 'sponsor')),
      hard('dependencyProof', when(isSponsoredAs('dependent_child_22_plus'), 'DEPENDENT_ADULT', 'sponsor')),
      hard('parentsDeathCertificate', when(isSponsoredAs('orphaned_relative'), 'ORPHANED', 'sponsor')),
      ...FAMILY_DOCUMENTS,
      ...ADMISSIBILITY,
      medicalWhenAsked,
      later(usual('medicalExam', children)),
    ],
  },
]
