import type { JobOffer, Nomination, Sponsor } from '@rahnama/rules/profile/profile.ts'
import type { ProfileAnswers } from './answers.ts'
import { occupation } from './to-jobs.ts'
import { told } from './told.ts'

export function toNomination(answers: ProfileAnswers): Nomination | 'none' | undefined {
  if (!answers.hasNomination) return saidNo(answers.hasNomination)
  return told({ province: answers.nominationProvince, enhanced: answers.nominationEnhanced })
}

export function toJobOffer(answers: ProfileAnswers): JobOffer | 'none' | undefined {
  if (!answers.hasJobOffer) return saidNo(answers.hasJobOffer)
  return told({
    province: answers.jobOfferProvince,
    ...occupation(answers.jobOfferNoc, answers.jobOfferTeer),
    fullTime: answers.jobOfferFullTime,
    atLeastOneYear: answers.jobOfferAtLeastOneYear,
    supported: answers.jobOfferSupported,
  })
}

export function toSponsor(answers: ProfileAnswers): Sponsor | 'none' | undefined {
  if (!answers.hasSponsor) return saidNo(answers.hasSponsor)
  return told({
    sponsoredAs: answers.sponsoredAs,
    status: answers.sponsorStatus,
    birthDate: answers.sponsorBirthDate,
    livesInCanada: answers.sponsorLivesInCanada,
    willLiveInCanada: answers.sponsorWillLiveInCanada,
    sponsoredAsPartnerOn: noneMeans(answers.sponsoredAsPartner, 'never', answers.sponsoredAsPartnerOn),
    bars: noneMeans(answers.sponsorHasBars, [], answers.sponsorBars && [...answers.sponsorBars]),
    persons: answers.sponsorPersons,
    incomesCad: incomesOf(answers),
    meetsNecessaryIncome: answers.sponsorMeetsNecessaryIncome,
    livedTogetherMonths: answers.sponsorLivedTogetherMonths,
    couldNotMarryOrLiveTogether: answers.sponsorCouldNotMarryOrLiveTogether,
    dependentSinceBefore22: answers.sponsorDependentSinceBefore22,
    orphaned: answers.sponsorOrphaned,
    noOtherRelative: answers.sponsorNoOtherRelative,
  })
}

function saidNo(answer: false | undefined): 'none' | undefined {
  return answer === false ? 'none' : undefined
}

/** A yes leads to a second question; a no and a "not known" answer both. */
function noneMeans<N, T>(has: boolean | 'unknown' | undefined, none: N, value: T): N | T | 'unknown' {
  if (has === false) return none
  return has === 'unknown' ? has : value
}

/** All three years count or none: one alone proves nothing. */
function incomesOf(answers: ProfileAnswers): number[] | 'unknown' | undefined {
  const incomes = [answers.sponsorIncomeLastYear, answers.sponsorIncomeTwoYearsAgo, answers.sponsorIncomeThreeYearsAgo]
  if (incomes.includes(undefined)) return undefined
  return incomes.includes('unknown') ? 'unknown' : (incomes as number[])
}
