import { z } from '../zod.ts'

/** A person cannot book a type for these reasons. */
export const BOOKING_OBSTACLES = ['alreadyUsed', 'signInFirst', 'existingClientsOnly', 'feeUnsaid'] as const
export type BookingObstacle = (typeof BOOKING_OBSTACLES)[number]

export const refused = z.object({ result: z.literal('refused'), obstacle: z.enum(BOOKING_OBSTACLES) })
