import { EXPIRY_WARNING_DAYS } from '@rahnama/contract/documents.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { addDays, daysBetween } from '@rahnama/rules/dates.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type Teller, tell } from '../notices/notices.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { documentMails } from './mails.ts'

const AT_ONCE = 500

export const expiryWarnings = defineJob<object>('warn-of-expiring-documents', { cron: '5 13 * * *' })

type Ending = {
  versionId: string
  kind: DocumentKind
  validUntil: IsoDate
  userId: string
}

/** Warns once at each of the set distances. Whoever uploads a document late hears of the nearest only. */
export async function warnOfExpiry(deps: Teller & Pick<Deps, 'db'>): Promise<void> {
  const today = officeDay(deps.now())
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await deps.db.transaction(async (tx) => {
      const ending = await takeUnwarned(tx, today, deps.now())
      for (const documents of Map.groupBy(ending, ({ userId }) => userId).values())
        await write(deps, tx, documents, today)
      return ending.length
    })
  }
}

/** Only the newest version of each document counts: nobody is warned of one that was replaced. */
async function takeUnwarned(tx: Db, today: IsoDate, now: Date): Promise<Ending[]> {
  const furthest = Math.max(...EXPIRY_WARNING_DAYS)
  const rows = await tx.rows<Ending>(sql`
    with newest as (
      select distinct on (document_id) id, document_id, valid_until, state
      from document_versions where removed_at is null order by document_id, number desc)
    select newest.id as "versionId", kind, valid_until as "validUntil", users.id as "userId"
    from newest join documents on documents.id = document_id join users on users.id = documents.user_id
    where valid_until between ${today} and ${addDays(today, furthest)} and state <> 'sentBack'
      and not_needed_at is null
      and not exists (
        select 1 from document_warnings
        where version_id = newest.id and days = (
          select min(each) from unnest(${[...EXPIRY_WARNING_DAYS]}::int[]) as each
          where each >= valid_until - ${today}::date))
    order by users.id, valid_until limit ${AT_ONCE}`)
  for (const { versionId, validUntil } of rows) {
    const due = EXPIRY_WARNING_DAYS.filter((days) => days >= daysBetween(today, validUntil))
    await tx.execute(sql`
      insert into document_warnings (version_id, days, sent_at)
      select ${versionId}, each, ${now} from unnest(${due}::int[]) as each
      on conflict do nothing`)
  }
  return rows
}

async function write(deps: Teller, tx: Db, [first, ...others]: readonly Ending[], today: IsoDate): Promise<void> {
  if (!first) return
  const documents = [first, ...others] as const
  const { publicUrl } = deps.config
  await tell(deps, tx, {
    kind: 'documentsExpire',
    about: { documents: documents.map(({ kind }) => kind) },
    event: `expire:${today}:${documents.map(({ versionId }) => versionId).join()}`,
    to: [{ userId: first.userId, because: 'yours' }],
    by: null,
    mail: ({ language, fullName }) => documentMails.expiry(language, { publicUrl, fullName, today, documents }),
  })
}
