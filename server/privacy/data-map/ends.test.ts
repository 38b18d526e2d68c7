import { describe, expect, test } from 'vitest'
import { forgetSittings } from '../../audit/audit.ts'
import { sql } from '../../db/db.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { forgetListFiles } from '../../list-files/list-files.ts'
import { useTestApp } from '../../test/test.ts'
import { IMPERSONAL, OF_PEOPLE } from './data-map.ts'

const t = useTestApp()

type End = {
  tables: string
  /** When a row goes, or why it need not. */
  when: string
  /** The timetable that takes it away by itself. Without one it goes with what it belongs to, or is one of few. */
  job?: string
}

/**
 * Every table of the database and when its rows end: whoever adds one says so here, or a test fails. What goes with a
 * person goes when they ask for it, and when nobody has used the account for as long as the owner says.
 */
const ENDS: readonly End[] = [
  {
    tables: `account_terms answer_sheets assessment_completions data_exports desk_undos desk_views factors mail_hours
      mail_paces recovery_codes referral_codes referrals self_checks user_roles users account_merges corrections reports
      report_files search_terms`,
    when: 'with the person; an account that nobody uses is announced and deleted',
    job: 'carry-out-erasures',
  },
  {
    tables: `applications application_events application_explanations case_events case_looks case_notes case_presence
      case_questions case_tasks cases desk_items documents document_decisions document_explanations document_warnings
      threads messages message_files thread_marks thread_notes`,
    when: 'with the person; a case so many years after its end as the owner says, with all that hangs on it',
    job: 'carry-out-retention',
  },
  {
    tables: 'enquiries enquiry_events enquiry_replies consultations advisor_turns',
    when: 'after the months the owner says',
    job: 'carry-out-retention',
  },
  { tables: 'consents', when: 'with the person, the message or the appointment it was given for' },
  { tables: 'account_merge_rows', when: 'when a merge can no longer be undone', job: 'settle-merges' },
  { tables: 'document_versions', when: '30 days after they were removed', job: 'empty-document-bin' },
  { tables: 'document_archives', when: 'a day after they were asked for', job: 'empty-document-bin' },
  { tables: 'files', when: 'with what names them; the content a moment later', job: 'sweep-file' },
  { tables: 'uploads partial_files file_parts', when: 'a day after the last part', job: 'sweep-uploads' },
  { tables: 'consultation_waits', when: 'some weeks after they were told', job: 'purge-consultation-wait-list' },
  {
    tables: 'sessions refresh_tokens one_time_tokens exchange_codes factor_challenges invitations rate_limits',
    when: 'when they let nobody in any more',
    job: 'purge-sign-in-leftovers',
  },
  { tables: 'mails refused_addresses', when: 'after 90 days, and a year', job: 'purge-mails' },
  { tables: 'notices notice_acts notice_digests', when: 'after 400 days', job: 'purge-notices' },
  { tables: 'held_mails', when: 'when they are sent, or what they tell is settled', job: 'release-held-mails' },
  { tables: 'signals', when: 'after a day', job: 'purge-signals' },
  { tables: 'staff_drafts', when: 'after 90 days', job: 'purge-staff-drafts' },
  { tables: 'list_exports', when: 'after an hour', job: 'forget-list-files' },
  { tables: 'sittings', when: 'a day after the last sign of life', job: 'forget-sittings' },
  { tables: 'visit_salts visit_seen', when: 'within two days', job: 'forget-visitors' },
  {
    tables: 'request_counts statement_times visit_counts vital_counts database_samples processes',
    when: 'after weeks, or two years for what is compared with the year before',
    job: 'purge-measures',
  },
  { tables: 'backups', when: 'beyond as many as the owner keeps', job: 'follow-backup-plan' },
  { tables: 'media media_contents media_variants media_uses', when: 'from the bin', job: 'empty-media-bin' },
  { tables: 'content_items content_publications', when: 'from the bin', job: 'empty-content-bin' },
  { tables: 'claim_warnings content_versions', when: 'with the page; what was printed when is our own record' },
  {
    tables: 'audit_entries audit_days erasures retention_runs breaches',
    when: 'never: proof of who looked, what was deleted and what went wrong; names nobody',
  },
  {
    tables: `commission_accounts commission_earnings commission_lines commission_postings commission_statements
      referral_terms referral_terms_shares`,
    when: 'never: books, of which the law asks at least six years; a deleted client is not named in them',
  },
  { tables: 'settings_history send_back_wordings firm_fees', when: 'never: what the firm said and charged when' },
  {
    tables: `advisor_index advisor_passages canned_replies consultant_days_off consultants content_seed_parts
      content_seeds content_state mail_sentences migrations rule_intakes rule_rounds rulebook_state sealed_secrets
      send_back_reasons signing_keys site_settings`,
    when: 'when the firm changes it: as many as it has, however many clients come',
  },
]

