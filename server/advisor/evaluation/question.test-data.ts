/** Nava is single and has a case; Sara comes with her husband; a newcomer has told us nothing. */
export type Asker = 'single' | 'couple' | 'newcomer'

/**
 * A question with the facts its answer has to hold and where they come from, written from the specification, the fact
 * base and the articles before the code could answer any of it.
 */
export type Question = {
  text: string
  /** Each stands in the answer, whatever the script of its digits. */
  says: readonly string[]
  /** A source of the answer names this, or a link of it leads there. */
  at: string
  as: Asker
  /** How many things it asks for: so many answers may be said for certain, and each holds one of the facts. */
  asks: number
  /** Asked before it in the same conversation. */
  after?: string
}

type More = { as?: Asker; asks?: number; after?: string }

export function q(text: string, says: string, at: string, { as = 'single', asks = 1, after }: More = {}): Question {
  return { text, says: says.split(' | ').filter(Boolean), at, as, asks, ...(after && { after }) }
}
