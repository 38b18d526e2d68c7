import { sql } from '../../db/db.ts'
import type { OfPeople } from './types.ts'
import { mine, ofTheirApplications, ofTheirThreads, ofTheirVersions } from './whose.ts'

/** The client’s file: it goes with the account too, unless the law makes us keep it a while longer. */
export const CLIENT_FILE: Readonly<Record<string, OfPeople>> = {
  answer_sheets: {
    whose: mine,
    columns: 'user_id form answers marks version saved_at completed_at completed_version worked_seconds',
  },
  application_events: {
    whose: ofTheirApplications,
    columns:
      'id place application_id what side actor_id at stage turn turn_reason due_on note idempotency_key sentence unmet',
  },
  application_explanations: {
    whose: ofTheirApplications,
    columns: 'application_id code answers text given_at',
  },
  applications: {
    whose: mine,
    columns:
      'id user_id program reference stage turn turn_reason due_on started_at submitted_at closed_at changed_at version',
  },
  case_events: {
    whose: ofTheirApplications,
    columns: 'id application_id what actor_id side at about text',
    isInternal: true,
  },
  case_looks: {
    whose: ofTheirApplications,
    columns: 'application_id user_id looked_at looked_on',
    isInternal: true,
  },
  case_notes: {
    whose: ofTheirApplications,
    columns: 'id application_id author_id text written_at edited_at removed_at version',
    isInternal: true,
  },
  case_presence: {
    whose: ofTheirApplications,
    columns: 'application_id user_id mode since renewed_at',
    isInternal: true,
  },
  case_questions: {
    whose: ofTheirApplications,
    columns:
      'id application_id form path text asked_by asked_at answer changed_answer answered_at read_at withdrawn_at',
  },
  case_tasks: {
    whose: ofTheirApplications,
    columns:
      'id application_id what rule about assignee_id due_on first_due_on anchor anchor_days snoozed_until snoozed_until_reply done_at done_by created_at created_by version',
    isInternal: true,
  },
  cases: {
    whose: ofTheirApplications,
    columns:
      'application_id owner_id promise_minutes promise_broken_at flags authority_number filed_on biometrics_by biometrics_on medical_by medical_on decided_on refusal_grounds',
    hidden: 'lesson',
  },
  consents: {
    whose: ({ userId, email }) => sql`(user_id = ${userId}
      or enquiry_id in (select id from enquiries where lower(email) = lower(${email}))
      or consultation_id in (select id from consultations where client_id = ${userId} or lower(email) = lower(${email})))`,
    columns:
      'id user_id statement version language occasion given_at withdrawn_at referrer_id enquiry_id consultation_id',
  },
  corrections: {
    whose: mine,
    columns: 'id user_id what asked_at due_at outcome answer answered_at answered_by',
  },
  desk_items: {
    whose: ({ userId }) => sql`client_id = ${userId}`,
    columns:
      'kind id client_id owner_id turn due_at due_rank risk since program stage flags snoozed_until snoozed_until_reply snooze_reason pooled_at',
    isInternal: true,
  },
  document_decisions: {
    whose: ofTheirVersions,
    columns: 'version_id outcome reason wording sentence decided_by decided_at carried_out_at told_at',
    hidden: 'remark',
  },
  document_versions: {
    whose: ({ userId }) => sql`document_id in (select id from documents where user_id = ${userId})`,
    columns:
      'id document_id number file_id upload_id issued_on ends_on valid_until state reason wording note decided_by decided_at uploaded_at removed_at',
  },
  document_warnings: { whose: ofTheirVersions, columns: 'version_id days sent_at' },
  documents: {
    whose: mine,
    columns: 'id user_id kind subject not_needed_by not_needed_at',
  },
  files: {
    whose: ({ userId }) => sql`created_by = ${userId}`,
    columns: 'id size content_type original_name created_at created_by',
    hidden: 'wrapped_key key_id sha256',
  },
  message_files: {
    whose: ({ userId }) => sql`message_id in (select messages.id from messages
        join threads on threads.id = thread_id where client_id = ${userId})`,
    columns: 'id message_id position file_id upload_id name size content_type',
  },
  messages: {
    whose: ofTheirThreads,
    columns:
      'id number thread_id position side author_id what body language about_id reply_minutes waited_since sent_at',
    hidden: 'words',
  },
  report_files: {
    whose: ({ userId }) => sql`report_id in (select id from reports where user_id = ${userId})`,
    columns: 'report_id language file_id',
  },
  reports: {
    whose: mine,
    columns: 'id user_id code made_at made_on client_name profile result checksum rule_sets input_hash low high',
  },
  search_terms: {
    whose: ({ userId }) =>
      sql`(target_id = ${userId} or target_id in (select id from applications where user_id = ${userId}))`,
    columns: 'target_kind target_id match folded',
    isInternal: true,
  },
  sittings: {
    whose: ({ userId }) =>
      sql`(user_id = ${userId} or place_id in (select id from applications where user_id = ${userId}))`,
    columns: 'place_id user_id sitting active_at',
    isInternal: true,
  },
  thread_marks: {
    whose: ({ userId }) =>
      sql`(user_id = ${userId} or thread_id in (select id from threads where client_id = ${userId}))`,
    columns: 'thread_id user_id read_position is_unread is_important',
    isInternal: true,
  },
  thread_notes: {
    whose: ofTheirThreads,
    columns: 'id thread_id author_id position text written_at',
    isInternal: true,
  },
  threads: {
    whose: ({ userId }) => sql`client_id = ${userId}`,
    columns:
      'id client_id kind subject application_id question_id document_kind document_subject begun_at owner_id newest newest_of_client newest_of_office client_read office_read last_at waiting_since',
    hidden: 'snoozed_until snooze_reason',
  },
  user_roles: { whose: mine, columns: 'user_id role' },
  users: {
    whose: ({ userId }) => sql`id = ${userId}`,
    columns:
      'id email email_confirmed_at new_email full_name language created_at updated_at last_sign_in_at is_demonstration suspended_at suspended_by suspended_because merged_into',
    hidden: 'password_hash',
  },
  document_explanations: {
    whose: ({ userId }) => sql`document_id in (select id from documents where user_id = ${userId})`,
    columns: 'document_id program explanation said_at',
  },
}
