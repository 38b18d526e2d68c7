import type { Resolve } from '../resolved.ts'

/** "Whose court is the ball in, mine or yours?": half of it is not understood, and what it would be is answered by the other. */
export const withoutNear =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    const certain = parts.flatMap((part) => (part.what === 'topic' ? [part.choice.topic] : []))
    return parts.filter((part) => part.what !== 'unknown' || !part.near || !certain.includes(part.near.topic))
  }
