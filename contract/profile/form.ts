import type { LongForm } from '../long-form/long-form.ts'
import { education } from './education-step.ts'
import { general } from './general-step.ts'
import { immigrationHistory } from './immigration-history-step.ts'
import { language } from './language-step.ts'
import { personal } from './personal-step.ts'
import { preferences } from './preferences-step.ts'
import { work } from './work-step.ts'

/** A client tells all this about themselves, once for all programs. */
export const profileForm = {
  name: 'profile',
  steps: [general, personal, education, work, language, immigrationHistory, preferences],
} as const satisfies LongForm
