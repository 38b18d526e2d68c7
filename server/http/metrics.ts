import { monitorEventLoopDelay } from 'node:perf_hooks'

const DELAY_RESOLUTION_MS = 20
export const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type LoopDelay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'enable' | 'reset' | 'percentile' | 'max'>
type Histogram = { counts: number[]; sum: number; count: number }

export type Metrics = {
  observeRequest(route: string, method: string, status: number, seconds: number): void
  /** A figure read at the moment of scraping, e.g. the size of a queue. */
  gauge(name: string, help: string, read: () => number): void
  count(name: string, help: string): { add(by?: number): void }
  print(): string
}

/** Prometheus text format, of what we count ourselves. */
export function createMetrics(delay: LoopDelay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Histogram>()
  const figures: { name: string; help: string; kind: 'gauge' | 'counter'; read: () => number }[] = []
  delay.enable()
  /** The clock measures from one look to the next, which are a resolution apart by themselves. */
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - DELAY_RESOLUTION_MS / 1000)

  const metrics: Metrics = {
    observeRequest(route, method, status, seconds) {
      const labels = `route="${route}",method="${method}"`
      const counted = `${labels},status="${status}"`
      requests.set(counted, (requests.get(counted) ?? 0) + 1)
      const histogram = durations.get(labels) ?? { counts: DURATION_BUCKETS_S.map(() => 0), sum: 0, count: 0 }
      durations.set(labels, histogram)
      histogram.sum += seconds
      histogram.count += 1
      DURATION_BUCKETS_S.forEach((edge, index) => {
        if (seconds <= edge) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1
      })
    },
    gauge(name, help, read) {
      figures.push({ name, help, kind: 'gauge', read })
    },
    count(name, help) {
      let total = 0
      figures.push({ name, help, kind: 'counter', read: () => total })
      return {
        add(by = 1) {
          total += by
        },
      }
    },
    print() {
      const lines = [...printRequests(requests), ...printDurations(durations), ...printFigures(figures)]
      // One stall at the start would else be the figure for ever.
      delay.reset()
      return lines.join('\n').concat('\n')
    },
  }
  metrics.gauge('process_resident_memory_bytes', 'Memory held by the process', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', 'Seconds since the start', () => process.uptime())
  metrics.gauge('event_loop_delay_p99_seconds', 'How late timers were since the last scrape, 99th percentile', () =>
    late(delay.percentile(99)),
  )
  metrics.gauge('event_loop_delay_max_seconds', 'How late timers were since the last scrape, at worst', () =>
    late(delay.max),
  )
  return metrics
}

function printRequests(requests: Map<string, number>): string[] {
  const lines = [...requests].map(([labels, total]) => `http_requests_total{${labels}} ${total}`)
  return ['# HELP http_requests_total Requests answered', '# TYPE http_requests_total counter', ...lines]
}

function printDurations(durations: Map<string, Histogram>): string[] {
  const name = 'http_request_duration_seconds'
  const lines = [...durations].flatMap(([labels, { counts, sum, count }]) => [
    ...DURATION_BUCKETS_S.map((edge, index) => `${name}_bucket{${labels},le="${edge}"} ${counts[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ])
  return [`# HELP ${name} Time to the answer`, `# TYPE ${name} histogram`, ...lines]
}

function printFigures(figures: { name: string; help: string; kind: string; read: () => number }[]): string[] {
  return figures.flatMap(({ name, help, kind, read }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    `${name} ${read()}`,
  ])
}
