import type { MergePart } from '@rahnama/contract/account-merge.ts'

/** Of two rows that cannot both belong to one person, which one does. */
type Contest = {
  /** What makes two rows the same thing: SQL over the columns of the table. */
  same: string
  /** Only such rows stand against each other. */
  among?: string
  /** The greater one wins, an array of numbers; without it, the row of the account that stays. */
  rank?: string
  /** When it was made, for the preview. */
  at: string
  /** What the preview calls it by its code. */
  name?: string
  /** What lost is evidence: it stays with the closed account for as long as there is one. */
  isKept?: true
  /** What lost would count a second time where it stood: only the journal has it. */
  isDropped?: true
}

type Treatment =
  | {
      does: 'moves'
      part: MergePart
      /** What finds the row again, besides whose it is; its id unless told. */
      key?: string
      contest?: Contest
    }
  /** Stays with the closed account and goes with it once the merge cannot be undone any more, or has an end of its own. */
  | { does: 'stays'; because: string; goes?: true }
  /** Written again for the account that stays. */
  | { does: 'isRewritten' }
  /** Only colleagues and referral agents have such rows, and accounts of theirs are not merged. */
  | { does: 'refuses' }

const epoch = (column: string) => `array[extract(epoch from ${column})]`
const STAFF: Treatment = { does: 'refuses' }

/** Every column that says whose a row is, or who did something. A column of the database that is missing here fails a test. */
export const PERSON_COLUMNS: Readonly<Record<string, Treatment>> = {
  'account_merges.kept_id': { does: 'stays', because: 'says what happened' },
  'account_merges.closed_id': { does: 'stays', because: 'says what happened' },
  'account_merges.merged_by': STAFF,
  'account_merges.undone_by': STAFF,
  'account_merge_rows.from_id': { does: 'stays', because: 'the journal itself' },
  'account_merge_rows.to_id': { does: 'stays', because: 'the journal itself' },
  'account_terms.user_id': { does: 'isRewritten' },
  'advisor_turns.corrected_by': STAFF,
  'advisor_turns.user_id': { does: 'moves', part: 'advisor' },
  'answer_sheets.user_id': {
    does: 'moves',
    part: 'answers',
    key: 'form',
    contest: { same: 'form', rank: epoch('saved_at'), at: 'saved_at', name: 'form' },
  },
  'application_events.actor_id': { does: 'stays', because: 'is only added to; the application itself moves' },
  'applications.user_id': {
    does: 'moves',
    part: 'applications',
    contest: {
      same: 'program',
      among: 'closed_at is null',
      rank: 'array[(submitted_at is not null)::int, extract(epoch from changed_at)]',
      at: 'changed_at',
      name: 'program',
    },
  },
  'assessment_completions.user_id': {
    does: 'moves',
    part: 'assessments',
    key: 'assessment version',
    // They belong to the answers they were made of, and win or lose with them.
    contest: {
      same: 'assessment',
      rank: `array[coalesce((select extract(epoch from saved_at) from answer_sheets
        where answer_sheets.user_id = it.user_id and form = assessment), 0)]`,
      at: 'completed_at',
      name: 'assessment',
    },
  },
  'audit_entries.actor_id': { does: 'stays', because: 'is only added to; who reads it asks for both accounts' },
  'audit_entries.client_id': { does: 'stays', because: 'is only added to; who reads it asks for both accounts' },
  'backups.asked_by': STAFF,
  'breaches.recorded_by': STAFF,
  'canned_replies.changed_by': STAFF,
  'case_events.actor_id': { does: 'stays', because: 'says who did it then; the case itself moves' },
  'case_looks.user_id': STAFF,
  'case_notes.author_id': STAFF,
  'case_presence.user_id': STAFF,
  'case_questions.asked_by': STAFF,
  'case_tasks.assignee_id': STAFF,
  'case_tasks.created_by': STAFF,
  'case_tasks.done_by': STAFF,
  'cases.owner_id': STAFF,
  'commission_accounts.referrer_id': STAFF,
  'commission_earnings.client_id': { does: 'moves', part: 'commission' },
  'commission_earnings.referrer_id': STAFF,
  'commission_postings.actor_id': STAFF,
  'commission_statements.issued_by': STAFF,
  'commission_statements.referrer_id': STAFF,
  'consents.referrer_id': STAFF,
  // The last word on each counts, a withdrawal like a consent.
  'consents.user_id': {
    does: 'moves',
    part: 'consents',
    contest: {
      same: 'jsonb_build_array(occasion, statement, referrer_id)',
      rank: epoch('greatest(given_at, withdrawn_at)'),
      at: 'greatest(given_at, withdrawn_at)',
      name: 'statement',
      isKept: true,
    },
  },
  'consultants.user_id': STAFF,
  'consultations.client_id': {
    does: 'moves',
    part: 'consultations',
    contest: {
      same: 'type',
      among: `type = 'initial' and state in ('booked', 'attended', 'missed')`,
      rank: epoch('starts_at'),
      at: 'starts_at',
      isKept: true,
    },
  },
  'content_items.removed_by': STAFF,
  'content_publications.published_by': STAFF,
  'content_versions.saved_by': STAFF,
  'corrections.answered_by': STAFF,
  'corrections.user_id': { does: 'moves', part: 'corrections' },
  'data_exports.user_id': { does: 'stays', because: 'was made of that account alone, and ends by itself' },
  'desk_items.client_id': { does: 'moves', part: 'applications', key: 'kind id' },
  'desk_items.owner_id': STAFF,
  'desk_undos.user_id': STAFF,
  'desk_views.user_id': STAFF,
  'document_archives.user_id': { does: 'stays', because: 'a link that ends within the hour', goes: true },
  'document_decisions.decided_by': STAFF,
  'document_versions.decided_by': STAFF,
  'documents.not_needed_by': STAFF,
  'documents.user_id': {
    does: 'moves',
    part: 'documents',
    contest: {
      same: 'jsonb_build_array(kind, subject)',
      rank: `array[(exists (select from document_versions where document_id = it.id and state = 'accepted'))::int,
        coalesce((select extract(epoch from max(uploaded_at)) from document_versions where document_id = it.id), 0)]`,
      at: '(select max(uploaded_at) from document_versions where document_id = it.id)',
      name: 'kind',
    },
  },
  'enquiries.assignee_id': STAFF,
  'enquiry_events.actor_id': STAFF,
  'enquiry_events.assignee_id': STAFF,
  'enquiry_replies.author_id': STAFF,
  'erasures.user_id': { does: 'stays', because: 'an open one refuses the merge' },
  'exchange_codes.user_id': { does: 'stays', because: 'dropped at once', goes: true },
  'factors.user_id': { does: 'stays', because: 'opens nothing while the account is closed', goes: true },
  'files.created_by': { does: 'moves', part: 'files' },
  'firm_fees.set_by': STAFF,
  'held_mails.user_id': { does: 'moves', part: 'heldMails', key: 'notice_id' },
  'invitations.invited_by': STAFF,
  'list_exports.user_id': STAFF,
  'mail_hours.user_id': { does: 'stays', because: 'the choices of the account that stays hold', goes: true },
  'mail_paces.user_id': { does: 'stays', because: 'the choices of the account that stays hold', goes: true },
  'mail_sentences.saved_by': STAFF,
  'media.added_by': STAFF,
  'media.removed_by': STAFF,
  'media_contents.added_by': STAFF,
  'messages.about_id': STAFF,
  'messages.author_id': { does: 'moves', part: 'messages' },
  'notice_digests.user_id': { does: 'stays', because: 'what was sent to that address', goes: true },
  'notices.user_id': {
    does: 'moves',
    part: 'notices',
    contest: { same: 'event', at: 'at' },
  },
  'one_time_tokens.user_id': { does: 'stays', because: 'dropped at once', goes: true },
  'referral_codes.user_id': STAFF,
  'referral_terms.referrer_id': STAFF,
  'referral_terms.set_by': STAFF,
  'referrals.referrer_id': STAFF,
  // Whoever referred them first has referred them.
  'referrals.user_id': {
    does: 'moves',
    part: 'referral',
    key: '',
    contest: { same: 'true', rank: 'array[-extract(epoch from created_at)]', at: 'created_at', isDropped: true },
  },
  'reports.user_id': {
    does: 'moves',
    part: 'reports',
    contest: { same: 'jsonb_build_array(made_on, input_hash)', at: 'made_at', isKept: true },
  },
  'rule_intakes.entered_by': STAFF,
  'rule_intakes.withdrawn_by': STAFF,
  'rule_rounds.entered_by': STAFF,
  'rule_rounds.withdrawn_by': STAFF,
  'send_back_reasons.retired_by': STAFF,
  'send_back_wordings.set_by': STAFF,
  'search_terms.target_id': { does: 'isRewritten' },
  'self_checks.user_id': {
    does: 'moves',
    part: 'selfCheck',
    key: '',
    contest: { same: 'true', rank: epoch('kept_at'), at: 'kept_at' },
  },
  'sessions.user_id': { does: 'stays', because: 'ended at once', goes: true },
  'settings_history.saved_by': STAFF,
  'signals.to_user': { does: 'stays', because: 'open pages of that account end with its sessions' },
  'site_settings.updated_by': STAFF,
  'sittings.user_id': STAFF,
  'staff_drafts.user_id': STAFF,
  'thread_marks.user_id': { does: 'moves', part: 'messages', key: 'thread_id' },
  'thread_notes.author_id': STAFF,
  'threads.client_id': { does: 'moves', part: 'messages' },
  'threads.owner_id': STAFF,
  'uploads.user_id': { does: 'moves', part: 'uploads' },
  'user_roles.user_id': { does: 'stays', because: 'any role but a client’s refuses the merge' },
  'users.merged_into': { does: 'moves', part: 'formerAddresses' },
  'users.suspended_by': STAFF,
}

