/** One kind of work done outside a request, and how patient we are with it. */
export type JobKind<Data extends object> = {
  readonly name: string
  readonly retries: number
  /** Doubles with every retry, up to an hour. */
  readonly retryDelaySeconds: number
  /** A run that takes longer counts as lost and is tried again. */
  readonly timeoutSeconds: number
  /** One process runs so many at a time. */
  readonly atOnce: number
  /** It runs by itself then, in UTC. */
  readonly cron?: string
  /** This is never present; it ties the data to the kind. */
  readonly data?: Data
}

type Patience = Partial<Omit<JobKind<object>, 'name' | 'data'>>

export function defineJob<Data extends object>(name: string, patience: Patience = {}): JobKind<Data> {
  return { name, retries: 5, retryDelaySeconds: 5, timeoutSeconds: 300, atOnce: 5, ...patience }
}
