import { advisor } from './advisor/advisor.ts'
import { applications } from './applications.ts'
import { assessments } from './assessments/assessments.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { backups } from './backups.ts'
import { breaches } from './breaches.ts'
import { cases } from './cases/cases.ts'
import { consents } from './consents.ts'
import { consultations } from './consultations/consultations.ts'
import { content } from './content/content.ts'
import { contentEditing } from './content/content-editing.ts'
import { corrections } from './corrections.ts'
import { documents } from './documents.ts'
import { eligibility } from './eligibility/eligibility-procedures.ts'
import { enquiries } from './enquiries.ts'
import { fees } from './fees.ts'
import { mailChoices } from './mail-choices.ts'
import { mailSentences } from './mail-sentences.ts'
import { mailServer } from './mail-server.ts'
import { mailbox } from './mailbox.ts'
import { media } from './media/media.ts'
import { messageDesk } from './message-desk.ts'
import { messages } from './messages.ts'
import { notices } from './notices.ts'
import { overview } from './overview.ts'
import { privacy } from './privacy.ts'
import type { Procedure } from './procedure.ts'
import { profile } from './profile/profile.ts'
import { referrals } from './referrals.ts'
import { reports } from './reports.ts'
import { rulebook } from './rulebook/rulebook.ts'
import { sendBackReasons } from './send-back-reasons.ts'
import { siteSearch } from './site-search.ts'
import { siteSettings } from './site-settings.ts'
import { staffDrafts } from './staff-drafts.ts'
import { system } from './system.ts'
import { themePreview } from './theme-preview.ts'
import { uploads } from './uploads/uploads.ts'
import { users } from './users.ts'
import { visits } from './visits.ts'

/** The whole API: one entry per capability. The server mounts it, the client calls it, the documentation prints it. */
export const contract = {
  auth,
  users,
  audit,
  referrals,
  enquiries,
  consultations,
  profile,
  assessments,
  consents,
  privacy,
  corrections,
  breaches,
  mailChoices,
  notices,
  mailSentences,
  mailbox,
  mailServer,
  applications,
  cases,
  eligibility,
  uploads,
  documents,
  messages,
  messageDesk,
  advisor,
  reports,
  rulebook,
  sendBackReasons,
  siteSettings,
  fees,
  siteSearch,
  themePreview,
  content,
  contentEditing,
  staffDrafts,
  overview,
  visits,
  system,
  backups,
  media,
} as const satisfies Record<string, Record<string, Procedure>>

export type Contract = typeof contract

type AnyProcedure = { [C in keyof Contract]: Contract[C][keyof Contract[C]] }[keyof Contract]

/** Every procedure by its method and path: `Procedures['GET /api/users/me']`. Types only, so that a browser that names one gets no schema. */
export type Procedures = { [P in AnyProcedure as `${P['method']} ${P['path']}`]: P }
export type Address = keyof Procedures
