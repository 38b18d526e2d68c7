import type { Appointment, ConsultationType, Schedule, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { updateSchedule } from '../consultations/consultations.ts'
import type { Answer, TestApp } from './test.ts'

/** Nine to five on every day of the week, so that a test chooses its own weekday. */
export const ALL_WEEK: Schedule = {
  isBookable: true,
  spans: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  bufferMinutes: 0,
  noticeHours: 24,
  dailyCap: 24,
  types: ['initial', 'comprehensive', 'followUp'],
  meetingUrl: null,
}

/** Somebody on the staff who can be booked. */
export async function addConsultant(t: TestApp, schedule: Partial<Schedule> = {}): Promise<string> {
  const { userId } = await t.signIn('case_review_agent')
  const by = { userId, role: 'case_review_agent' } as const
  await updateSchedule(t.deps, by, { consultantId: userId, version: 0, schedule: { ...ALL_WEEK, ...schedule } })
  return userId
}

let visitors = 0

/** Each request comes from a place of its own, so that limits are met only where a test means to. */
export function asVisitor(t: TestApp, method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  return t.send(method, path, { headers: anotherPlace(), ...(body !== undefined && { body }), ...(token && { token }) })
}

function anotherPlace() {
  visitors += 1
  return { 'X-Forwarded-For': `visitor-${visitors}` }
}

export async function slotsOf(t: TestApp, consultantId: string, day: string, type: ConsultationType = 'initial') {
  const query = `type=${type}&from=${day}T00:00:00-05:00&to=${day}T23:59:00-05:00&consultantId=${consultantId}`
  const answer = await asVisitor(t, 'GET', `/api/consultations/slots?${query}`)
  return (answer.body as { slots: Slot[] }).slots.map(({ startsAt }) => startsAt.slice(0, 16))
}

type Wish = { consultantId: string; startsAt: string; type?: ConsultationType }

export async function hold(t: TestApp, { type = 'initial', ...wish }: Wish): Promise<string | undefined> {
  const answer = await asVisitor(t, 'POST', '/api/consultations/holds', { type, ...wish })
  return (answer.body as { holdId?: string }).holdId
}

export const DETAILS = {
  name: 'Parnian Nemooneh',
  phone: '+98 912 000 0000',
  language: 'en',
  timeZone: 'Asia/Tehran',
  topic: 'Can my work in Isfahan count?',
}

let people = 0

type Booked = { result: string; appointment: Appointment; obstacle?: string }

/** Reads the token in the newest mail that asks this address to confirm: no calendar takes that one in. */
export async function linkTo(t: TestApp, email: string): Promise<string> {
  const newest = (await t.mails({ to: email })).find(({ content }) => !content.calendar)
  return new URL(newest?.content.action?.url ?? 'about:blank').pathname.split('/').at(-1) ?? ''
}

/** Follows the link, as whoever has the mailbox does. */
export async function confirmFrom(t: TestApp, email: string): Promise<Booked> {
  const token = await linkTo(t, email)
  const { body } = await asVisitor(t, 'POST', `/api/consultations/by-link/${token}/confirm`, {})
  return body as Booked
}

/**
 * Holds and books as somebody new, unless the details say otherwise. For whoever has no account staff do it, who need no link;
 * one that is sent is followed.
 */
export async function book(t: TestApp, wish: Wish & { token?: string }, details: object = {}): Promise<Booked> {
  people += 1
  const { token, ...slot } = wish
  const form = { ...DETAILS, email: `person${people}@example.com`, ...details, holdId: await hold(t, slot) }
  const answer = token
    ? await asVisitor(t, 'POST', '/api/consultations', form, token)
    : await t.as('case_review_agent').send('POST', '/api/consultations', { body: form, headers: anotherPlace() })
  const booked = answer.body as Booked & { email: string }
  if (booked.result !== 'unconfirmed') return booked
  const confirmed = await confirmFrom(t, booked.email)
  return confirmed.result === 'confirmed' ? { ...confirmed, result: 'booked' } : confirmed
}
