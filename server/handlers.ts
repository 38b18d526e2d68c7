import { type Contract, contract } from '@rahnama/contract/contract.ts'
import type { Call } from '@rahnama/contract/procedure.ts'
import { advisorHandlers } from './advisor/handlers.ts'
import { applicationsHandlers } from './applications/handlers.ts'
import { assessmentsHandlers } from './assessments/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { backupsHandlers } from './backup/register/handlers.ts'
import { breachesHandlers } from './breaches/handlers.ts'
import { casesHandlers } from './cases/handlers.ts'
import { referralsHandlers } from './commission/handlers.ts'
import { consentsHandlers } from './consents/handlers.ts'
import { consultationsHandlers } from './consultations/handlers.ts'
import { contentEditingHandlers, contentHandlers } from './content/handlers.ts'
import { correctionsHandlers } from './corrections/handlers.ts'
import type { Deps } from './deps.ts'
import { documentsHandlers } from './documents/handlers.ts'
import { eligibilityHandlers } from './eligibility/handlers.ts'
import { enquiriesHandlers } from './enquiries/handlers.ts'
import { feesHandlers } from './fees/handlers.ts'
import { createLocalCall, type Handlers } from './http/http.ts'
import { mailChoicesHandlers } from './mail-choices/handlers.ts'
import { mailSentenceHandlers } from './mail-sentences/handlers.ts'
import { mailServerHandlers } from './mail-server/handlers.ts'
import { mailboxHandlers } from './mailbox/handlers.ts'
import { mediaHandlers } from './media/handlers.ts'
import { messageDeskHandlers, messagesHandlers } from './messages/handlers.ts'
import { noticesHandlers } from './notices/handlers.ts'
import { overviewHandlers } from './overview/handlers.ts'
import { privacyHandlers } from './privacy/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { reportsHandlers } from './reports/handlers.ts'
import { rulebookHandlers } from './rulebook/handlers.ts'
import { sendBackReasonsHandlers } from './send-back-reasons/handlers.ts'
import { siteSearchHandlers } from './site-search/handlers.ts'
import { siteSettingsHandlers } from './site-settings/handlers.ts'
import { staffDraftsHandlers } from './staff-drafts/handlers.ts'
import { systemHandlers } from './system/handlers.ts'
import { themePreviewHandlers } from './theme-preview/handlers.ts'
import { uploadsHandlers } from './uploads/handlers.ts'
import { usersHandlers } from './users/handlers.ts'
import { visitsHandlers } from './visits/handlers.ts'

export const handlers: { [Capability in keyof Contract]: Handlers<Deps, Contract[Capability]> } = {
  auth: authHandlers,
  audit: auditHandlers,
  users: usersHandlers,
  referrals: referralsHandlers,
  enquiries: enquiriesHandlers,
  consultations: consultationsHandlers,
  profile: profileHandlers,
  assessments: assessmentsHandlers,
  consents: consentsHandlers,
  privacy: privacyHandlers,
  corrections: correctionsHandlers,
  breaches: breachesHandlers,
  mailChoices: mailChoicesHandlers,
  notices: noticesHandlers,
  mailSentences: mailSentenceHandlers,
  mailbox: mailboxHandlers,
  mailServer: mailServerHandlers,
  applications: applicationsHandlers,
  cases: casesHandlers,
  eligibility: eligibilityHandlers,
  uploads: uploadsHandlers,
  documents: documentsHandlers,
  messages: messagesHandlers,
  messageDesk: messageDeskHandlers,
  advisor: advisorHandlers,
  reports: reportsHandlers,
  rulebook: rulebookHandlers,
  sendBackReasons: sendBackReasonsHandlers,
  siteSettings: siteSettingsHandlers,
  fees: feesHandlers,
  siteSearch: siteSearchHandlers,
  themePreview: themePreviewHandlers,
  content: contentHandlers,
  contentEditing: contentEditingHandlers,
  staffDrafts: staffDraftsHandlers,
  overview: overviewHandlers,
  visits: visitsHandlers,
  system: systemHandlers,
  backups: backupsHandlers,
  media: mediaHandlers,
}

/** The public procedures, called in process by the pages we render. */
export function createCall(deps: Deps): Call {
  return createLocalCall(contract, handlers, deps)
}
