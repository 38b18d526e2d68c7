import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Source, VisitEvent } from '@rahnama/contract/visit-events.ts'
import type { Device } from '@rahnama/contract/vitals.ts'
import { type Db, sql } from '../db/db.ts'

export type Visit = { event: VisitEvent; page: string; language: Language; source: Source; device: Device }
export type VisitCount = Visit & { events: number }

export function addVisit(counts: Map<string, VisitCount>, visit: Visit): void {
  const { event, page, language, source, device } = visit
  const key = [event, page, language, source, device].join(' ')
  counts.set(key, { ...visit, events: (counts.get(key)?.events ?? 0) + 1 })
}

export async function addVisits(db: Db, counts: readonly VisitCount[], at: Date, isSample = false): Promise<void> {
  if (counts.length === 0) return
  await db.execute(sql`
    insert into visit_counts (hour, event, page, language, source, device, is_sample, events)
    select date_trunc('hour', ${at}::timestamptz), event, page, language, source, device, ${isSample}, events
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (event text, page text, language text, source text, device text, events bigint)
    order by event, page, language, source, device
    on conflict (hour, event, page, language, source, device, is_sample)
      do update set events = visit_counts.events + excluded.events`)
}
