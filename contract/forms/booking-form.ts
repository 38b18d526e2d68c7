import { CONSULTATION_TOPIC_MAX_CHARS } from '../limits.ts'
import { fitsIn } from '../locale/locale.ts'
import { z } from '../zod.ts'
import { Email, FullName } from './person.ts'
import { Phone } from './phone.ts'

/** A person who waits for a time to open tells us this. */
export const WaitListForm = z.object({ name: FullName, email: Email })

/** The client tells us this while their slot is held. */
export const BookingForm = z.extend(WaitListForm, {
  phone: z.optional(Phone),
  /** The one question: what should this conversation answer? */
  topic: z.string().check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.refine<string>((text) => fitsIn(text, CONSULTATION_TOPIC_MAX_CHARS), 'TOO_LONG'),
  ),
})
export type BookingForm = z.output<typeof BookingForm>
