import type {
  ArrangedEmployment,
  CanadianEducation,
  CrsCap,
  CrsFactors,
  CrsReason,
  CrsSection,
  LevelPointsReason,
  MaritalStatus,
  PartnerReason,
  ReportedChange,
  RuleSetNotice,
  UnknownOfChange,
} from '@rahnama/rules/crs/crs.ts'
import type { EducationLevel } from '@rahnama/rules/education.ts'
import type { AdaptabilityClaim, FswFactor, FswReason } from '@rahnama/rules/fsw/fsw.ts'
import type {
  Ability,
  LevelReason,
  LevelScale,
  NotAcceptedTest,
  OfficialLanguage,
  RefusalReason,
  ScreenOutcome,
  TefScale,
  TestId,
} from '@rahnama/rules/language/language.ts'

const reasons: Record<CrsReason, string> = {
  AGE_UNDER_18: 'Under 18',
  AGE_18: '18 years old',
  AGE_19: '19 years old',
  AGE_20_TO_29: '20 to 29 years old: the highest points for age',
  AGE_30: '30 years old',
  AGE_31: '31 years old',
  AGE_32: '32 years old',
  AGE_33: '33 years old',
  AGE_34: '34 years old',
  AGE_35: '35 years old',
  AGE_36: '36 years old',
  AGE_37: '37 years old',
  AGE_38: '38 years old',
  AGE_39: '39 years old',
  AGE_40: '40 years old',
  AGE_41: '41 years old',
  AGE_42: '42 years old',
  AGE_43: '43 years old',
  AGE_44: '44 years old',
  AGE_45_OR_MORE: '45 or older',
  AGE_NOT_GIVEN: 'No date of birth counts here yet: it is not given, or not yet shown by a document',
  EDUCATION_LESS_THAN_SECONDARY: 'Less than secondary school',
  EDUCATION_SECONDARY: 'Secondary school diploma',
  EDUCATION_ONE_YEAR: 'One-year post-secondary credential',
  EDUCATION_TWO_YEAR: 'Two-year post-secondary credential',
  EDUCATION_BACHELOR_OR_THREE_YEAR: 'Bachelor’s degree, or another program of three years or more',
  EDUCATION_TWO_OR_MORE: 'Two or more credentials, one of three years or more',
  EDUCATION_MASTERS_OR_PROFESSIONAL: 'Master’s degree, or a professional degree needed to practise',
  EDUCATION_DOCTORAL: 'Doctoral degree',
  EDUCATION_NOT_GIVEN: 'No education counts here yet: it is not given in full, or not yet shown by a document',
  EDUCATION_NOT_ASSESSED:
    'A diploma or degree from abroad brings no points until it is assessed (ECA); an assessment counts for five years',
  LANGUAGE_BY_ABILITY: 'Each ability is scored alone',
  LANGUAGE_NOT_TESTED: 'No test result that counts here',
  SECOND_LANGUAGE_SAME_AS_FIRST: 'Both results are in the same language; the second one must be in the other',
  CANADIAN_WORK_UNDER_1_YEAR: 'Less than one full year of work in Canada',
  CANADIAN_WORK_1_YEAR: 'One year of work in Canada',
  CANADIAN_WORK_2_YEARS: 'Two years of work in Canada',
  CANADIAN_WORK_3_YEARS: 'Three years of work in Canada',
  CANADIAN_WORK_4_YEARS: 'Four years of work in Canada',
  CANADIAN_WORK_5_YEARS_OR_MORE: 'Five years of work in Canada or more',
  NO_PARTNER: 'No spouse or common-law partner',
  PARTNER_FACTS_NOT_GIVEN: 'Nothing is known of your partner yet, so you are scored alone',
  PARTNER_STAYS_ABROAD: 'Your partner is not coming to Canada with you, so you are scored alone',
  PARTNER_CITIZEN_OR_RESIDENT: 'Your partner is a Canadian citizen or permanent resident, so you are scored alone',
  NO_POST_SECONDARY_CREDENTIAL: 'No credential after secondary school',
  NO_FOREIGN_WORK: 'Less than one full year of work outside Canada',
  LOWEST_LEVEL_UNDER_7: 'At least one ability of the first language is under level 7',
  NO_CANADIAN_WORK: 'Less than one full year of work in Canada',
  ONE_CREDENTIAL_WITH_LOWEST_LEVEL_7_OR_8:
    'One credential after secondary school, with level 7 or 8 in the weakest ability',
  ONE_CREDENTIAL_WITH_LOWEST_LEVEL_9_OR_MORE:
    'One credential after secondary school, with level 9 or more in every ability',
  ONE_CREDENTIAL_WITH_CANADIAN_WORK_1_YEAR: 'One credential after secondary school, with one year of work in Canada',
  ONE_CREDENTIAL_WITH_CANADIAN_WORK_2_YEARS_OR_MORE:
    'One credential after secondary school, with two years of work in Canada or more',
  ADVANCED_CREDENTIAL_WITH_LOWEST_LEVEL_7_OR_8:
    'Two credentials or more, a master’s, a professional degree or a doctorate, with level 7 or 8 in the weakest ability',
  ADVANCED_CREDENTIAL_WITH_LOWEST_LEVEL_9_OR_MORE:
    'Two credentials or more, a master’s, a professional degree or a doctorate, with level 9 or more in every ability',
  ADVANCED_CREDENTIAL_WITH_CANADIAN_WORK_1_YEAR:
    'Two credentials or more, a master’s, a professional degree or a doctorate, with one year of work in Canada',
  ADVANCED_CREDENTIAL_WITH_CANADIAN_WORK_2_YEARS_OR_MORE:
    'Two credentials or more, a master’s, a professional degree or a doctorate, with two years of work in Canada or more',
  FOREIGN_WORK_1_OR_2_YEARS_WITH_LOWEST_LEVEL_7_OR_8:
    'One or two years of work outside Canada, with level 7 or 8 in the weakest ability',
  FOREIGN_WORK_1_OR_2_YEARS_WITH_LOWEST_LEVEL_9_OR_MORE:
    'One or two years of work outside Canada, with level 9 or more in every ability',
  FOREIGN_WORK_1_OR_2_YEARS_WITH_CANADIAN_WORK_1_YEAR:
    'One or two years of work outside Canada, with one year of work in Canada',
  FOREIGN_WORK_1_OR_2_YEARS_WITH_CANADIAN_WORK_2_YEARS_OR_MORE:
    'One or two years of work outside Canada, with two years of work in Canada or more',
  FOREIGN_WORK_3_YEARS_OR_MORE_WITH_LOWEST_LEVEL_7_OR_8:
    'Three years of work outside Canada or more, with level 7 or 8 in the weakest ability',
  FOREIGN_WORK_3_YEARS_OR_MORE_WITH_LOWEST_LEVEL_9_OR_MORE:
    'Three years of work outside Canada or more, with level 9 or more in every ability',
  FOREIGN_WORK_3_YEARS_OR_MORE_WITH_CANADIAN_WORK_1_YEAR:
    'Three years of work outside Canada or more, with one year of work in Canada',
  FOREIGN_WORK_3_YEARS_OR_MORE_WITH_CANADIAN_WORK_2_YEARS_OR_MORE:
    'Three years of work outside Canada or more, with two years of work in Canada or more',
  NO_CERTIFICATE: 'No Canadian certificate of qualification in a trade',
  CERTIFICATE_WITH_LOWEST_LEVEL_UNDER_5: 'Certificate of qualification, but at least one ability is under level 5',
  CERTIFICATE_WITH_LOWEST_LEVEL_5_OR_6: 'Certificate of qualification, with level 5 or 6 in the weakest ability',
  CERTIFICATE_WITH_LOWEST_LEVEL_7_OR_MORE: 'Certificate of qualification, with level 7 or more in every ability',
  SIBLING_IN_CANADA: 'A brother or sister who lives in Canada as a citizen or permanent resident',
  NO_SIBLING_IN_CANADA: 'No brother or sister in Canada',
  SIBLING_NOT_YET_COUNTED: 'A brother or sister in Canada gave no points at that time',
  FRENCH_NOT_TESTED: 'No French test result',
  FRENCH_UNDER_7: 'At least one ability in French is under NCLC 7',
  FRENCH_WITHOUT_ENGLISH: 'NCLC 7 or more in French, no English test',
  FRENCH_WITH_ENGLISH_UNDER_5: 'NCLC 7 or more in French, English under CLB 5',
  FRENCH_WITH_SOME_ENGLISH_UNDER_5:
    'NCLC 7 or more in French, English under CLB 5 in at least one ability; we read this as the lower case',
  FRENCH_WITH_ENGLISH_5_OR_MORE: 'NCLC 7 or more in French and CLB 5 or more in English',
  FRENCH_NOT_YET_COUNTED: 'French gave no additional points at that time',
  NO_CANADIAN_STUDY: 'No post-secondary study in Canada',
  CANADIAN_STUDY_1_OR_2_YEARS: 'One- or two-year credential earned in Canada',
  CANADIAN_STUDY_3_YEARS_OR_MORE: 'Credential of three years or more earned in Canada',
  CANADIAN_STUDY_NOT_YET_COUNTED: 'Study in Canada gave no additional points at that time',
  PROVINCIAL_NOMINATION: 'Provincial nomination through Express Entry',
  NO_PROVINCIAL_NOMINATION: 'No provincial nomination',
  NO_JOB_OFFER: 'No job offer',
  JOB_OFFER_SENIOR_MANAGEMENT: 'Job offer in senior management (NOC major group 00)',
  JOB_OFFER_OTHER_OCCUPATION: 'Job offer in another eligible occupation',
  JOB_OFFER_ANY_OCCUPATION: 'Job offer in an eligible occupation',
  JOB_OFFER_POINTS_ENDED: 'Job offers have given no CRS points since 25 March 2025; they can still count for a program',
}

