import { ApplicationSummary } from '../applications.ts'
import { CONSULTATION_NOTE_MAX_CHARS } from '../limits.ts'
import { fitsIn, LANGUAGES } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { CONSULTATION_STATES, Reason, StaffAppointment } from './appointment.ts'
import { outcome } from './outcome.ts'
import { ChosenSlot, FreeTimes, TimeSpan } from './slots.ts'
import { CONSULTATION_TYPES } from './types.ts'
import { OwnersWords } from './words.ts'

/** Staff do these with everybody's appointments. */
export const staff = {
  list: {
    method: 'GET',
    path: '/api/consultations',
    summary: 'Appointments that begin between two instants',
    audience: 'caseReview',
    input: z.extend(TimeSpan, {
      consultantId: z.optional(z.uuid()),
      state: z.optional(z.enum(CONSULTATION_STATES)),
    }),
    output: z.object({ appointments: z.array(StaffAppointment) }),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/consultations/appointments/{id}',
    summary: 'One appointment',
    audience: 'caseReview',
    input: z.object({ id: z.uuid() }),
    output: StaffAppointment,
    errors: ['NOT_FOUND'],
  },
  timesFor: {
    method: 'GET',
    path: '/api/consultations/appointments/{id}/times',
    summary: 'Free times an appointment can be moved to, also those too close for a client',
    audience: 'caseReview',
    input: z.object({ id: z.uuid() }),
    output: FreeTimes,
    errors: ['NOT_FOUND'],
  },
  client: {
    method: 'GET',
    path: '/api/consultations/appointments/{id}/client',
    summary: 'How far the client who booked has come, where we know them',
    audience: 'caseReview',
    input: z.object({ id: z.uuid() }),
    output: z.discriminatedUnion('result', [
      z.object({
        result: z.literal('known'),
        profilePercent: z.int(),
        /** Only applications under way are listed. */
        applications: z.array(z.pick(ApplicationSummary, { id: true, program: true, stage: true, documents: true })),
      }),
      outcome('unknown'),
      /** Their cases are a colleague's, and agents see only their own. */
      outcome('withColleague'),
    ]),
    errors: ['NOT_FOUND'],
  },
  move: {
    method: 'POST',
    path: '/api/consultations/appointments/{id}/move',
    summary: 'Move an appointment for the client, also after the cut-off',
    audience: 'caseReview',
    input: z.extend(ChosenSlot, { id: z.uuid() }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('moved'), appointment: StaffAppointment }),
      outcome('taken'),
      outcome('over'),
    ]),
    errors: ['NOT_FOUND'],
  },
  cancel: {
    method: 'POST',
    path: '/api/consultations/appointments/{id}/cancel',
    summary: 'Cancel an appointment and tell the client',
    audience: 'caseReview',
    input: z.object({ id: z.uuid(), reason: Reason }),
    output: StaffAppointment,
    errors: ['NOT_FOUND', 'GONE'],
  },
  record: {
    method: 'PUT',
    path: '/api/consultations/appointments/{id}/outcome',
    summary: 'Say whether it took place, and what to remember',
    audience: 'caseReview',
    input: z.object({
      id: z.uuid(),
      state: z.enum(['attended', 'missed']),
      note: z.string().check(
        z.trim(),
        z.refine<string>((text) => fitsIn(text, CONSULTATION_NOTE_MAX_CHARS), 'TOO_LONG'),
      ),
    }),
    output: StaffAppointment,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  waitList: {
    method: 'GET',
    path: '/api/consultations/wait-list',
    summary: 'Who waits for a time, longest first',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({
      waiting: z.array(
        z.object({
          id: z.uuid(),
          type: z.enum(CONSULTATION_TYPES),
          words: OwnersWords,
          name: z.string(),
          email: z.string(),
          language: z.enum(LANGUAGES),
          timeZone: z.string(),
          since: z.iso.datetime(),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
