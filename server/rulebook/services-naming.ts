import type { NamedService } from '@rahnama/contract/rulebook/rulebook.ts'
import type { IntakeId } from '@rahnama/rules/programs/programs.ts'
import { type Db, sql } from '../db/db.ts'

/** The public pages on which an entry of this program is read, by their published titles. */
export function servicesNaming(db: Db, intake: IntakeId): Promise<NamedService[]> {
  return db.rows<NamedService>(sql`
    select item.slug, (
        select jsonb_object_agg(part, body ->> 'title') from content_publications
        join content_versions using (item_id, part, number) where item_id = item.id and part <> 'facts') as titles
    from content_items item
    join content_publications shown on shown.item_id = item.id and shown.part = 'facts'
    join content_versions facts on (facts.item_id, facts.part, facts.number) = (item.id, 'facts', shown.number)
    where item.kind = 'service' and item.removed_at is null and facts.body -> 'intakes' ? ${intake}
    order by item.place, item.slug`)
}
