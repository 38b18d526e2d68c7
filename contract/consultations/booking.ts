import { BookingForm, WaitListForm } from '../forms/booking-form.ts'
import { isTimeZone, LANGUAGES } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { Appointment, Consultant, Token } from './appointment.ts'
import { BOOKING_OBSTACLES, refused } from './obstacles.ts'
import { outcome } from './outcome.ts'
import { ChosenSlot, FreeTimes, Hold, Slot, TimeSpan } from './slots.ts'
import { CONSULTATION_TYPES } from './types.ts'
import { WholeOwnersWords } from './words.ts'

/** These say what became of a booking whose address is not proven, as far as whoever typed it may know. */
const Confirmation = [
  z.object({ result: z.literal('unconfirmed'), email: z.string(), confirmBy: z.iso.datetime() }),
  outcome('confirmed'),
  outcome('expired'),
] as const

const type = z.enum(CONSULTATION_TYPES)
const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'INVALID'))

/** These procedures lead from the first look at free times to the appointment, or to the wait list. */
export const booking = {
  options: {
    method: 'GET',
    path: '/api/consultations/options',
    summary: 'The three types, whether the caller may book each, and the consultants to choose from',
    audience: 'public',
    input: z.object({}),
    output: z.object({
      types: z.array(
        z.object({
          type,
          minutes: z.int(),
          words: WholeOwnersWords,
          obstacle: z.nullable(z.enum(BOOKING_OBSTACLES)),
        }),
      ),
      consultants: z.array(z.extend(Consultant, { types: z.array(type) })),
    }),
    errors: [],
  },
  slots: {
    method: 'GET',
    path: '/api/consultations/slots',
    summary: 'Free times between two instants, earliest first; two consultants free at once are two slots',
    audience: 'public',
    input: z.extend(TimeSpan, {
      type,
      consultantId: z.optional(z.uuid()),
      /** The token of an appointment that is to be moved: it does not stand in its own way. */
      token: z.optional(Token),
    }),
    output: FreeTimes,
    errors: [],
  },
  hold: {
    method: 'POST',
    path: '/api/consultations/holds',
    summary:
      'Keep a slot while the details are typed; sent twice under one id it is one hold, and the one given up for it is released',
    audience: 'public',
    input: z.extend(ChosenSlot, { type, holdId: z.optional(z.uuid()), insteadOf: z.optional(z.uuid()) }),
    output: z.discriminatedUnion('result', [
      z.extend(Hold, { result: z.literal('held'), slot: Slot }),
      outcome('taken'),
    ]),
    errors: ['TOO_MANY_REQUESTS'],
  },
  extendHold: {
    method: 'POST',
    path: '/api/consultations/holds/{holdId}/extend',
    summary: 'Ten more minutes, a few times',
    audience: 'public',
    input: z.object({ holdId: z.uuid() }),
    output: z.discriminatedUnion('result', [
      z.extend(Hold, { result: z.literal('held') }),
      outcome('expired'),
      outcome('notAgain'),
    ]),
    errors: [],
  },
  release: {
    method: 'DELETE',
    path: '/api/consultations/holds/{holdId}',
    summary: 'Give a held slot back',
    audience: 'public',
    input: z.object({ holdId: z.uuid() }),
    output: z.object({}),
    errors: [],
  },
  book: {
    method: 'POST',
    path: '/api/consultations',
    summary:
      'Book the held slot; sent twice it is one booking. An address that is not proven is sent a link, and the slot is held for an hour',
    audience: 'public',
    input: z.extend(BookingForm, {
      holdId: z.uuid(),
      language: z.enum(LANGUAGES),
      timeZone,
      /** The version of the words beside the button. */
      agreedTo: z.int().check(z.positive()),
    }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('booked'), appointment: Appointment }),
      ...Confirmation,
      refused,
    ]),
    errors: ['TOO_MANY_REQUESTS', 'CONFLICT'],
  },
  readConfirmation: {
    method: 'GET',
    path: '/api/consultations/holds/{holdId}',
    summary: 'Whether the link of a booking was followed',
    audience: 'public',
    input: z.object({ holdId: z.uuid() }),
    output: z.discriminatedUnion('result', Confirmation),
    errors: [],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/consultations/holds/{holdId}/resend',
    summary: 'Send the link of a booking once more',
    audience: 'public',
    input: z.object({ holdId: z.uuid() }),
    output: z.discriminatedUnion('result', Confirmation),
    errors: ['TOO_MANY_REQUESTS'],
  },
  joinWaitList: {
    method: 'POST',
    path: '/api/consultations/wait-list',
    summary: 'Get an email when a time opens; joining twice is joining once',
    audience: 'public',
    input: z.extend(WaitListForm, {
      type,
      language: z.enum(LANGUAGES),
      timeZone,
      consultantId: z.optional(z.uuid()),
    }),
    output: z.object({}),
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Procedure>