test('every table says once when its rows end', () => {
  const said = ENDS.flatMap(({ tables }) => tables.split(/\s+/))
  expect([...said].sort()).toEqual(Object.keys({ ...OF_PEOPLE, ...IMPERSONAL }).sort())
})

test('every timetable that ends them is there, and one that is not asked for runs by itself', () => {
  const kinds = new Map(jobHandlers.map(({ kind }) => [kind.name, kind]))
  for (const { job } of ENDS.filter(({ job }) => job && job !== 'sweep-file')) {
    expect([job, kinds.get(job ?? '')?.cron]).toEqual([job, expect.any(String)])
  }
  expect(kinds.has('sweep-file')).toBe(true)
})

test('what names people by what they wrote ends by a timetable or with them', () => {
  const withoutJob = ENDS.filter(({ job }) => !job).flatMap(({ tables }) => tables.split(/\s+/))
  expect(withoutJob.filter((table) => table in OF_PEOPLE)).toEqual(['consents'])
})

describe('what is of use for a moment', () => {
  const at = (hours: number) => new Date(t.deps.now().getTime() - hours * 3_600_000)

  test('a list that was taken home is forgotten after an hour, with what was searched for', async () => {
    const { userId } = await t.signIn('admin')
    for (const [list, hours] of [
      ['old', 1.1],
      ['young', 0.9],
    ] as const) {
      await t.db.execute(sql`
        insert into list_exports (id, user_id, list, filter, language, created_at)
        values (gen_random_uuid(), ${userId}, ${list}, '{"search":"Mina"}', 'en', ${at(hours)})`)
    }
    await forgetListFiles(t.deps)
    expect(await t.db.rows(sql`select list from list_exports`)).toEqual([{ list: 'young' }])
  })

  test('a sitting that is over is forgotten after a day', async () => {
    const { userId } = await t.signIn('case_review_agent')
    await t.db.execute(sql`
      insert into sittings (place_id, user_id, active_at)
      values (gen_random_uuid(), ${userId}, ${at(25)}), (gen_random_uuid(), ${userId}, ${at(23)})`)
    await forgetSittings(t.deps)
    expect(await t.db.rows(sql`select active_at as at from sittings`)).toEqual([{ at: at(23) }])
  })

  test('an address that mail did not reach is forgotten after a year', async () => {
    const refused = (address: string, since: Date, stoppedAt: Date | null) =>
      t.db.execute(sql`
        insert into refused_addresses (address, is_permanent, failures, fault, since, stopped_at)
        values (${address}, false, 1, 'full', ${since}, ${stoppedAt})`)
    const [long, lately] = [at(366 * 24), at(364 * 24)]
    await refused('long@example.com', long, long)
    await refused('once@example.com', long, null)
    await refused('lately@example.com', long, lately)
    await t.deps.mail.purge()
    expect(await t.db.rows(sql`select address from refused_addresses`)).toEqual([{ address: 'lately@example.com' }])
  })
})