const fswReasons: Record<FswReason, string> = {
  AGE_UNDER_18: 'Under 18',
  AGE_18_TO_35: '18 to 35 years old: the highest points for age',
  AGE_36: '36 years old',
  AGE_37: '37 years old',
  AGE_38: '38 years old',
  AGE_39: '39 years old',
  AGE_40: '40 years old',
  AGE_41: '41 years old',
  AGE_42: '42 years old',
  AGE_43: '43 years old',
  AGE_44: '44 years old',
  AGE_45: '45 years old',
  AGE_46: '46 years old',
  AGE_47_OR_MORE: '47 or older',
  AGE_NOT_GIVEN: reasons.AGE_NOT_GIVEN,
  EDUCATION_LESS_THAN_SECONDARY: 'Less than secondary school',
  EDUCATION_SECONDARY: 'Secondary school diploma',
  EDUCATION_ONE_YEAR: 'One-year post-secondary credential',
  EDUCATION_TWO_YEAR: 'Two-year post-secondary credential',
  EDUCATION_BACHELOR_OR_THREE_YEAR: 'Bachelor’s degree, or another program of three years or more',
  EDUCATION_TWO_OR_MORE: 'Two or more credentials, one of three years or more',
  EDUCATION_MASTERS_OR_PROFESSIONAL: 'Master’s degree, or a professional degree needed to practise',
  EDUCATION_DOCTORAL: 'Doctoral degree',
  EDUCATION_NOT_GIVEN: reasons.EDUCATION_NOT_GIVEN,
  EDUCATION_NOT_ASSESSED: reasons.EDUCATION_NOT_ASSESSED,
  WORK_UNDER_1_YEAR: 'Less than one full year of skilled work',
  WORK_1_YEAR: 'One year of skilled work',
  WORK_2_OR_3_YEARS: 'Two or three years of skilled work',
  WORK_4_OR_5_YEARS: 'Four or five years of skilled work',
  WORK_6_YEARS_OR_MORE: 'Six years of skilled work or more',
  LANGUAGE_BY_ABILITY: 'Each ability is scored alone',
  LANGUAGE_NOT_TESTED: reasons.LANGUAGE_NOT_TESTED,
  SECOND_LANGUAGE_5_OR_MORE: 'Level 5 or more in every ability',
  SECOND_LANGUAGE_UNDER_5: 'At least one ability is under level 5',
  SECOND_LANGUAGE_SAME_AS_FIRST: 'Both results are in the same language; the second one must be in the other',
  ARRANGED_EMPLOYMENT: 'Job offer that meets the rules',
  NO_ARRANGED_EMPLOYMENT: 'No job offer',
  ADAPTABILITY_CLAIMED: 'Ties to Canada, up to 10 points together',
  NOTHING_FOR_ADAPTABILITY: 'No ties to Canada that count',
}

