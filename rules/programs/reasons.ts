export type Status = 'met' | 'notMet' | 'unknown'

export const SETTLINGS = [
  'ANSWER_QUESTION',
  'TAKE_LANGUAGE_TEST',
  'RETAKE_LANGUAGE_TEST',
  'RAISE_LANGUAGE',
  'COMPLETE_TEST_DETAILS',
  'WORK_LONGER',
  'WORK_WITHOUT_BREAK',
  'COMPLETE_JOB_DETAILS',
  'STUDY_FURTHER',
  'GET_ECA',
  'COMPLETE_CREDENTIAL_DETAILS',
  'GAIN_GRID_POINTS',
  'SHOW_MORE_FUNDS',
  'CHOOSE_OTHER_PROVINCE',
  'GET_JOB_OFFER',
  'GET_DOCUMENT',
  'CHANGE_SHARES',
  'WAIT',
  'QUALIFY_FEDERALLY',
  'BUILD_CONNECTION',
  'OFFICER_ASSESSMENT',
  'PROVINCE_ASSESSMENT',
  'STATE_TOEFL_SCALE',
] as const
/** This would turn a requirement that is open or not met into one that is met. */
export type Settling = (typeof SETTLINGS)[number]

export type Meaning = { status: Status; settledBy?: Settling }

