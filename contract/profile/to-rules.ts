import type { Partner, Profile } from '@rahnama/rules/profile/profile.ts'
import type { ProfileAnswers } from './answers.ts'
import { isPartnered } from './conditions.ts'
import { toCredentials } from './to-credentials.ts'
import { toJobs } from './to-jobs.ts'
import { toJobOffer, toNomination, toSponsor } from './to-plans.ts'
import { toTests } from './to-tests.ts'
import { listed, told } from './told.ts'

/** Turns what a client told into what the rules read. */
export function profileOf(answers: ProfileAnswers): Profile {
  return told({
    birthDate: answers.birthDate,
    citizenship: answers.citizenship,
    residence: answers.residence,
    maritalStatus: answers.maritalStatus,
    partner: isPartnered(answers, undefined) ? partnerOf(answers) : undefined,
    hasChildren: answers.hasChildren,
    numberOfChildren: answers.numberOfChildren,
    children: answers.children?.map(({ id, age, birthDate, hasPartner }) => told({ id, age, birthDate, hasPartner })),
    credentials: listed(answers.highestLevel === 'none', toCredentials(answers.credentials)),
    totalWorkYears: answers.totalWorkYears,
    hasCanadianExperience: answers.hasCanadianExperience,
    canadianWorkYears: answers.canadianWorkYears,
    jobs: listed(answers.totalWorkYears === 0, toJobs(answers.jobs)),
    certificateOfQualification: answers.certificateOfQualification,
    tests: listed(answers.hasTests === false, toTests(answers.tests)),
    canadianStatus: answers.canadianStatus,
    hasPreviousApplications: answers.hasPreviousApplications,
    hasRefusals: answers.hasRefusals,
    refusals: answers.refusals?.map(({ id, ground, on }) => told({ id, ground, on })),
    hasRelativesInCanada: answers.hasRelativesInCanada,
    relatives: answers.relatives?.map(({ id, relationship, of, status, adult, livesInCanada, province }) =>
      told({ id, relationship, of, status, adult, livesInCanada, province }),
    ),
    intendedProvince: answers.intendedProvince,
    fundsCad: answers.fundsCad,
    netWorthCad: answers.netWorthCad,
    businessPlan: answers.businessPlan,
    nomination: toNomination(answers),
    jobOffer: toJobOffer(answers),
    sponsor: toSponsor(answers),
  })
}

function partnerOf(answers: ProfileAnswers): Partner {
  return told({
    accompanying: answers.partnerAccompanying,
    citizenOrPermanentResident: answers.partnerCitizenOrPermanentResident,
    birthDate: answers.partnerBirthDate,
    credentials: listed(answers.partnerHighestLevel === 'none', toCredentials(answers.partnerCredentials)),
    tests: listed(answers.partnerHasTests === false, toTests(answers.partnerTests)),
    jobs: listed(answers.partnerHasJobs === false, toJobs(answers.partnerJobs)),
  })
}
