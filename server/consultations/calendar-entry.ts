import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from '../mail/mail.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { type CalendarMethod, writeCalendar } from './calendar-file.ts'
import { filler } from './filler.ts'
import { pageOf } from './links.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { AppointmentRow } from './queries.ts'
import { type Titled, withTitle } from './with-title.ts'

type Place = Pick<Deps, 'config' | 'seal' | 'now'>

/** The appointment as a file, for whoever asks for it on the page. */
export async function calendarOf(deps: Place, db: Db, row: AppointmentRow): Promise<string> {
  const { language } = row
  return calendarEntry(deps, db, await withTitle(deps, db, row, language), { language, method: 'PUBLISH' })
}

/** For the letter that tells of it. */
export async function inviteTo(
  deps: Place,
  tx: Db,
  row: Titled<AppointmentRow>,
  language: Language,
): Promise<NonNullable<Letter['calendar']>> {
  const method = row.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return { method, content: await calendarEntry(deps, tx, row, { language, method }) }
}

async function calendarEntry(
  deps: Place,
  db: Db,
  row: Titled<AppointmentRow>,
  { language, method }: { language: Language; method: CalendarMethod },
): Promise<string> {
  const { name, contactEmail } = (await readSettings(db, 'general')).value
  const texts = MAIL_TEXTS[language]
  const fill = filler(row, language, row.clientZone)
  const url = pageOf(deps, row)
  return writeCalendar({
    ...row,
    method,
    isCancelled: row.state === 'cancelled',
    summary: `${row.title} · ${name[language]}`,
    description: [fill(texts.with), fill(texts.reference), ...(row.meetingUrl ? [fill(texts.join)] : []), url].join(
      '\n',
    ),
    url: row.meetingUrl ?? url,
    organiser: { name: name[language], email: contactEmail },
    host: new URL(deps.config.publicUrl).hostname,
    stampedAt: deps.now(),
  })
}