const sections: Record<CrsSection, string> = {
  core: 'About you',
  spouse: 'Your partner',
  transferability: 'Skill transferability',
  additional: 'Additional points',
}

const factors: { [S in CrsSection]: Record<CrsFactors[S], string> } = {
  core: {
    age: 'Age',
    education: 'Education',
    firstLanguage: 'First official language',
    secondLanguage: 'Second official language',
    canadianWork: 'Work in Canada',
  },
  spouse: {
    education: 'Partner’s education',
    language: 'Partner’s language',
    canadianWork: 'Partner’s work in Canada',
  },
  transferability: {
    educationLanguage: 'Education and language',
    educationCanadianWork: 'Education and work in Canada',
    foreignWorkLanguage: 'Work abroad and language',
    foreignWorkCanadianWork: 'Work abroad and work in Canada',
    certificateLanguage: 'Trade certificate and language',
  },
  additional: {
    sibling: 'Brother or sister in Canada',
    french: 'French',
    canadianEducation: 'Study in Canada',
    provincialNomination: 'Provincial nomination',
    arrangedEmployment: 'Job offer',
  },
}

const levelPoints: Record<LevelPointsReason, string> = {
  LEVEL_UNDER_4: 'Under level 4',
  LEVEL_UNDER_5: 'Under level 5',
  LEVEL_4_OR_5: 'Level 4 or 5',
  LEVEL_5_OR_6: 'Level 5 or 6',
  LEVEL_6: 'Level 6',
  LEVEL_7: 'Level 7',
  LEVEL_7_OR_8: 'Level 7 or 8',
  LEVEL_8: 'Level 8',
  LEVEL_9: 'Level 9',
  LEVEL_9_OR_MORE: 'Level 9 or more',
  LEVEL_10_OR_MORE: 'Level 10 or more',
}

