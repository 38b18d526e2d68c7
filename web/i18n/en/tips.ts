import type { SituationCode } from '@rahnama/rules/situations/situations.ts'

/** Why a tip is shown: `test` and `day` are filled in where the situation has them. */
const because: Record<SituationCode, (words: { test: string; day: string }) => string> = {
  TEST_ENDED: ({ test, day }) => `Because your ${test} result expired on ${day}`,
  TEST_ENDING: ({ test, day }) => `Because your ${test} result expires on ${day}`,
  AGE_COSTS: ({ day }) => `Because your age points go down on ${day}`,
  ECA_MISSING: () => 'Because a degree of yours is not assessed yet',
  NO_TEST: () => 'Because you have not taken a language test yet',
  REFUSED: () => 'Because you were refused before',
  WORK_GAP: () => 'Because there are months between two of your jobs',
  FUNDS_ASKED: () => 'Because a program that may fit you asks for proof of funds',
  WORK_TOLD: () => 'Because you told us about your work',
  TEST_TOLD: () => 'Because you have a language result',
  PARTNER: () => 'Because your partner is coming with you',
  CHILDREN: () => 'Because you have children',
  STUDY_CANADA: () => 'Because you plan to study in Canada',
  STUDY_CHINA: () => 'Because you plan to study in China',
}

export const tips = {
  title: 'Tips',
  heading: 'Tips',
  lead: 'Short, checked advice for your situation.',
  because,
  forYou: 'For you',
  forEverybody: 'For everyone',
  articles: 'To read',
  read: 'Read the article',
  readingTime: (minutes: string) => `${minutes} to read`,
  moreTitle: 'Tell us more for more precise tips',
  moreBody: 'Tips are chosen from your profile. For now, these are the ones that help everyone.',
  moreAct: 'Open your profile',
  emptyTitle: 'No tips yet',
  emptyBody: 'Our consultants have not published any. Please look again soon.',
}
