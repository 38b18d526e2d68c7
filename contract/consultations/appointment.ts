import { CONSULTATION_NOTE_MAX_CHARS } from '../limits.ts'
import { fitsIn, LANGUAGES } from '../locale/locale.ts'
import { z } from '../zod.ts'
import { CONSULTATION_TYPES } from './types.ts'
import { OwnersWords } from './words.ts'

export const CONSULTATION_STATES = ['booked', 'cancelled', 'attended', 'missed'] as const
/** Until whoever has the mailbox has said so, it is a time that is kept and no appointment. */
const UNCONFIRMED = 'unconfirmed'
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

const instant = z.iso.datetime()

export const Consultant = z.object({ id: z.uuid(), name: z.string() })

/** Opens an appointment without signing in. */
export const Token = z.string().check(z.minLength(1), z.maxLength(100))

/** The person who booked may see all of this. */
export const Appointment = z.object({
  reference: z.string(),
  type: z.enum(CONSULTATION_TYPES),
  words: OwnersWords,
  state: z.enum([...CONSULTATION_STATES, UNCONFIRMED]),
  /** An unconfirmed one is confirmed by then, or its time is free again. */
  confirmBy: z.nullable(instant),
  startsAt: instant,
  endsAt: instant,
  /** The client said they are in this zone. The office's zone is a constant. */
  timeZone: z.string(),
  consultant: Consultant,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  topic: z.string(),
  meetingUrl: z.nullable(z.string()),
  isComing: z.boolean(),
  /** It can be moved or cancelled by link until then. */
  changeableUntil: instant,
  isChangeable: z.boolean(),
  token: Token,
})
export type Appointment = z.output<typeof Appointment>

/** Staff see this of an appointment. */
export const StaffAppointment = z.extend(
  z.omit(Appointment, { token: true, isChangeable: true, changeableUntil: true, confirmBy: true }),
  {
    id: z.uuid(),
    state: z.enum(CONSULTATION_STATES),
    clientId: z.nullable(z.uuid()),
    language: z.enum(LANGUAGES),
    bookedAt: instant,
    cancelledBy: z.nullable(z.enum(['client', 'staff'])),
    reason: z.nullable(z.string()),
    /** Only staff read the note. */
    note: z.nullable(z.string()),
    /** Counts earlier appointments of the same person. */
    earlier: z.int(),
  },
)
export type StaffAppointment = z.output<typeof StaffAppointment>

/** Somebody may say why it is cancelled. */
export const Reason = z.optional(
  z.string().check(
    z.trim(),
    z.refine<string>((text) => fitsIn(text, CONSULTATION_NOTE_MAX_CHARS), 'TOO_LONG'),
  ),
)
