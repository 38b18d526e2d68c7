import { Email, FullName } from './auth.ts'
import { CONSULTATION_NOTE_MAX_CHARS, CONSULTATION_TOPIC_MAX_CHARS } from './limits.ts'
import { isIsoDate, isTimeZone, LANGUAGES } from './locale/locale.ts'
import { Phone } from './phone.ts'
import type { Procedure } from './procedure.ts'
import { Version } from './version.ts'
import { z } from './zod.ts'

export const CONSULTATION_TYPES = ['initial', 'comprehensive', 'followUp'] as const
export type ConsultationType = (typeof CONSULTATION_TYPES)[number]

/** Each has a text in both languages. */
export const CONSULTATION_FEES = ['free', 'varies', 'asAgreed'] as const

type TypeRules = {
  minutes: number
  fee: (typeof CONSULTATION_FEES)[number]
  openTo: 'everyoneOnce' | 'everyone' | 'existingClients'
}

export const CONSULTATION_RULES: Readonly<Record<ConsultationType, TypeRules>> = {
  initial: { minutes: 30, fee: 'free', openTo: 'everyoneOnce' },
  comprehensive: { minutes: 60, fee: 'varies', openTo: 'everyone' },
  followUp: { minutes: 30, fee: 'asAgreed', openTo: 'existingClients' },
}

export const CONSULTATION_STATES = ['booked', 'cancelled', 'attended', 'missed'] as const
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

export { CONSULTATION_SIGNAL } from './signals.ts'

/** The page a mailed link opens: this, a slash and the token. `?act=coming|move|cancel` says which button was pressed. */
export const APPOINTMENT_PAGE = '/appointments'
export const APPOINTMENT_ACTS = ['coming', 'move', 'cancel'] as const

/** Days off in the countries our clients live in. We work on them; people there may not want to. */
export const HOLIDAYS_ABROAD = [
  'nowruz',
  'islamicRepublicDay',
  'natureDay',
  'khomeiniDay',
  'khordadUprising',
  'revolutionDay',
  'oilNationalisation',
  'chineseNewYearEve',
  'springFestival',
  'qingming',
  'labourDayChina',
  'dragonBoat',
  'midAutumn',
  'nationalDayChina',
] as const

export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'INVALID'))

const instant = z.iso.datetime()
const anyInstant = z.iso.datetime({ offset: true })
const day = z.string().check(z.refine(isIsoDate, 'NOT_A_DATE'))
const type = z.enum(CONSULTATION_TYPES)
const version = Version
const token = z.string().check(z.minLength(1), z.maxLength(100))

const Consultant = z.object({ id: z.uuid(), name: z.string() })

export const Slot = z.object({
  startsAt: instant,
  endsAt: instant,
  consultantId: z.uuid(),
  consultantName: z.string(),
})
export type Slot = z.output<typeof Slot>

const HolidayAbroad = z.object({ day, country: z.enum(['IR', 'CN']), holiday: z.enum(HOLIDAYS_ABROAD) })

/** Everything the person who booked may see. */
export const Appointment = z.object({
  reference: z.string(),
  type,
  state: z.enum(CONSULTATION_STATES),
  startsAt: instant,
  endsAt: instant,
  /** Where the client said they are. The office's zone is a constant. */
  timeZone: z.string(),
  consultant: Consultant,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  topic: z.string(),
  meetingUrl: z.nullable(z.string()),
  isComing: z.boolean(),
  /** Until then it can be moved or cancelled by link. */
  changeableUntil: instant,
  isChangeable: z.boolean(),
  /** Opens the appointment without signing in. */
  token,
})
export type Appointment = z.output<typeof Appointment>

/** What the client tells us while their slot is held. */
export const BookingForm = z.object({
  name: FullName,
  email: Email,
  phone: z.optional(Phone),
  /** The one question: what should this conversation answer? */
  topic: z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(CONSULTATION_TOPIC_MAX_CHARS)),
})
export type BookingForm = z.output<typeof BookingForm>