const caps: Record<CrsCap, string> = {
  SECOND_LANGUAGE: 'with a partner, the second language counts up to 22 points',
  EDUCATION_PAIR: 'education with language and with work in Canada counts up to 50 points together',
  FOREIGN_WORK_PAIR: 'work abroad with language and with work in Canada counts up to 50 points together',
  TRANSFERABILITY_TOTAL: 'skill transferability counts up to 100 points in all',
  ADDITIONAL_TOTAL: 'additional points count up to 600 in all',
}

const scoredAs: Record<PartnerReason, string> = {
  PARTNER_COUNTED: 'Scored with your partner, who is coming to Canada with you',
  NO_PARTNER: reasons.NO_PARTNER,
  PARTNER_FACTS_NOT_GIVEN: reasons.PARTNER_FACTS_NOT_GIVEN,
  PARTNER_STAYS_ABROAD: reasons.PARTNER_STAYS_ABROAD,
  PARTNER_CITIZEN_OR_RESIDENT: reasons.PARTNER_CITIZEN_OR_RESIDENT,
}

const notices: Record<RuleSetNotice['code'], (date: string) => string> = {
  CHANGE_REPORTED_VALUES_UNKNOWN: (date) =>
    `A change of the CRS is reported from ${date}. Its points are not known to us yet, so this score follows the rules before it.`,
  BEFORE_EXPRESS_ENTRY: (date) => `Express Entry began on ${date}. This score follows its first rules.`,
}

