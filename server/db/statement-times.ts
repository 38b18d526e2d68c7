export type StatementTime = { statement: string; calls: number; totalMs: number; maxMs: number }

let times = new Map<string, StatementTime>()

/** By the text alone: values are never part of it. */
export function noteTime(statement: string, ms: number): void {
  const known = times.get(statement) ?? { statement, calls: 0, totalMs: 0, maxMs: 0 }
  known.calls += 1
  known.totalMs += ms
  known.maxMs = Math.max(known.maxMs, ms)
  times.set(statement, known)
}

/** What was noted since this was last asked. */
export function takeTimes(): StatementTime[] {
  const taken = [...times.values()]
  times = new Map()
  return taken
}
