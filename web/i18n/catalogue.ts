import type { Language } from '@rahnama/contract/locale/locale.ts'

// Rooms: texts that are always read together travel in one file, because each file costs a browser a request.

/** The frame around every page behind the sign-in says this; of it, a public form reads the errors. */
const signedInRoom = {
  en: () => import('./en/rooms/signed-in.ts'),
  fa: () => import('./fa/rooms/signed-in.ts'),
}
/** This stands in the bar of everybody at the office. */
const officeRoom = {
  en: () => import('./en/rooms/office.ts'),
  fa: () => import('./fa/rooms/office.ts'),
}
/** The owner's lists have this in common. */
const ownerRoom = {
  en: () => import('./en/rooms/owner.ts'),
  fa: () => import('./fa/rooms/owner.ts'),
}
const homeRoom = {
  en: () => import('./en/rooms/home.ts'),
  fa: () => import('./fa/rooms/home.ts'),
}
const servicesRoom = {
  en: () => import('./en/rooms/services.ts'),
  fa: () => import('./fa/rooms/services.ts'),
}
const rulebookRoom = {
  en: () => import('./en/rooms/rulebook.ts'),
  fa: () => import('./fa/rooms/rulebook.ts'),
}
const sendBackReasonsRoom = {
  en: () => import('./en/rooms/send-back-reasons.ts'),
  fa: () => import('./fa/rooms/send-back-reasons.ts'),
}

