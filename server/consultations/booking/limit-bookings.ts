import type { Db } from '../../db/db.ts'
import { limitMailbox, limitPlace, type Rate } from '../../http/http.ts'

const PER_PLACE: Rate = { burst: 6, everySeconds: 300 }
/** Every booking writes to an address we know nothing about, and may keep a time for an hour. */
const PER_MAILBOX: Rate = { burst: 3, everySeconds: 3600 }

type Booking = { address: string; emailKey: string; isProven: boolean }

/** Strangers who type an address do not use up what its owner may book once signed in. */
export async function limitBookings(tx: Db, { address, emailKey, isProven }: Booking, now: Date): Promise<void> {
  await limitPlace(tx, 'book-slot', address, PER_PLACE, now)
  await limitMailbox(tx, isProven ? 'book-slot-proven' : 'book-slot', emailKey, PER_MAILBOX, now)
}
