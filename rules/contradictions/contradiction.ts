export const CONTRADICTIONS = [
  'JOBS_OVERLAP',
  'GAP_BETWEEN_JOBS',
  'JOB_ENDS_BEFORE_START',
  'JOB_STARTS_IN_FUTURE',
  'JOB_CURRENT_BUT_ENDED',
  'WORK_BEFORE_WORKING_AGE',
  'TOTAL_YEARS_EXCEED_ADULT_LIFE',
  'TOTAL_YEARS_DIFFER_FROM_JOBS',
  'NO_CANADIAN_EXPERIENCE_BUT_CANADIAN_JOB',
  'CANADIAN_EXPERIENCE_BUT_NO_CANADIAN_JOB',
  'NOC_AND_TEER_DIFFER',
  'STUDY_BEFORE_PLAUSIBLE_AGE',
  'GRADUATION_IN_FUTURE',
  'ECA_BEFORE_GRADUATION',
  'ECA_FOR_CANADIAN_CREDENTIAL',
  'HIGHER_CREDENTIAL_BEFORE_LOWER',
  'TEST_IN_FUTURE',
  'TEST_BEFORE_BIRTH',
  'BIRTH_IN_FUTURE',
  'CHILDREN_COUNT_DIFFERS',
  'CHILDREN_DENIED_BUT_LISTED',
  'CHILD_TOO_OLD_FOR_PARENT',
  'CHILD_BORN_IN_FUTURE',
  'PARTNERED_WITHOUT_PARTNER_FACTS',
  'PARTNER_FACTS_WITHOUT_PARTNER',
  'PARTNER_TOO_YOUNG',
  'REFUSALS_DENIED_BUT_LISTED',
  'REFUSALS_WITHOUT_APPLICATIONS',
  'RELATIVES_DENIED_BUT_LISTED',
  'STATUS_IN_CANADA_BUT_LIVES_ABROAD',
  'CANADIAN_CITIZEN_BUT_STATUS_DIFFERS',
  'NOMINATION_BY_OTHER_PROVINCE',
  'OFFER_IN_OTHER_PROVINCE',
] as const
export type ContradictionCode = (typeof CONTRADICTIONS)[number]

/** Answers that cannot all be true, or that ask for an explanation. `answers` are paths into the profile. */
export type Contradiction = {
  code: ContradictionCode
  answers: string[]
  params?: Record<string, string | number>
}

export function contradiction(
  code: ContradictionCode,
  answers: string[],
  params?: Record<string, string | number>,
): Contradiction {
  return params ? { code, answers, params } : { code, answers }
}