/** Every text module under the name it exports; a new one is a line here. */
const modules = {
  admin: ownerRoom,
  advisor: { en: () => import('./en/advisor.ts'), fa: () => import('./fa/advisor.ts') },
  advisorDesk: { en: () => import('./en/advisor-desk.ts'), fa: () => import('./fa/advisor-desk.ts') },
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
  audit: {
    en: () => import('@rahnama/contract/texts/en/audit.ts'),
    fa: () => import('@rahnama/contract/texts/fa/audit.ts'),
  },
  auth: { en: () => import('./en/auth.ts'), fa: () => import('./fa/auth.ts') },
  bell: signedInRoom,
  caseFile: { en: () => import('./en/case-file.ts'), fa: () => import('./fa/case-file.ts') },
  caseWords: officeRoom,
  cases: { en: () => import('./en/cases.ts'), fa: () => import('./fa/cases.ts') },
  checklist: { en: () => import('./en/checklist.ts'), fa: () => import('./fa/checklist.ts') },
  clientSentences: {
    en: () => import('@rahnama/contract/texts/en/client-sentences.ts'),
    fa: () => import('@rahnama/contract/texts/fa/client-sentences.ts'),
  },
  commission: {
    en: () => import('@rahnama/contract/texts/en/commission.ts'),
    fa: () => import('@rahnama/contract/texts/fa/commission.ts'),
  },
  consents: { en: () => import('./en/consents.ts'), fa: () => import('./fa/consents.ts') },
  consultations: { en: () => import('./en/consultations.ts'), fa: () => import('./fa/consultations.ts') },
  consultationsDesk: {
    en: () => import('./en/consultations-desk.ts'),
    fa: () => import('./fa/consultations-desk.ts'),
  },
  content: { en: () => import('./en/content.ts'), fa: () => import('./fa/content.ts') },
  desk: { en: () => import('./en/desk.ts'), fa: () => import('./fa/desk.ts') },
  deskSearch: officeRoom,
  documentCounts: {
    en: () => import('@rahnama/contract/texts/en/document-counts.ts'),
    fa: () => import('@rahnama/contract/texts/fa/document-counts.ts'),
  },
  documents: { en: () => import('./en/documents.ts'), fa: () => import('./fa/documents.ts') },
  enquiries: { en: () => import('./en/enquiries.ts'), fa: () => import('./fa/enquiries.ts') },
  eligibility: {
    en: () => import('@rahnama/contract/texts/en/eligibility.ts'),
    fa: () => import('@rahnama/contract/texts/fa/eligibility.ts'),
  },
  errors: signedInRoom,
  fees: { en: () => import('./en/fees.ts'), fa: () => import('./fa/fees.ts') },
  longForm: { en: () => import('./en/long-form.ts'), fa: () => import('./fa/long-form.ts') },
  backups: { en: () => import('./en/backups.ts'), fa: () => import('./fa/backups.ts') },
  media: { en: () => import('./en/media.ts'), fa: () => import('./fa/media.ts') },
  mailbox: { en: () => import('./en/mailbox.ts'), fa: () => import('./fa/mailbox.ts') },
  home: homeRoom,
  messages: { en: () => import('./en/messages.ts'), fa: () => import('./fa/messages.ts') },
  messageDesk: { en: () => import('./en/message-desk.ts'), fa: () => import('./fa/message-desk.ts') },
  system: { en: () => import('./en/system.ts'), fa: () => import('./fa/system.ts') },
  visits: {
    en: () => import('@rahnama/contract/texts/en/visits.ts'),
    fa: () => import('@rahnama/contract/texts/fa/visits.ts'),
  },
  overview: { en: () => import('./en/overview.ts'), fa: () => import('./fa/overview.ts') },
  notices: {
    en: () => import('@rahnama/contract/texts/en/notices.ts'),
    fa: () => import('@rahnama/contract/texts/fa/notices.ts'),
  },
  officialFees: {
    en: () => import('@rahnama/contract/texts/en/official-fees.ts'),
    fa: () => import('@rahnama/contract/texts/fa/official-fees.ts'),
  },
  people: ownerRoom,
  programs: officeRoom,
  portal: signedInRoom,
  breaches: { en: () => import('./en/breaches.ts'), fa: () => import('./fa/breaches.ts') },
  privacy: { en: () => import('./en/privacy.ts'), fa: () => import('./fa/privacy.ts') },
  profile: { en: () => import('./en/profile.ts'), fa: () => import('./fa/profile.ts') },
  profileCompletion: homeRoom,
  report: {
    en: () => import('@rahnama/contract/texts/en/report.ts'),
    fa: () => import('@rahnama/contract/texts/fa/report.ts'),
  },
  referrals: { en: () => import('./en/referrals.ts'), fa: () => import('./fa/referrals.ts') },
  reports: { en: () => import('./en/reports.ts'), fa: () => import('./fa/reports.ts') },
  many: ownerRoom,
  resource: ownerRoom,
  rulebook: rulebookRoom,
  sendBackReasons: sendBackReasonsRoom,
  sendBackColumns: sendBackReasonsRoom,
  rulebookColumns: rulebookRoom,
  score: {
    en: () => import('@rahnama/contract/texts/en/score.ts'),
    fa: () => import('@rahnama/contract/texts/fa/score.ts'),
  },
  selfCheck: { en: () => import('./en/self-check.ts'), fa: () => import('./fa/self-check.ts') },
  services: servicesRoom,
  settings: { en: () => import('./en/settings.ts'), fa: () => import('./fa/settings.ts') },
  shortcuts: officeRoom,
  emailSettings: { en: () => import('./en/email-settings.ts'), fa: () => import('./fa/email-settings.ts') },
  officeSettings: { en: () => import('./en/office-settings.ts'), fa: () => import('./fa/office-settings.ts') },
  themeSettings: { en: () => import('./en/theme-settings.ts'), fa: () => import('./fa/theme-settings.ts') },
  siteSearch: { en: () => import('./en/site-search.ts'), fa: () => import('./fa/site-search.ts') },
  siteSettings: { en: () => import('./en/site-settings.ts'), fa: () => import('./fa/site-settings.ts') },
  site: { en: () => import('./en/site.ts'), fa: () => import('./fa/site.ts') },
  staffDrafts: { en: () => import('./en/staff-drafts.ts'), fa: () => import('./fa/staff-drafts.ts') },
  intakeNames: rulebookRoom,
  intakeSources: servicesRoom,
  sources: {
    en: () => import('@rahnama/contract/texts/en/sources.ts'),
    fa: () => import('@rahnama/contract/texts/fa/sources.ts'),
  },
  support: { en: () => import('./en/support.ts'), fa: () => import('./fa/support.ts') },
  tips: { en: () => import('./en/tips.ts'), fa: () => import('./fa/tips.ts') },
  ui: { en: () => import('./en/ui.ts'), fa: () => import('./fa/ui.ts') },
  guestData: { en: () => import('./en/guest-data.ts'), fa: () => import('./fa/guest-data.ts') },
  unsubscribe: { en: () => import('./en/unsubscribe.ts'), fa: () => import('./fa/unsubscribe.ts') },
  uploads: { en: () => import('./en/uploads.ts'), fa: () => import('./fa/uploads.ts') },
  users: { en: () => import('./en/users.ts'), fa: () => import('./fa/users.ts') },
  verification: { en: () => import('./en/verification.ts'), fa: () => import('./fa/verification.ts') },
}

export type TextName = keyof typeof modules

type English<Name extends TextName> = Awaited<ReturnType<(typeof modules)[Name]['en']>>

/** English is the type; a Persian file that misses a text does not compile. */
export type Texts = { [Name in TextName]: Name extends keyof English<Name> ? English<Name>[Name] : never }

type Loaders = { [Name in TextName]: Record<Language, () => Promise<{ [Key in Name]: Texts[Name] }>> }

export const catalogue: Loaders = modules
