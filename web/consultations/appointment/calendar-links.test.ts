import { expect, test } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

const ENTRY = {
  title: 'مشاورهٔ اولیه',
  startsAt: '2026-11-20T15:00:00.000Z',
  endsAt: '2026-11-20T15:30:00.000Z',
  details: 'C-2345-6789 & https://rahnama.example/appointments/x?y=1',
  place: 'https://meet.example/room',
}

test('Google’s page opens with title, times in UTC without signs, details and place', () => {
  const { origin, pathname, searchParams } = new URL(calendarLinks(ENTRY).google)
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: ENTRY.title,
    dates: '20261120T150000Z/20261120T153000Z',
    details: ENTRY.details,
    location: ENTRY.place,
  })
})

test('Outlook’s page opens with subject, both instants, body and place', () => {
  const { origin, searchParams } = new URL(calendarLinks(ENTRY).outlook)
  expect(origin).toBe('https://outlook.live.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    rru: 'addevent',
    subject: ENTRY.title,
    startdt: '2026-11-20T15:00:00.000Z',
    enddt: '2026-11-20T15:30:00.000Z',
    body: ENTRY.details,
    location: ENTRY.place,
  })
})
