import { type Partner, PLAIN_FACTS, type Profile } from '@rahnama/rules/profile/profile.ts'
import type { ProfileAnswers } from './answers.ts'
import { isPartnered } from './conditions.ts'
import { toCredentials } from './to-credentials.ts'
import { toJobs } from './to-jobs.ts'
import { toJobOffer, toNomination, toSponsor } from './to-plans.ts'
import { toTests } from './to-tests.ts'
import { listed, pick, told } from './told.ts'

/** Other forms tell these, and documents the evidence. */
type NotHere = 'startup' | 'transfer' | 'studyCanada' | 'studyChina' | 'evidence'
/** Every fact is named, so that one which the form does not tell yet fails to compile. */
type EveryFact = { [Fact in Exclude<keyof Profile, NotHere>]-?: Profile[Fact] | undefined }

/** Turns what a client told into what the rules read. A fact that is one answer goes over under its name. */
export function profileOf(answers: ProfileAnswers): Profile {
  const facts: EveryFact = {
    ...pick(answers, PLAIN_FACTS),
    partner: isPartnered(answers, undefined) ? partnerOf(answers) : undefined,
    children: answers.children?.map(({ id, age, birthDate, hasPartner }) => told({ id, age, birthDate, hasPartner })),
    credentials: listed(answers.highestLevel === 'none', toCredentials(answers.credentials)),
    jobs: listed(answers.totalWorkYears === 0, toJobs(answers.jobs)),
    tests: listed(answers.hasTests === false, toTests(answers.tests)),
    refusals: answers.refusals?.map(({ id, ground, on }) => told({ id, ground, on })),
    relatives: answers.relatives?.map(({ id, relationship, of, status, adult, livesInCanada, province }) =>
      told({ id, relationship, of, status, adult, livesInCanada, province }),
    ),
    nomination: toNomination(answers),
    jobOffer: toJobOffer(answers),
    sponsor: toSponsor(answers),
  }
  return told(facts)
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