/** Why a type cannot be booked by this person. */
export const BOOKING_OBSTACLES = ['alreadyUsed', 'signInFirst', 'existingClientsOnly'] as const
export type BookingObstacle = (typeof BOOKING_OBSTACLES)[number]

const outcome = <Result extends string>(...results: [Result, ...Result[]]) => z.object({ result: z.enum(results) })
const taken = outcome('taken')

const hold = z.object({ holdId: z.uuid(), expiresAt: instant, extensionsLeft: z.int() })

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID'))

/** One stretch of a weekday, as wall time in the office's zone. 0 is Sunday. */
export const WorkingSpan = z
  .object({ weekday: z.int().check(z.minimum(0), z.maximum(6)), from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], message: 'TOO_SMALL' }))
export type WorkingSpan = z.output<typeof WorkingSpan>

const Schedule = z.object({
  isBookable: z.boolean(),
  spans: z.array(WorkingSpan).check(z.maxLength(28)),
  bufferMinutes: z.int().check(z.minimum(0), z.maximum(120)),
  dailyCap: z.int().check(z.minimum(1), z.maximum(24)),
  /** Where the consultant meets people; without it they write to each client. */
  meetingUrl: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
})
export type Schedule = z.output<typeof Schedule>

const DayOff = z.object({ id: z.uuid(), from: day, to: day, note: z.string() })

export const ConsultantSchedule = z.object({
  consultant: Consultant,
  version,
  schedule: Schedule,
  daysOff: z.array(DayOff),
})
export type ConsultantSchedule = z.output<typeof ConsultantSchedule>

/** What staff see of an appointment. */
export const StaffAppointment = z.extend(
  z.omit(Appointment, { token: true, isChangeable: true, changeableUntil: true }),
  {
    id: z.uuid(),
    clientId: z.nullable(z.uuid()),
    language: z.enum(LANGUAGES),
    bookedAt: instant,
    cancelledBy: z.nullable(z.enum(['client', 'staff'])),
    reason: z.nullable(z.string()),
    /** Staff only. */
    note: z.nullable(z.string()),
    /** Earlier appointments of the same person. */
    earlier: z.int(),
  },
)
export type StaffAppointment = z.output<typeof StaffAppointment>

const reason = z.optional(z.string().check(z.trim(), z.maxLength(CONSULTATION_NOTE_MAX_CHARS)))
const newTime = { startsAt: anyInstant, consultantId: z.uuid() }
const moved = z.discriminatedUnion('result', [
  z.object({ result: z.literal('moved'), appointment: Appointment }),
  outcome('taken'),
  outcome('tooLate'),
  outcome('over'),
])