const reportedChanges: Record<ReportedChange, string> = {
  HIGH_WAGE_OCCUPATION_LIST: 'a list of high-wage occupations in three levels',
  POINTS_FOR_LISTED_WORK_OR_OFFER: 'points for Canadian work, or a job offer, in a listed occupation',
  NOTHING_FOR_UNLISTED_OCCUPATION: 'no such points for an occupation that is not listed',
}

const unknownOfChange: Record<UnknownOfChange, string> = {
  POINTS_PER_LEVEL: 'the points of each level',
  THE_LIST: 'the list itself',
  WORK_AND_OFFER_TOGETHER: 'whether points for work and for an offer add up',
  CAP: 'which limit they fall under',
  OTHER_ADDITIONAL_POINTS: 'whether other additional points changed on the same day',
}

const fswFactors: Record<FswFactor, string> = {
  firstLanguage: 'First official language',
  secondLanguage: 'Second official language',
  education: 'Education',
  experience: 'Work experience',
  age: 'Age',
  arrangedEmployment: 'Job offer',
  adaptability: 'Ties to Canada',
}

const fswClaims: Record<AdaptabilityClaim | 'arrangedEmployment', string> = {
  applicantCanadianWork: 'You worked in Canada for a year or more',
  applicantCanadianStudy: 'You studied in Canada for two years or more',
  spouseLanguageClb4: 'Your partner has level 4 or more in every ability',
  spouseCanadianStudy: 'Your partner studied in Canada for two years or more',
  spouseCanadianWork: 'Your partner worked in Canada for a year or more',
  relativeInCanada: 'You or your partner have a close relative in Canada',
  arrangedEmployment: 'You have a job offer',
}

const education: Record<EducationLevel, string> = {
  less_than_secondary: reasons.EDUCATION_LESS_THAN_SECONDARY,
  secondary: reasons.EDUCATION_SECONDARY,
  one_year: reasons.EDUCATION_ONE_YEAR,
  two_year: reasons.EDUCATION_TWO_YEAR,
  bachelor_or_three_year: reasons.EDUCATION_BACHELOR_OR_THREE_YEAR,
  two_or_more: reasons.EDUCATION_TWO_OR_MORE,
  masters_or_professional: reasons.EDUCATION_MASTERS_OR_PROFESSIONAL,
  doctoral: reasons.EDUCATION_DOCTORAL,
}

const maritalStatuses: Record<MaritalStatus, string> = {
  single: 'Single, never married',
  married: 'Married',
  common_law: 'Common-law partner',
  separated: 'Legally separated',
  divorced: 'Divorced',
  widowed: 'Widowed',
  annulled: 'Marriage annulled',
}

const canadianEducation: Record<CanadianEducation, string> = {
  none: 'None',
  one_or_two_years: 'One or two years',
  three_years_or_more: 'Three years or more',
}

const arrangedEmployment: Record<ArrangedEmployment, string> = {
  none: 'None',
  noc_major_group_00: 'In senior management (NOC major group 00)',
  other_eligible: 'In another eligible occupation',
}

const abilities: Record<Ability, string> = {
  listening: 'Listening',
  reading: 'Reading',
  writing: 'Writing',
  speaking: 'Speaking',
}

const officialLanguages: Record<OfficialLanguage, string> = { english: 'English', french: 'French' }

const tests: Record<TestId | LevelScale, string> = {
  IELTS_GT: 'IELTS General Training',
  CELPIP_G: 'CELPIP-General',
  PTE_CORE: 'PTE Core',
  TEF_CANADA: 'TEF Canada',
  TCF_CANADA: 'TCF Canada',
  CLB: 'CLB level, without a test',
  NCLC: 'NCLC level, without a test',
}

const tefScales: Record<TefScale, string> = {
  '2023-12-11': 'Score on the scale from 0 to 699',
  '2019-10-01': 'Equivalent score on the previous scale, printed beside it',
}

