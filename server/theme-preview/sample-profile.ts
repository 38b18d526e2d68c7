import type { Profile } from '@rahnama/rules/profile/profile.ts'

/** Somebody whose report has a full cover: points in each part, and something left to do. */
export const SAMPLE_PROFILE: Profile = {
  birthDate: '1994-05-01',
  citizenship: 'IR',
  residence: 'IR',
  maritalStatus: 'single',
  hasChildren: false,
  credentials: [{ level: 'bachelor', country: 'IR', graduatedOn: '2018-06-30', ecaBody: 'WES', ecaOn: '2025-01-10' }],
  tests: [{ test: 'IELTS_GT', takenOn: '2026-01-10', scores: { listening: 8, reading: 7, writing: 6.5, speaking: 7 } }],
  jobs: [{ country: 'IR', startedOn: '2019-01-01', endedOn: '2024-12-31', noc: '21231', hoursPerWeek: 40 }],
  hasCanadianExperience: false,
  totalWorkYears: 6,
}
