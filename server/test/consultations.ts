import {
  type Appointment,
  type ConsultationType,
  consultations,
  type Schedule,
} from '@rahnama/contract/consultations/consultations.ts'
import type { Output, TypedInput } from '@rahnama/contract/procedure.ts'
import { updateSchedule } from '../consultations/consultations.ts'
import { type Calls, createCalls } from './call-procedure.ts'
import type { TestApp } from './test.ts'

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

/** Each call comes from a place of its own, so that limits are met only where a test means to. */
export function visitor(t: TestApp): Calls {
  return createCalls((method, path, options) =>
    t.send(method, path, { ...options, headers: { ...options?.headers, ...anotherPlace() } }),
  )
}

function anotherPlace() {
  visitors += 1
  return { 'X-Forwarded-For': `visitor-${visitors}` }
}

export async function slotsOf(t: TestApp, consultantId: string, day: string, type: ConsultationType = 'initial') {
  const span = { from: `${day}T00:00:00-05:00`, to: `${day}T23:59:00-05:00` }
  const { slots } = await visitor(t).call(consultations.slots, { type, ...span, consultantId })
  return slots.map(({ startsAt }) => startsAt.slice(0, 16))
}

type Wish = Omit<TypedInput<typeof consultations.hold>, 'type'> & { type?: ConsultationType }

export function tryToHold(t: TestApp, wish: Wish): Promise<Output<typeof consultations.hold>> {
  return visitor(t).call(consultations.hold, { type: 'initial', ...wish })
}

/** Holds a time that is free; the test fails where it is not. */
export async function hold(t: TestApp, wish: Wish): Promise<string> {
  const held = await tryToHold(t, wish)
  if (held.result !== 'held') throw new Error(`${wish.startsAt} is ${held.result}`)
  return held.holdId
}

type BookingDetails = Omit<TypedInput<typeof consultations.book>, 'holdId' | 'email'>

export const DETAILS: BookingDetails = {
  name: 'Parnian Nemooneh',
  phone: '+98 912 000 0000',
  language: 'en',
  timeZone: 'Asia/Tehran',
  topic: 'Can my work in Isfahan count?',
  agreedTo: 1,
}

let people = 0

/** Reads the token in the newest mail that asks this address to confirm: no calendar takes that one in. */
export async function linkTo(t: TestApp, email: string): Promise<string> {
  const newest = (await t.mails({ to: email })).find(({ content }) => !content.calendar)
  return new URL(newest?.content.action?.url ?? 'about:blank').pathname.split('/').at(-1) ?? ''
}

/** Follows the link, as whoever has the mailbox does. */
export async function confirmFrom(t: TestApp, email: string): Promise<Output<typeof consultations.confirmByLink>> {
  return visitor(t).call(consultations.confirmByLink, { token: await linkTo(t, email) })
}

type Booker = Wish & { token?: string }
type Details = Partial<BookingDetails> & { email?: string }

/**
 * Holds and books as somebody new, unless the details say otherwise. For whoever has no account staff do it, who need no link;
 * one that is sent is followed.
 */
export async function tryToBook(t: TestApp, { token, ...wish }: Booker, details: Details = {}) {
  const held = await tryToHold(t, wish)
  if (held.result !== 'held') return held
  people += 1
  const form = { ...DETAILS, email: `person${people}@example.com`, ...details, holdId: held.holdId }
  const booked = token
    ? await visitor(t).call(consultations.book, form, { token })
    : await t.as('case_review_agent').call(consultations.book, form, { headers: anotherPlace() })
  if (booked.result !== 'unconfirmed') return booked
  const confirmed = await confirmFrom(t, booked.email)
  return confirmed.result === 'confirmed' ? { ...confirmed, result: 'booked' as const } : confirmed
}

/** Books as above; the test fails where that is not possible. */
export async function book(t: TestApp, wish: Booker, details?: Details): Promise<Appointment> {
  const booked = await tryToBook(t, wish, details)
  if (booked.result !== 'booked') throw new Error(JSON.stringify(booked))
  return booked.appointment
}