const levelNames: Record<OfficialLanguage, (level: string) => string> = {
  english: (level) => `CLB ${level}`,
  french: (level) => `NCLC ${level}`,
}

const levels: Record<LevelReason, string> = {
  BELOW_LOWEST_LEVEL: 'Under level 4, the lowest that counts',
  THRESHOLD_MET: 'The score reaches this level',
  HIGHEST_LEVEL: 'The highest level that counts',
}

const notAcceptedTests: Record<NotAcceptedTest, string> = {
  TOEFL_IBT: 'TOEFL iBT',
  TOEFL_ESSENTIALS: 'TOEFL Essentials',
  IELTS_ACADEMIC: 'IELTS Academic',
  PTE_ACADEMIC: 'PTE Academic',
  CELPIP_G_LS: 'CELPIP-General LS',
  DUOLINGO: 'Duolingo English Test',
  CAMBRIDGE: 'Cambridge English',
  DELF: 'DELF',
  DALF: 'DALF',
}

const refusals: Record<RefusalReason, string> = {
  NOT_DESIGNATED: 'Express Entry does not accept this test.',
  DESIGNATED_START_NOT_ANNOUNCED:
    'This test has been approved, but the day from which it is accepted has not been announced.',
  ACADEMIC_MODULE: 'This is the academic version; Express Entry needs the general one.',
  TWO_ABILITIES_ONLY: 'This version tests only listening and speaking; all four abilities are needed.',
}

const screen: Record<ScreenOutcome, string> = {
  PASSED_BY_IELTS: 'Your IELTS result passes our first check. The official requirement is CLB 5 in each ability.',
  PASSED_BY_TOEFL:
    'Your TOEFL result passes our first check. The official requirement is CLB 5 in each ability, in a test that Canada accepts; TOEFL iBT is not one.',
  BELOW_MINIMUM: 'You need at least CLB 5 in English or French (IELTS 5.0 or higher, TOEFL iBT 35 or higher).',
  TOEFL_BAND_STRADDLES_MINIMUM:
    'A TOEFL iBT band of 2.5 can stand for 34 or for 35 and more. Please enter the comparable total from 0 to 120 on your score report.',
  TOEFL_SCALE_NEEDED: 'Please say whether this TOEFL iBT score is on the scale from 0 to 120 or from 1 to 6.',
  NO_RESULT: 'Enter an IELTS or TOEFL iBT result for a first check.',
}

export const score = {
  title: 'CRS score',
  total: 'Total',
  maximum: (points: string, maximum: string) => `${points} of ${maximum}`,
  wasted: (points: string, cap: string) => `${points} more points do not count: ${cap}.`,
  rulesSince: (date: string) => `Rules in force since ${date}`,
  source: (source: string) => `Source: ${source}`,
  sections,
  factors,
  reasons,
  levelPoints,
  caps,
  scoredAs,
  notices,
  change: { reported: 'What is reported', unknown: 'What is not known', reportedChanges, unknownOfChange },
  fsw: {
    title: 'Federal Skilled Worker points',
    factors: fswFactors,
    reasons: fswReasons,
    claims: fswClaims,
    passed: (total: string, passMark: string) => `${total} points: the pass mark is ${passMark}`,
    failed: (total: string, passMark: string) => `${total} points, below the pass mark of ${passMark}`,
    minimum: {
      language: 'Level 7 or more in every ability of the first language',
      experience: 'One year of skilled work or more',
      education: 'Secondary school diploma or more',
    },
  },
  education,
  maritalStatuses,
  canadianEducation,
  arrangedEmployment,
  language: {
    abilities,
    officialLanguages,
    tests,
    tefScales,
    levelNames,
    levels,
    next: (level: string, needed: string, missing: string) => `${level} needs ${needed}: ${missing} more`,
    validUntil: (date: string) => `Valid until ${date}`,
    expired: (date: string) => `Expired on ${date}`,
    notAcceptedTests,
    refusals,
    screen,
  },
}
