import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { contentMails } from './mails.ts'

export const CLAIM_WARNING_DAYS = 30

export const claimWarnings = defineJob<object>('warn-of-claims', { cron: '15 13 * * *' })

type Warning = 'due' | 'hidden'
type Due = { itemId: string; reviewBy: IsoDate; warning: Warning; labels: Record<Language, string | null> }
type Admin = { email: string; fullName: string; language: Language }

/** Tells the owners once before a claim falls due and once when it has left the site. */
export async function warnOfClaims({ db, now, mail, config }: Pick<Deps, 'db' | 'now' | 'mail' | 'config'>) {
  await db.transaction(async (tx) => {
    const untold = await takeUntold(tx, officeDay(now()), now())
    if (untold.length === 0) return
    for (const { email, fullName, language } of await listAdmins(tx)) {
      const tell = (wanted: Warning) =>
        untold
          .filter(({ warning }) => warning === wanted)
          .map(({ labels, reviewBy }) => ({ label: labels[language] ?? labels.en ?? labels.fa ?? '', reviewBy }))
      const { publicUrl } = config
      const [due, hidden] = [tell('due'), tell('hidden')]
      if (due.length > 0)
        await mail.queue(tx, { to: email, ...contentMails.claimsDue(language, { publicUrl, fullName, claims: due }) })
      if (hidden.length > 0)
        await mail.queue(tx, {
          to: email,
          ...contentMails.claimsHidden(language, { publicUrl, fullName, claims: hidden }),
        })
    }
  })
}

/** A claim that is a sample is not public, so nobody misses it; one that got a new date is told of again. */
async function takeUntold(tx: Db, today: IsoDate, now: Date): Promise<Due[]> {
  return tx.rows<Due>(sql`
    with claims as (
      select item.id, (facts.body ->> 'reviewBy')::date as review_by,
        case when (facts.body ->> 'reviewBy')::date < ${today}::date then 'hidden' else 'due' end as warning,
        (select jsonb_object_agg(part, body -> 'label') from content_publications
          join content_versions using (item_id, part, number) where item_id = item.id and part <> 'facts') as labels
      from content_items item
      join content_publications shown on shown.item_id = item.id and shown.part = 'facts'
      join content_versions facts using (item_id, part, number)
      where item.kind = 'claim' and item.removed_at is null
        and (facts.body ->> 'reviewBy')::date <= ${addDays(today, CLAIM_WARNING_DAYS)}::date
        and not coalesce((facts.body ->> 'isSample')::boolean, false)
    ), told as (
      insert into claim_warnings (item_id, review_by, warning, told_at)
      select id, review_by, warning, ${now}::timestamptz from claims
      on conflict do nothing
      returning item_id, review_by, warning
    )
    select told.item_id as "itemId", told.review_by as "reviewBy", told.warning, labels
    from told join claims on claims.id = told.item_id order by told.review_by, told.item_id`)
}

function listAdmins(tx: Db): Promise<Admin[]> {
  return tx.rows<Admin>(sql`
    select email, full_name as "fullName", language from users
    where id in (select user_id from user_roles where role = 'admin') order by id`)
}
