/** One cell of a points table: what it gives, and the reason it is the one. */
export type Cell<Reason extends string> = { reason: Reason; points: number }
export type Rung<Reason extends string> = Cell<Reason> & { min: number }

export function cell<Reason extends string>(reason: Reason, points: number): Cell<Reason> {
  return { reason, points }
}

export function rung<Reason extends string>(min: number, reason: Reason, points: number): Rung<Reason> {
  return { min, reason, points }
}
