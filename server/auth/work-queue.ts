/** Lets so many run at once and so many wait; whoever comes after is turned away at once. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const line: (() => void)[] = []
  return async function queued<T>(work: () => Promise<T>, onFull: () => never): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) onFull()
      await new Promise<void>((start) => line.push(start))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