const publicProcedures = {
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
          fee: z.enum(CONSULTATION_FEES),
          obstacle: z.nullable(z.enum(BOOKING_OBSTACLES)),
        }),
      ),
      consultants: z.array(Consultant),
    }),
    errors: [],
  },
  slots: {
    method: 'GET',
    path: '/api/consultations/slots',
    summary: 'Free times between two instants, earliest first; two consultants free at once are two slots',
    audience: 'public',
    input: z.object({ type, from: anyInstant, to: anyInstant, consultantId: z.optional(z.uuid()) }),
    output: z.object({
      slots: z.array(Slot),
      holidaysAbroad: z.array(HolidayAbroad),
      /** Later times are not open for booking yet. */
      openUntil: instant,
    }),
    errors: [],
  },
  hold: {
    method: 'POST',
    path: '/api/consultations/holds',
    summary: 'Keep a slot while the details are typed; the hold given up for it is released',
    audience: 'public',
    input: z.object({ type, ...newTime, insteadOf: z.optional(z.uuid()) }),
    output: z.discriminatedUnion('result', [z.object({ result: z.literal('held'), ...hold.shape, slot: Slot }), taken]),
    errors: ['TOO_MANY_REQUESTS'],
  },
  extendHold: {
    method: 'POST',
    path: '/api/consultations/holds/{holdId}/extend',
    summary: 'Ten more minutes, a few times',
    audience: 'public',
    input: z.object({ holdId: z.uuid() }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('held'), ...hold.shape }),
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
    summary: 'Book the held slot; sent twice it is one booking',
    audience: 'public',
    input: z.extend(BookingForm, { holdId: z.uuid(), language: z.enum(LANGUAGES), timeZone: TimeZone }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('booked'), appointment: Appointment }),
      outcome('expired'),
      z.object({ result: z.literal('refused'), obstacle: z.enum(BOOKING_OBSTACLES) }),
    ]),
    errors: ['TOO_MANY_REQUESTS'],
  },
  readByLink: {
    method: 'GET',
    path: '/api/consultations/by-link/{token}',
    summary: 'The appointment a mailed link belongs to',
    audience: 'public',
    input: z.object({ token }),
    output: Appointment,
    errors: ['NOT_FOUND'],
  },
  calendarByLink: {
    method: 'GET',
    path: '/api/consultations/by-link/{token}/calendar',
    summary: 'The appointment as an iCalendar file',
    audience: 'public',
    input: z.object({ token }),
    output: z.object({ fileName: z.string(), content: z.string() }),
    errors: ['NOT_FOUND'],
  },
  comeByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/coming',
    summary: '“I am coming”',
    audience: 'public',
    input: z.object({ token }),
    output: Appointment,
    errors: ['NOT_FOUND', 'GONE'],
  },
  moveByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/move',
    summary: 'Move the appointment to another free slot, until the cut-off',
    audience: 'public',
    input: z.object({ token, ...newTime }),
    output: moved,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  cancelByLink: {
    method: 'POST',
    path: '/api/consultations/by-link/{token}/cancel',
    summary: 'Cancel the appointment, until the cut-off; cancelling twice is cancelling once',
    audience: 'public',
    input: z.object({ token, reason }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('cancelled'), appointment: Appointment }),
      outcome('tooLate'),
      outcome('over'),
    ]),
    errors: ['NOT_FOUND'],
  },
  joinWaitList: {
    method: 'POST',
    path: '/api/consultations/wait-list',
    summary: 'Be told by mail when a time opens; joining twice is joining once',
    audience: 'public',
    input: z.object({
      type,
      name: FullName,
      email: Email,
      language: z.enum(LANGUAGES),
      timeZone: TimeZone,
      consultantId: z.optional(z.uuid()),
    }),
    output: z.object({}),
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Procedure>

const staffProcedures = {
  list: {
    method: 'GET',
    path: '/api/consultations',
    summary: 'Appointments that begin between two instants',
    audience: 'caseReview',
    input: z.object({
      from: anyInstant,
      to: anyInstant,
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
  move: {
    method: 'POST',
    path: '/api/consultations/appointments/{id}/move',
    summary: 'Move an appointment for the client, also after the cut-off',
    audience: 'caseReview',
    input: z.object({ id: z.uuid(), ...newTime }),
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
    input: z.object({ id: z.uuid(), reason }),
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
      note: z.string().check(z.trim(), z.maxLength(CONSULTATION_NOTE_MAX_CHARS)),
    }),
    output: StaffAppointment,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
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
    input: z.object({ consultantId: z.uuid(), version, schedule: Schedule }),
    output: ConsultantSchedule,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  addDayOff: {
    method: 'POST',
    path: '/api/consultations/schedules/{consultantId}/days-off',
    summary: 'Be away on these days; appointments already made on them are listed, not cancelled',
    audience: 'caseReview',
    input: z.object({
      consultantId: z.uuid(),
      from: day,
      to: day,
      note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
    output: z.object({ schedule: ConsultantSchedule, affected: z.array(StaffAppointment) }),
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
          type,
          name: z.string(),
          email: z.string(),
          language: z.enum(LANGUAGES),
          timeZone: z.string(),
          since: instant,
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>

export const consultations = {
  ...publicProcedures,
  mine: {
    method: 'GET',
    path: '/api/consultations/mine',
    summary: 'My appointments, the next one first, then past ones',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({ appointments: z.array(Appointment) }),
    errors: [],
  },
  ...staffProcedures,
} as const satisfies Record<string, Procedure>
