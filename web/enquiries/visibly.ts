const SHORTEST_SENDING_MS = 1000

/** Sending that is over at once looks as if nothing had been sent: it lasts a second, whether it succeeds or fails. */
export async function visibly<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, SHORTEST_SENDING_MS))])
  return work
}