/** Every reason a requirement can give. A reason has one status, so the two can never disagree. */
export const REASONS = {
  NOT_ANSWERED: { status: 'unknown', settledBy: 'ANSWER_QUESTION' },
  SAID_YES: { status: 'met' },
  SAID_NO: { status: 'notMet', settledBy: 'GET_DOCUMENT' },
  NOT_NEEDED: { status: 'met' },
  ENOUGH: { status: 'met' },
  TOO_LITTLE: { status: 'notMet' },
  WITHIN_LIMIT: { status: 'met' },
  TOO_MANY: { status: 'notMet' },
  OFFICER_DECIDES: { status: 'unknown', settledBy: 'OFFICER_ASSESSMENT' },
  PROVINCE_DECIDES: { status: 'unknown', settledBy: 'PROVINCE_ASSESSMENT' },

  LANGUAGE_MET: { status: 'met' },
  LANGUAGE_TOO_LOW: { status: 'notMet', settledBy: 'RAISE_LANGUAGE' },
  LANGUAGE_NOT_TESTED: { status: 'notMet', settledBy: 'TAKE_LANGUAGE_TEST' },
  LANGUAGE_EXPIRED: { status: 'notMet', settledBy: 'RETAKE_LANGUAGE_TEST' },
  LANGUAGE_OPEN: { status: 'unknown', settledBy: 'COMPLETE_TEST_DETAILS' },
  LANGUAGE_LEVEL_OPEN: { status: 'unknown', settledBy: 'COMPLETE_JOB_DETAILS' },

  WORK_MET: { status: 'met' },
  WORK_TOO_SHORT: { status: 'notMet', settledBy: 'WORK_LONGER' },
  WORK_BROKEN_UP: { status: 'notMet', settledBy: 'WORK_WITHOUT_BREAK' },
  WORK_OPEN: { status: 'unknown', settledBy: 'COMPLETE_JOB_DETAILS' },

  EDUCATION_MET: { status: 'met' },
  EDUCATION_TOO_LOW: { status: 'notMet', settledBy: 'STUDY_FURTHER' },
  EDUCATION_NOT_ASSESSED: { status: 'notMet', settledBy: 'GET_ECA' },
  EDUCATION_OPEN: { status: 'unknown', settledBy: 'COMPLETE_CREDENTIAL_DETAILS' },

  GRID_PASSED: { status: 'met' },
  GRID_BELOW_PASS: { status: 'notMet', settledBy: 'GAIN_GRID_POINTS' },
  GRID_OPEN: { status: 'unknown', settledBy: 'ANSWER_QUESTION' },

  FUNDS_ENOUGH: { status: 'met' },
  FUNDS_TOO_LOW: { status: 'notMet', settledBy: 'SHOW_MORE_FUNDS' },
  FUNDS_NOT_NEEDED: { status: 'met' },
  FUNDS_OPEN: { status: 'unknown', settledBy: 'ANSWER_QUESTION' },
  FUNDS_TABLE_MISSING: { status: 'unknown', settledBy: 'OFFICER_ASSESSMENT' },

  PROVINCE_FITS: { status: 'met' },
  PROVINCE_QUEBEC: { status: 'notMet', settledBy: 'CHOOSE_OTHER_PROVINCE' },
  PROVINCE_WITHOUT_PROGRAM: { status: 'notMet', settledBy: 'CHOOSE_OTHER_PROVINCE' },

  OFFER_OR_CERTIFICATE_HELD: { status: 'met' },
  OFFER_AND_CERTIFICATE_MISSING: { status: 'notMet', settledBy: 'GET_JOB_OFFER' },
  OFFER_HELD: { status: 'met' },
  OFFER_MISSING: { status: 'notMet', settledBy: 'GET_JOB_OFFER' },
  OFFER_OTHER_LEVEL: { status: 'notMet', settledBy: 'GET_JOB_OFFER' },

  SCREEN_PASSED: { status: 'met' },
  SCREEN_BELOW: { status: 'notMet', settledBy: 'RAISE_LANGUAGE' },
  SCREEN_NO_RESULT: { status: 'unknown', settledBy: 'TAKE_LANGUAGE_TEST' },
  SCREEN_SCALE_OPEN: { status: 'unknown', settledBy: 'STATE_TOEFL_SCALE' },

  COMMITMENT_FRESH: { status: 'met' },
  COMMITMENT_TOO_OLD: { status: 'notMet', settledBy: 'GET_DOCUMENT' },
  INVESTMENT_ENOUGH: { status: 'met' },
  INVESTMENT_TOO_LOW: { status: 'notMet', settledBy: 'SHOW_MORE_FUNDS' },
  SHARES_ENOUGH: { status: 'met' },
  SHARES_TOO_FEW: { status: 'notMet', settledBy: 'CHANGE_SHARES' },

  ROLE_FITS: { status: 'met' },
  ROLE_DOES_NOT_FIT: { status: 'notMet' },
  LINK_FITS: { status: 'met' },
  LINK_MISSING: { status: 'notMet' },

  NOMINATION_HELD: { status: 'met' },
  CONNECTION_FOUND: { status: 'met' },
  CONNECTION_MISSING: { status: 'notMet', settledBy: 'BUILD_CONNECTION' },
  FEDERAL_PROGRAM_MET: { status: 'met' },
  FEDERAL_PROGRAM_NOT_MET: { status: 'notMet', settledBy: 'QUALIFY_FEDERALLY' },
  FEDERAL_PROGRAM_OPEN: { status: 'unknown', settledBy: 'QUALIFY_FEDERALLY' },
  STUDIED_THERE: { status: 'met' },
  DID_NOT_STUDY_THERE: { status: 'notMet' },
  OCCUPATION_FITS: { status: 'met' },
  OCCUPATION_DIFFERS: { status: 'notMet' },

  SPONSOR_MISSING: { status: 'notMet' },
  SPONSOR_STATUS_FITS: { status: 'met' },
  SPONSOR_STATUS_DOES_NOT_FIT: { status: 'notMet' },
  RESIDENCE_FITS: { status: 'met' },
  RESIDENCE_DOES_NOT_FIT: { status: 'notMet' },
  WAITING_TIME_OVER: { status: 'met' },
  WAITING_TIME_RUNNING: { status: 'notMet', settledBy: 'WAIT' },
  TOGETHER_LONG_ENOUGH: { status: 'met' },
  TOGETHER_TOO_SHORT: { status: 'notMet', settledBy: 'WAIT' },
  NO_BAR: { status: 'met' },
  BARRED: { status: 'notMet' },
  INCOME_ENOUGH: { status: 'met' },
  INCOME_TOO_LOW: { status: 'notMet' },

  AGE_FITS: { status: 'met' },
  AGE_TOO_LOW: { status: 'notMet', settledBy: 'WAIT' },
  AGE_TOO_HIGH: { status: 'notMet' },

  NATIONALITY_FITS: { status: 'met' },
  NATIONALITY_CHINESE: { status: 'notMet' },
  NATIONALITY_FORMER_CHINESE: { status: 'unknown', settledBy: 'OFFICER_ASSESSMENT' },
  HSK_MET: { status: 'met' },
  HSK_TOO_LOW: { status: 'notMet', settledBy: 'RAISE_LANGUAGE' },
  HSK_EXPIRED: { status: 'notMet', settledBy: 'RETAKE_LANGUAGE_TEST' },
} as const satisfies Record<string, Meaning>

export type Reason = keyof typeof REASONS
