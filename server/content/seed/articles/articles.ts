import type { Seed } from '../seed-shape.ts'
import { CLB_AND_LANGUAGE_TESTS } from './clb-and-language-tests.ts'
import { CREDENTIAL_ASSESSMENT } from './credential-assessment-step-by-step.ts'
import { HOW_THE_CRS_WORKS } from './how-the-crs-works.ts'
import { PROOF_OF_FUNDS } from './proof-of-funds.ts'
import { STUDY_IN_CANADA } from './study-in-canada-first-steps.ts'
import { STUDY_IN_CHINA } from './study-in-china-without-chinese.ts'
import { FIRST_CONSULTATION } from './your-first-consultation.ts'

export const ARTICLES: readonly Seed<'article'>[] = [
  HOW_THE_CRS_WORKS,
  PROOF_OF_FUNDS,
  CLB_AND_LANGUAGE_TESTS,
  CREDENTIAL_ASSESSMENT,
  STUDY_IN_CANADA,
  STUDY_IN_CHINA,
  FIRST_CONSULTATION,
]
