import type { SituationCode } from '@rahnama/rules/situations/situations.ts'

/** Why a tip is shown: `test` and `day` are filled in where the situation has them. */
const because: Record<SituationCode, (words: { test: string; day: string }) => string> = {
  TEST_ENDED: ({ test, day }) => `Because your ${test} result expired on ${day}`,
  TEST_ENDING: ({ test, day }) => `Because your ${test} result expires on ${day}`,
  AGE_COSTS: ({ day }) => `Because your birthday on ${day} will cost points`,
  ECA_MISSING: () => 'Because a degree of yours is not assessed yet',
  NO_TEST: () => 'Because you have not taken a language test yet',
  REFUSED: () => 'Because an application of yours was refused before',
  WORK_GAP: () => 'Because there are months between two of your jobs',
  FUNDS_ASKED: () => 'Because a program open to you asks for proof of funds',
  WORK_TOLD: () => 'Because you told us about your work',
  TEST_TOLD: () => 'Because you have a language result',
  PARTNER: () => 'Because your partner comes along',
  CHILDREN: () => 'Because you have children',
  STUDY_CANADA: () => 'Because you plan to study in Canada',
  STUDY_CHINA: () => 'Because you plan to study in China',
}

export const tips = {
  title: 'Tips',
  heading: 'Tips',
  lead: 'Short, checked advice for where you are now.',
  because,
  forYou: 'For you',
  forEverybody: 'For everyone',
  articles: 'To read',
  read: 'Read the article',
  readingTime: (minutes: string) => `${minutes} to read`,
  moreTitle: 'Tell us more and the advice gets closer',
  moreBody: 'Tips are chosen by what your profile says. So far these are the ones that help everyone.',
  moreAct: 'Open your profile',
  emptyTitle: 'No tips yet',
  emptyBody: 'Our consultants have not published any. Please look again soon.',
}
