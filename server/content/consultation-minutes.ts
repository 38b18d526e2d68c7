import {
  CONSULTATION_RULES,
  CONSULTATION_TYPES,
  type ConsultationType,
} from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_SLUGS } from '@rahnama/contract/content/content.ts'
import { type Db, sql } from '../db/db.ts'

/** How long each type lasts, as the owner has published it; without a length it is ours. */
export async function readConsultationMinutes(db: Db): Promise<Record<ConsultationType, number>> {
  const rows = await db.rows<{ slug: string; minutes: number | null }>(sql`
    select item.slug, (version.body ->> 'minutes')::integer as minutes
    from content_items item
    join content_publications shown on shown.item_id = item.id and shown.part = 'facts'
    join content_versions version using (item_id, part, number)
    where item.kind = 'consultation' and item.removed_at is null`)
  const minutesOf = (type: ConsultationType) =>
    rows.find(({ slug }) => slug === CONSULTATION_SLUGS[type])?.minutes ?? CONSULTATION_RULES[type].minutes
  return Object.fromEntries(CONSULTATION_TYPES.map((type) => [type, minutesOf(type)])) as Record<
    ConsultationType,
    number
  >
}

/** These claims tell how long a consultation lasts, in minutes. They say what can be booked, whatever they were. */
export const LENGTH_CLAIMS: ReadonlyMap<string, ConsultationType> = new Map([
  ['consultation-initial', 'initial'],
  ['consultation-comprehensive', 'comprehensive'],
  ['consultation-follow-up', 'followUp'],
])
