import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import type { Db } from '../db/db.ts'
import { listOfficeSettings } from '../site-settings/site-settings.ts'
import { createCalendar, type OfficeCalendar, type OfficePeriod } from './office-calendar.ts'

const ALWAYS = '0000-01-01'

/** The hours and holidays the owner set, as they held on each day. */
export async function readOfficeCalendar(db: Db): Promise<OfficeCalendar> {
  const saved = await listOfficeSettings(db)
  const periods = saved.map(({ savedAt, value }): OfficePeriod => ({ from: officeDay(savedAt), value }))
  return createCalendar([{ from: ALWAYS, value: DEFAULT_SITE_SETTINGS.office }, ...periods])
}
