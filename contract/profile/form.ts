import type { LongForm } from '../long-form/long-form.ts'
import { education } from './steps/education-step.ts'
import { general } from './steps/general-step.ts'
import { immigrationHistory } from './steps/immigration-history-step.ts'
import { language } from './steps/language-step.ts'
import { personal } from './steps/personal-step.ts'
import { preferences } from './steps/preferences-step.ts'
import { work } from './steps/work-step.ts'

/** A client tells all this about themselves, once for all programs. */
export const profileForm = {
  name: 'profile',
  steps: [general, personal, education, work, language, immigrationHistory, preferences],
} as const satisfies LongForm
