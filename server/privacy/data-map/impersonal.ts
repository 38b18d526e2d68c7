import type { Impersonal } from './types.ts'

/** What stays when a person goes, and why it may. */
export const IMPERSONAL: Readonly<Record<string, Impersonal>> = {
  advisor_index: { stays: 'made from our own articles', columns: 'is_only stamp' },
  advisor_passages: { stays: 'made from our own articles', columns: 'language kind slug place words' },
  audit_entries: {
    stays: 'the record of who did what names people by id alone; without the account it says “deleted person”',
    columns: 'id at actor_id actor_role act client_id target purpose outcome request_id sitting',
  },
  audit_days: { stays: 'a digest of each day of the audit, names nobody', columns: 'day entries digest sealed_at' },
  backups: {
    stays: 'speaks of archives, not of clients',
    columns:
      'id why state asked_by asked_at file ended_at part done of bytes rows files missing_files fault drill_state drill_at drill_fault',
  },
  breaches: {
    stays: 'the law asks for a record of every breach; it describes whom it affected and names nobody',
    columns:
      'id found_on what affected people is_real_risk assessment measures reported_on told_on closed_on recorded_by recorded_at changed_at version',
  },
  canned_replies: { stays: 'the firm’s own words', columns: 'id name body version changed_at changed_by' },
  claim_warnings: { stays: 'figures of the firm', columns: 'item_id review_by warning told_at' },
  consultant_days_off: { stays: 'staff', columns: 'id consultant_id first_day last_day note' },
  consultants: {
    stays: 'staff',
    columns: 'user_id is_bookable spans buffer_minutes daily_cap meeting_url version notice_hours types',
  },
  content_items: {
    stays: 'the firm’s own pages',
    columns: 'id kind slug place in_step_en in_step_fa created_at removed_at removed_by',
  },
  content_publications: { stays: 'the firm’s own pages', columns: 'item_id part number published_at published_by' },
  content_seed_parts: { stays: 'the firm’s own pages', columns: 'kind slug part hash' },
  content_seeds: { stays: 'the firm’s own pages', columns: 'kind slug' },
  content_state: { stays: 'the firm’s own pages', columns: 'is_only_row version' },
  content_versions: {
    stays: 'the firm’s own pages',
    columns: 'item_id part number body restored_from saved_at saved_by is_from_software',
  },
  erasures: {
    stays: 'says that somebody was deleted, by id alone',
    columns: 'id user_id asked_at due_at stopped_at closed_at file_until done_at because',
  },
  firm_fees: { stays: 'what the firm charges', columns: 'id item_id since basis cad is_sample set_by' },
  migrations: { stays: 'the program’s own', columns: 'id applied_at' },
  rule_rounds: {
    stays: 'published rounds of the authority',
    columns:
      'id number held_on category invitations cut_off tie_break source entered_at entered_by withdrawn_at withdrawn_by',
  },
  rule_intakes: {
    stays: 'published statuses of programs',
    columns:
      'id intake in_force_from status notice_en notice_fa source entered_at entered_by withdrawn_at withdrawn_by',
  },
  rulebook_state: { stays: 'counts changes', columns: 'is_only_row version' },
  send_back_reasons: { stays: 'the firm’s own words', columns: 'id place retired_at retired_by' },
  send_back_wordings: {
    stays: 'the firm’s own words',
    columns: 'reason_id wording name_en name_fa sentence_en sentence_fa remedy since set_by',
  },
  sealed_secrets: { stays: 'keys of the installation', columns: 'name sealed' },
  signing_keys: { stays: 'keys of the installation', columns: 'id public_key sealed_private_key created_at' },
  site_settings: { stays: 'the firm’s own settings', columns: 'name value version updated_at updated_by' },
  mail_sentences: { stays: 'the firm’s own words in emails', columns: 'id language said version saved_at saved_by' },
  settings_history: { stays: 'the firm’s own settings', columns: 'name version value saved_at saved_by' },
  request_counts: {
    stays: 'counts requests, not people',
    columns: 'hour method route requests refused failed buckets',
  },
  statement_times: { stays: 'counts statements, without values', columns: 'hour statement calls total_ms max_ms' },
  processes: {
    stays: 'the program’s own',
    columns: 'name version started_at seen_at clock_offset_ms memory_bytes key_id',
  },
  database_samples: { stays: 'the program’s own', columns: 'day data_bytes index_bytes free_bytes' },
  vital_counts: { stays: 'counts page loads, not people', columns: 'day page language device vital buckets' },
  media: {
    stays: 'the firm’s own pictures',
    columns: 'id kind name found_by alt_en alt_fa is_decorative version added_at added_by removed_at removed_by',
  },
  media_contents: {
    stays: 'the firm’s own pictures',
    columns: 'id media_id state fault type size width height upload_file_id added_at added_by replaced_at',
  },
  media_variants: { stays: 'the firm’s own pictures', columns: 'content_id file_id format width height size address' },
  media_uses: { stays: 'the firm’s own pictures', columns: 'media_id place item_id part settings_group' },
  referral_terms: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'id referrer_id version hold_days set_by set_at',
  },
  referral_terms_shares: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'terms_id milestone kind amount',
  },
  commission_accounts: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'referrer_id last_posting',
  },
  commission_earnings: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'id referrer_id client_id milestone terms_id received_cents cents state earned_at held_until',
  },
  commission_statements: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'id number referrer_id after_posting cut_off opening_cents closing_cents firm holder issued_by issued_at',
  },
  commission_postings: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'id referrer_id number kind earning_id statement_id note actor_id at',
  },
  commission_lines: {
    stays: 'books are kept for six years after the tax year; a deleted client is not named any more',
    columns: 'posting_id account cents',
  },
  retention_runs: { stays: 'counts what was deleted, names nobody', columns: 'id kind before removed at' },
  visit_counts: {
    stays: 'counts visits, not people',
    columns: 'hour event page language source device is_sample events',
  },
  visit_salts: { stays: 'gone within two days', columns: 'day salt' },
  visit_seen: { stays: 'fingerprints under a salt of the day, gone within two days', columns: 'day visitor' },
}
