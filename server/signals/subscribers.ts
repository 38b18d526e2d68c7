import type { Caller } from '../caller.ts'
import type { PlacedSignal, Whisper } from './queries.ts'

export type Subscriber = { caller: Caller; onSignal(signal: PlacedSignal | Whisper): void; onEnd(): void }

export type Subscribers = {
  add(subscriber: Subscriber): void
  remove(subscriber: Subscriber): void
  deliver(signal: PlacedSignal | Whisper): void
  /** One person's, oldest first. */
  of(userId: string): Subscriber[]
  all(): Subscriber[]
}

const EVERYONE = 'everyone'

/** Finds who may know without asking all of them. */
export function createSubscribers(): Subscribers {
  const groups = new Map<string, Set<Subscriber>>()
  const groupsOf = ({ userId, role }: Caller) => [EVERYONE, `user ${userId}`, `role ${role}`]
  return {
    add(subscriber) {
      for (const name of groupsOf(subscriber.caller)) {
        const group = groups.get(name) ?? new Set()
        groups.set(name, group.add(subscriber))
      }
    },
    remove(subscriber) {
      for (const name of groupsOf(subscriber.caller)) {
        const group = groups.get(name)
        group?.delete(subscriber)
        if (group?.size === 0) groups.delete(name)
      }
    },
    deliver(signal) {
      for (const subscriber of groups.get(audienceOf(signal)) ?? []) subscriber.onSignal(signal)
    },
    of: (userId) => [...(groups.get(`user ${userId}`) ?? [])],
    all: () => [...(groups.get(EVERYONE) ?? [])],
  }
}

function audienceOf({ toUser, toRole }: PlacedSignal | Whisper): string {
  if (toUser) return `user ${toUser}`
  return toRole ? `role ${toRole}` : EVERYONE
}
