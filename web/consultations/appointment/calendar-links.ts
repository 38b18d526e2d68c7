type Entry = { title: string; startsAt: string; endsAt: string; details: string; place: string }

/** Google wants instants without signs: 20261120T150000Z. */
const plain = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** The pages on which two calendars take a new entry, filled in; nothing is asked of them before somebody goes there. */
export function calendarLinks({ title, startsAt, endsAt, details, place }: Entry): { google: string; outlook: string } {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${plain(startsAt)}/${plain(endsAt)}`,
    details,
    location: place,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: details,
    location: place,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
