import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { Appointment, Reason, Token } from './appointment.ts'
import { refused } from './obstacles.ts'
import { outcome } from './outcome.ts'
import { ChosenSlot } from './slots.ts'

/** People do these with appointments of their own: signed in, or with the link we mailed. */
export const ownAppointments = {
  mine: {
    method: 'GET',
    path: '/api/consultations/mine',
    summary: 'My appointments, the next one first, then past ones',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({ appointments: z.array(Appointment) }),
    errors: [],
  },
  readByLink: {
    method: 'GET',
    path: '/api/consultations/by-link/{token}',
    summary: 'The appointment a mailed link belongs to',
    audience: 'public',
    input: z.object({ token: Token }),
    output: Appointment,
    errors: ['NOT_FOUND', 'GONE'],
  },
  confirmByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/confirm',
    summary: 'Confirm a booking from its mailbox; confirming twice is confirming once',
    audience: 'public',
    input: z.object({ token: Token }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('confirmed'), appointment: Appointment }),
      refused,
    ]),
    errors: ['NOT_FOUND', 'GONE'],
  },
  calendarByLink: {
    method: 'GET',
    path: '/api/consultations/by-link/{token}/calendar',
    summary: 'The appointment as an iCalendar file',
    audience: 'public',
    input: z.object({ token: Token }),
    output: z.object({ fileName: z.string(), content: z.string() }),
    errors: ['NOT_FOUND'],
  },
  comeByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/coming',
    summary: '“I am coming”',
    audience: 'public',
    input: z.object({ token: Token }),
    output: Appointment,
    errors: ['NOT_FOUND', 'GONE'],
  },
  moveByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/move',
    summary: 'Move the appointment to another free slot, until the cut-off',
    audience: 'public',
    input: z.extend(ChosenSlot, { token: Token }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('moved'), appointment: Appointment }),
      outcome('taken'),
      outcome('tooLate'),
      outcome('over'),
    ]),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  cancelByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/cancel',
    summary: 'Cancel the appointment, until the cut-off; cancelling twice is cancelling once',
    audience: 'public',
    input: z.object({ token: Token, reason: Reason }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('cancelled'), appointment: Appointment }),
      outcome('tooLate'),
      outcome('over'),
    ]),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
