import type { AppointmentRow } from './queries.ts'

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

type Attendee = { name: string; email: string }

export type CalendarEntry = Pick<AppointmentRow, 'id' | 'sequence' | 'startsAt' | 'endsAt'> & {
  method: CalendarMethod
  isCancelled: boolean
  summary: string
  description: string
  /** The place, where it is known: some calendars show no address but this. */
  location: string | null
  /** The address where it takes place, or the page that tells of it. */
  url: string
  organiser: Attendee
  attendees: readonly Attendee[]
  host: string
  stampedAt: Date
}

const LINE_OCTETS = 75

/** One event after RFC 5545. Times are UTC, which every calendar turns into the reader's own clock. */
export function writeCalendar(entry: CalendarEntry): string {
  const { method, organiser } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rahnama//Consultations//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@${entry.host}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.stampedAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(organiser.name)}:mailto:${organiser.email}`,
    // A file somebody downloads invites nobody.
    ...(method === 'PUBLISH' ? [] : entry.attendees.map(attendee)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(fold).join('\r\n').concat('\r\n')
}

function attendee({ name, email }: Attendee): string {
  return `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=${parameter(name)}:mailto:${email}`
}

function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Quotes and control characters have no place in a parameter, however they are written. */
function parameter(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, ' ')}"`
}

/** Folds lines at 75 octets, as RFC 5545 asks, never through the middle of a character. */
function fold(line: string): string[] {
  const folded: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      folded.push(current)
      current = ' '
    }
    current += character
  }
  return [...folded, current]
}
