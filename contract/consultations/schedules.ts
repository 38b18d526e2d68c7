import { Version } from '../forms/version.ts'
import {
  CONSULTATION_BUFFER_MAX_MINUTES,
  CONSULTATION_NOTICE_MAX_HOURS,
  CONSULTATIONS_PER_DAY_MAX,
  DAY_OFF_NOTE_MAX_CHARS,
  WEB_ADDRESS_MAX_CHARS,
} from '../limits.ts'
import type { Procedure } from '../procedure.ts'
import { areApart, haveLength } from '../weekly-hours.ts'
import { z } from '../zod.ts'
import { Consultant, StaffAppointment } from './appointment.ts'
import { Day } from './slots.ts'
import { CONSULTATION_TYPES } from './types.ts'

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID'))

/** One stretch of a weekday, as wall time in the office's zone. 0 is Sunday. It may run past midnight. */
const WorkingSpan = z
  .object({ weekday: z.int().check(z.minimum(0), z.maximum(6)), from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(haveLength, { path: ['to'], message: 'TOO_SMALL' }))

const Schedule = z.object({
  isBookable: z.boolean(),
  spans: z.array(WorkingSpan).check(
    z.maxLength(28),
    // A time offered twice would be two slots.
    z.refine(areApart, 'INVALID'),
  ),
  bufferMinutes: z.int().check(z.minimum(0), z.maximum(CONSULTATION_BUFFER_MAX_MINUTES)),
  /** Nobody books closer than this; staff may. */
  noticeHours: z.int().check(z.minimum(0), z.maximum(CONSULTATION_NOTICE_MAX_HOURS)),
  dailyCap: z.int().check(z.minimum(1), z.maximum(CONSULTATIONS_PER_DAY_MAX)),
  /** The consultant can be booked for these. */
  types: z.array(z.enum(CONSULTATION_TYPES)).check(z.minLength(1, 'REQUIRED')),
  /** The consultant meets people there; without it they write to each client. */
  meetingUrl: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(WEB_ADDRESS_MAX_CHARS))),
})
export type Schedule = z.output<typeof Schedule>

const DayOff = z.object({
  id: z.uuid(),
  from: Day,
  to: Day,
  note: z.string(),
  /** Appointments still standing on these days: whoever booked them must be asked, not dropped. */
  booked: z.array(z.pick(StaffAppointment, { id: true, name: true, startsAt: true, timeZone: true })),
})

const ConsultantSchedule = z.object({
  consultant: Consultant,
  version: Version,
  schedule: Schedule,
  daysOff: z.array(DayOff),
})
export type ConsultantSchedule = z.output<typeof ConsultantSchedule>

/** These procedures say when consultants work. */
export const schedules = {
  schedules: {
    method: 'GET',
    path: '/api/consultations/schedules',
    summary: 'Working hours and days off of everyone who consults',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({ schedules: z.array(ConsultantSchedule) }),
    errors: [],
  },
  updateSchedule: {
    method: 'PUT',
    path: '/api/consultations/schedules/{consultantId}',
    summary: 'Change my working hours; an admin changes anyone’s',
    audience: 'caseReview',
    input: z.object({ consultantId: z.uuid(), version: Version, schedule: Schedule }),
    output: ConsultantSchedule,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  addDayOff: {
    method: 'POST',
    path: '/api/consultations/schedules/{consultantId}/days-off',
    summary: 'Be away on these days; appointments already made on them are named, not cancelled',
    audience: 'caseReview',
    input: z.object({
      consultantId: z.uuid(),
      from: Day,
      to: Day,
      note: z._default(z.string().check(z.trim(), z.maxLength(DAY_OFF_NOTE_MAX_CHARS)), ''),
    }),
    output: ConsultantSchedule,
    errors: ['NOT_FOUND'],
  },
  removeDayOff: {
    method: 'DELETE',
    path: '/api/consultations/schedules/{consultantId}/days-off/{id}',
    summary: 'Be there after all',
    audience: 'caseReview',
    input: z.object({ consultantId: z.uuid(), id: z.uuid() }),
    output: ConsultantSchedule,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
