import { AppError } from '@rahnama/contract/errors.ts'

const RETRY_AFTER_SECONDS = 5

export type FairQueue = {
  /** Runs the work when it is this person's turn. */
  run<T>(person: string, work: () => Promise<T>): Promise<T>
  /** Takes a turn for work that goes on after an answer has begun: it lasts until it is ended. */
  takeTurn(person: string): Promise<() => void>
}

type Options = {
  /** The semaphore lets so much run at a time in all, … */
  atOnce: number
  /** … so much of it for one person, … */
  atOncePerPerson?: number
  /** … and so much waits; what comes after is turned away at once. */
  waiting: number
  waitingPerPerson?: number
  /** Whoever is turned away is told this. */
  refuse?: () => Error
}

type Share = { running: number; lastTurn: number; line: (() => void)[] }

/**
 * A semaphore with a line per person. Whoever has least under way and has waited longest since their last turn is next,
 * so a hundred asked for by one person delay another's first by one.
 */
export function createFairQueue(options: Options): FairQueue {
  const { atOnce, atOncePerPerson = atOnce, waiting, waitingPerPerson = waiting, refuse } = options
  const shares = new Map<string, Share>()
  let running = 0
  let inLine = 0
  let turns = 0

  function begin(share: Share): void {
    turns += 1
    running += 1
    share.running += 1
    share.lastTurn = turns
  }

  function beginNext(): void {
    if (running >= atOnce || inLine === 0) return
    let next: Share | undefined
    for (const share of shares.values()) {
      if (share.line.length === 0 || share.running >= atOncePerPerson) continue
      if (!next || isBefore(share, next)) next = share
    }
    const start = next?.line.shift()
    if (!next || !start) return
    inLine -= 1
    begin(next)
    start()
  }

  async function wait(person: string): Promise<Share> {
    const share = shares.get(person) ?? { running: 0, lastTurn: 0, line: [] }
    if (running < atOnce && share.running < atOncePerPerson && share.line.length === 0) {
      shares.set(person, share)
      begin(share)
      return share
    }
    if (share.line.length >= waitingPerPerson) throw refuse?.() ?? refusal('TOO_MANY_REQUESTS')
    if (inLine >= waiting) throw refuse?.() ?? refusal('UNAVAILABLE')
    shares.set(person, share)
    inLine += 1
    await new Promise<void>((start) => share.line.push(start))
    return share
  }

  function end(person: string, share: Share): void {
    running -= 1
    share.running -= 1
    if (share.running === 0 && share.line.length === 0) shares.delete(person)
    beginNext()
  }

  return {
    async run(person, work) {
      const share = await wait(person)
      try {
        return await work()
      } finally {
        end(person, share)
      }
    },
    async takeTurn(person) {
      const share = await wait(person)
      let isOver = false
      return () => {
        if (!isOver) end(person, share)
        isOver = true
      }
    },
  }
}

function isBefore(one: Share, other: Share): boolean {
  return one.running === other.running ? one.lastTurn < other.lastTurn : one.running < other.running
}

function refusal(code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'): AppError {
  return new AppError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
