import type { Section } from '@rahnama/rules/completion/completion.ts'

const sections: Record<Section, string> = {
  general: 'General information',
  personal: 'Personal',
  education: 'Education',
  work: 'Work experience',
  language: 'Language skills',
  immigrationHistory: 'Immigration history',
  preferences: 'Preferences',
}

/** For the home page, which does without the words of the form itself. */
export const profileCompletion = {
  complete: 'Profile Complete',
  notComplete: 'Profile not complete',
  sections,
  progress: 'Completed so far',
  begin: 'Tell us about yourself once. You can stop at any time; nothing is lost.',
  goOn: 'Continue where you stopped. All your answers are saved.',
  checkLead: 'Everything is answered. Check your answers and complete your profile.',
  completeLead: 'Keep it up to date: your age or a new test changes your score.',
}