/** Ids of something else than people. */
export const OTHER_IDS: readonly string[] = [
  ...['application_events.idempotency_key', 'audit_entries.sitting', 'case_presence.application_id'],
  ...['consultations.hold_id', 'document_versions.upload_id', 'enquiries.idempotency_key'],
  ...['enquiry_replies.idempotency_key', 'invitations.mail_id', 'message_files.upload_id', 'one_time_tokens.mail_id'],
  ...['sittings.place_id', 'sittings.sitting'],
]

type Moving = Extract<Treatment, { does: 'moves' }>
export type MovingColumn = { table: string; column: string; part: MergePart; key: readonly string[]; contest?: Contest }

function split(name: string): { table: string; column: string } {
  const [table = '', column = ''] = name.split('.')
  return { table, column }
}

export const MOVING: readonly MovingColumn[] = Object.entries(PERSON_COLUMNS)
  .filter((entry): entry is [string, Moving] => entry[1].does === 'moves')
  .map(([name, { part, key = 'id', contest }]) => ({
    ...split(name),
    part,
    key: key.split(' ').filter(Boolean),
    ...(contest && { contest }),
  }))

export const REFUSING = Object.entries(PERSON_COLUMNS)
  .filter(([, { does }]) => does === 'refuses')
  .map(([name]) => split(name))

/** What is deleted of a closed account once it stays closed. */
export const GOING = Object.entries(PERSON_COLUMNS)
  .filter(([, it]) => (it.does === 'stays' && it.goes) || (it.does === 'moves' && it.contest && !it.contest.isKept))
  .map(([name]) => split(name))
