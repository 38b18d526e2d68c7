import { sql } from '../../db/db.ts'
import type { OfPeople } from './types.ts'
import { mine, ofTheirEnquiries, ofTheirFactors } from './whose.ts'

/** Goes with the account, whatever else is kept. */
export const ACCOUNT_DATA: Readonly<Record<string, OfPeople>> = {
  account_merge_rows: {
    whose: ({ userId }) => sql`merge_id in (select id from account_merges where ${userId} in (kept_id, closed_id))`,
    columns: 'merge_id table_name column_name key from_id to_id dropped',
    isInternal: true,
  },
  account_merges: {
    whose: ({ userId }) => sql`${userId} in (kept_id, closed_id)`,
    columns: 'id kept_id closed_id merged_by merged_at undo_until undone_at undone_by settled_at',
    isInternal: true,
  },
  account_terms: { whose: mine, columns: 'user_id match folded', isInternal: true },
  advisor_turns: {
    whose: mine,
    columns:
      'id user_id asked_at question language state outcome answer rules_answer marks topics leftover written_by fallback dropped is_right rating correction corrected_at corrected_by otherwise judgements adopted_as',
  },
  assessment_completions: {
    whose: mine,
    columns: 'user_id assessment version answers outcome completed_at',
  },
  consultation_waits: {
    whose: ({ email }) => sql`lower(email) = lower(${email})`,
    columns: 'id type consultant_id name email email_key language time_zone created_at told_at',
  },
  consultations: {
    whose: ({ userId, email }) => sql`(client_id = ${userId} or lower(email) = lower(${email}))`,
    columns:
      'id hold_id reference consultant_id type state starts_at ends_at office_day office_zone office_wall client_zone client_wall held_until hold_extensions client_id name email email_key phone language topic is_coming sequence booked_at changed_at cancelled_by reason note reminded_day_at reminded_hour_at held_by confirmed_at',
    hidden: 'busy',
  },
  data_exports: {
    whose: mine,
    columns: 'id user_id state asked_at touched_at done of bytes missing_files file_id expires_at',
  },
  desk_undos: { whose: mine, columns: 'id user_id made_at before', isInternal: true },
  desk_views: { whose: mine, columns: 'id user_id name filter is_shared', isInternal: true },
  document_archives: { whose: mine, columns: 'id user_id program language created_at', isInternal: true },
  enquiries: {
    whose: ({ email }) => sql`lower(email) = lower(${email})`,
    columns:
      'id idempotency_key reference state name email phone country service_type message language received_at due_at answered_at reply_minutes closed_at assignee_id version',
  },
  enquiry_events: {
    whose: ofTheirEnquiries,
    columns: 'enquiry_id version act actor_id assignee_id happened_at',
    isInternal: true,
  },
  enquiry_replies: {
    whose: ofTheirEnquiries,
    columns: 'id enquiry_id idempotency_key author_id body sent_at',
  },
  exchange_codes: {
    whose: mine,
    columns: 'code_hash user_id method code_challenge expires_at',
    isInternal: true,
  },
  factor_challenges: { whose: ofTheirFactors, columns: 'id factor_id expires_at', isInternal: true },
  factors: {
    whose: mine,
    columns: 'id user_id kind friendly_name last_step created_at updated_at verified_at challenged_at',
    hidden: 'sealed_secret',
  },
  file_parts: {
    whose: ({ userId }) => sql`partial_id in (select id from uploads where user_id = ${userId})`,
    columns: 'partial_id start sealed',
    isInternal: true,
  },
  held_mails: { whose: mine, columns: 'notice_id user_id pace content due_at' },
  invitations: {
    whose: ({ email }) => sql`lower(email) = lower(${email})`,
    columns:
      'id email full_name role language link_hash mail_id invited_by invited_at expires_at accepted_at revoked_at',
    isInternal: true,
  },
  list_exports: { whose: mine, columns: 'id user_id list filter language created_at', isInternal: true },
  mail_hours: { whose: mine, columns: 'user_id time_zone quiet_from quiet_until' },
  mail_paces: { whose: mine, columns: 'user_id kind pace since' },
  mails: {
    whose: ({ email }) => sql`lower(recipient) = lower(${email})`,
    columns: 'id recipient language subject content state attempts fault created_at settled_at secret_until',
  },
  notice_acts: {
    whose: ({ userId }) => sql`notice_id in (select id from notices where user_id = ${userId})`,
    columns: 'act notice_id',
    isInternal: true,
  },
  notice_digests: { whose: mine, columns: 'user_id day at', isInternal: true },
  notices: {
    whose: mine,
    columns:
      'id user_id kind event about because thread times must_act at read_at settled_at reminded remind_at mailed_at mail_id',
  },
  one_time_tokens: {
    whose: mine,
    columns: 'user_id purpose code_hash link_hash code_challenge failed_attempts created_at expires_at mail_id',
    isInternal: true,
  },
  partial_files: {
    whose: ({ userId }) => sql`id in (select id from uploads where user_id = ${userId})`,
    columns: 'id key_id wrapped_key',
    isInternal: true,
  },
  recovery_codes: { whose: ofTheirFactors, columns: 'factor_id code_hash used_at', isInternal: true },
  referral_codes: { whose: mine, columns: 'code user_id created_at' },
  referrals: {
    whose: ({ userId }) => sql`(user_id = ${userId} or referrer_id = ${userId})`,
    columns: 'user_id referrer_id code created_at terms_id',
  },
  refresh_tokens: {
    whose: ({ userId }) => sql`session_id in (select id from sessions where user_id = ${userId})`,
    columns: 'token_hash session_id created_at used_at',
    isInternal: true,
  },
  refused_addresses: {
    whose: ({ email }) => sql`lower(address) = lower(${email})`,
    columns: 'address is_permanent failures fault since stopped_at',
    isInternal: true,
  },
  self_checks: { whose: mine, columns: 'user_id answers kept_at' },
  sessions: {
    whose: mine,
    columns: 'id user_id assurance methods user_agent created_at refreshed_at revoked_at',
    hidden: 'refresh_secret',
  },
  signals: {
    whose: ({ userId }) => sql`to_user = ${userId}`,
    columns: 'id position to_user to_role kind payload created_at',
    isInternal: true,
  },
  staff_drafts: { whose: mine, columns: 'user_id thing body saved_at', isInternal: true },
  uploads: {
    whose: mine,
    columns: 'id user_id purpose state name size received type fault file_id begun_at touched_at',
    hidden: 'sha256',
  },
  rate_limits: {
    whose: ({ userId, email }) =>
      sql`(strpos(key, ${userId}::text) > 0 or strpos(lower(key), lower(${email}::text)) > 0)`,
    columns: 'key full_at',
    isInternal: true,
  },
}
