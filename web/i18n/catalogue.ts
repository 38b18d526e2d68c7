import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { eligibility } from '@rahnama/contract/texts/en/eligibility.ts'
import type { intakeSources } from '@rahnama/contract/texts/en/intake-sources.ts'
import type { programs } from '@rahnama/contract/texts/en/programs.ts'
import type { report } from '@rahnama/contract/texts/en/report.ts'
import type { score } from '@rahnama/contract/texts/en/score.ts'
import type { sources } from '@rahnama/contract/texts/en/sources.ts'
import type { admin } from './en/admin.ts'
import type { app } from './en/app.ts'
import type { applications } from './en/applications.ts'
import type { assessments } from './en/assessments.ts'
import type { auth } from './en/auth.ts'
import type { cases } from './en/cases.ts'
import type { checklist } from './en/checklist.ts'
import type { consents } from './en/consents.ts'
import type { consultations } from './en/consultations.ts'
import type { consultationsDesk } from './en/consultations-desk.ts'
import type { content } from './en/content.ts'
import type { documents } from './en/documents.ts'
import type { enquiries } from './en/enquiries.ts'
import type { errors } from './en/errors.ts'
import type { home } from './en/home.ts'
import type { longForm } from './en/long-form.ts'
import type { portal } from './en/portal.ts'
import type { profile } from './en/profile.ts'
import type { profileCompletion } from './en/profile-completion.ts'
import type { reports } from './en/reports.ts'
import type { selfCheck } from './en/self-check.ts'
import type { services } from './en/services.ts'
import type { settings } from './en/settings.ts'
import type { shortcuts } from './en/shortcuts.ts'
import type { site } from './en/site.ts'
import type { staffDrafts } from './en/staff-drafts.ts'
import type { startupAssessmentForm } from './en/startup-assessment-form.ts'
import type { startupBusinessForm } from './en/startup-business-form.ts'
import type { studyForm } from './en/study-form.ts'
import type { tips } from './en/tips.ts'
import type { transferForm } from './en/transfer-form.ts'
import type { ui } from './en/ui.ts'
import type { uploads } from './en/uploads.ts'
import type { verification } from './en/verification.ts'

/** Every text module. English is the type; a Persian file that misses a text does not compile. */
export type Texts = {
  admin: typeof admin
  app: typeof app
  applications: typeof applications
  assessments: typeof assessments
  studyForm: typeof studyForm
  transferForm: typeof transferForm
  startupBusinessForm: typeof startupBusinessForm
  startupAssessmentForm: typeof startupAssessmentForm
  auth: typeof auth
  cases: typeof cases
  checklist: typeof checklist
  consents: typeof consents
  consultations: typeof consultations
  consultationsDesk: typeof consultationsDesk
  content: typeof content
  documents: typeof documents
  enquiries: typeof enquiries
  eligibility: typeof eligibility
  errors: typeof errors
  longForm: typeof longForm
  home: typeof home
  portal: typeof portal
  programs: typeof programs
  profile: typeof profile
  profileCompletion: typeof profileCompletion
  report: typeof report
  reports: typeof reports
  score: typeof score
  selfCheck: typeof selfCheck
  services: typeof services
  settings: typeof settings
  shortcuts: typeof shortcuts
  site: typeof site
  staffDrafts: typeof staffDrafts
  intakeSources: typeof intakeSources
  sources: typeof sources
  tips: typeof tips
  ui: typeof ui
  uploads: typeof uploads
  verification: typeof verification
}

export type TextName = keyof Texts

type Loaders = { [N in TextName]: Record<Language, () => Promise<{ [K in N]: Texts[N] }>> }

export const catalogue: Loaders = {
  admin: { en: () => import('./en/admin.ts'), fa: () => import('./fa/admin.ts') },
  app: { en: () => import('./en/app.ts'), fa: () => import('./fa/app.ts') },
  applications: { en: () => import('./en/applications.ts'), fa: () => import('./fa/applications.ts') },
  startupAssessmentForm: {
    en: () => import('./en/startup-assessment-form.ts'),
    fa: () => import('./fa/startup-assessment-form.ts'),
  },
  startupBusinessForm: {
    en: () => import('./en/startup-business-form.ts'),
    fa: () => import('./fa/startup-business-form.ts'),
  },
  transferForm: { en: () => import('./en/transfer-form.ts'), fa: () => import('./fa/transfer-form.ts') },
  studyForm: { en: () => import('./en/study-form.ts'), fa: () => import('./fa/study-form.ts') },
  assessments: { en: () => import('./en/assessments.ts'), fa: () => import('./fa/assessments.ts') },
  auth: { en: () => import('./en/auth.ts'), fa: () => import('./fa/auth.ts') },
  cases: { en: () => import('./en/cases.ts'), fa: () => import('./fa/cases.ts') },
  checklist: { en: () => import('./en/checklist.ts'), fa: () => import('./fa/checklist.ts') },
  consents: { en: () => import('./en/consents.ts'), fa: () => import('./fa/consents.ts') },
  consultations: { en: () => import('./en/consultations.ts'), fa: () => import('./fa/consultations.ts') },
  consultationsDesk: {
    en: () => import('./en/consultations-desk.ts'),
    fa: () => import('./fa/consultations-desk.ts'),
  },
  content: { en: () => import('./en/content.ts'), fa: () => import('./fa/content.ts') },
  documents: { en: () => import('./en/documents.ts'), fa: () => import('./fa/documents.ts') },
  enquiries: { en: () => import('./en/enquiries.ts'), fa: () => import('./fa/enquiries.ts') },
  eligibility: {
    en: () => import('@rahnama/contract/texts/en/eligibility.ts'),
    fa: () => import('@rahnama/contract/texts/fa/eligibility.ts'),
  },
  errors: { en: () => import('./en/errors.ts'), fa: () => import('./fa/errors.ts') },
  longForm: { en: () => import('./en/long-form.ts'), fa: () => import('./fa/long-form.ts') },
  home: { en: () => import('./en/home.ts'), fa: () => import('./fa/home.ts') },
  programs: {
    en: () => import('@rahnama/contract/texts/en/programs.ts'),
    fa: () => import('@rahnama/contract/texts/fa/programs.ts'),
  },
  portal: { en: () => import('./en/portal.ts'), fa: () => import('./fa/portal.ts') },
  profile: { en: () => import('./en/profile.ts'), fa: () => import('./fa/profile.ts') },
  profileCompletion: {
    en: () => import('./en/profile-completion.ts'),
    fa: () => import('./fa/profile-completion.ts'),
  },
  report: {
    en: () => import('@rahnama/contract/texts/en/report.ts'),
    fa: () => import('@rahnama/contract/texts/fa/report.ts'),
  },
  reports: { en: () => import('./en/reports.ts'), fa: () => import('./fa/reports.ts') },
  score: {
    en: () => import('@rahnama/contract/texts/en/score.ts'),
    fa: () => import('@rahnama/contract/texts/fa/score.ts'),
  },
  selfCheck: { en: () => import('./en/self-check.ts'), fa: () => import('./fa/self-check.ts') },
  services: { en: () => import('./en/services.ts'), fa: () => import('./fa/services.ts') },
  settings: { en: () => import('./en/settings.ts'), fa: () => import('./fa/settings.ts') },
  shortcuts: { en: () => import('./en/shortcuts.ts'), fa: () => import('./fa/shortcuts.ts') },
  site: { en: () => import('./en/site.ts'), fa: () => import('./fa/site.ts') },
  staffDrafts: { en: () => import('./en/staff-drafts.ts'), fa: () => import('./fa/staff-drafts.ts') },
  intakeSources: {
    en: () => import('@rahnama/contract/texts/en/intake-sources.ts'),
    fa: () => import('@rahnama/contract/texts/fa/intake-sources.ts'),
  },
  sources: {
    en: () => import('@rahnama/contract/texts/en/sources.ts'),
    fa: () => import('@rahnama/contract/texts/fa/sources.ts'),
  },
  tips: { en: () => import('./en/tips.ts'), fa: () => import('./fa/tips.ts') },
  ui: { en: () => import('./en/ui.ts'), fa: () => import('./fa/ui.ts') },
  uploads: { en: () => import('./en/uploads.ts'), fa: () => import('./fa/uploads.ts') },
  verification: { en: () => import('./en/verification.ts'), fa: () => import('./fa/verification.ts') },
}
