import { monitorEventLoopDelay } from 'node:perf_hooks'

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Series {
  readonly labels: string
  readonly counts: number[]
  count: number
  sum: number
}

type Gauges = () => Readonly<Record<string, number>>

/** What one process measures, for all shards it serves. */
export interface MetricsRegistry {
  /** One answer; `labels` in Prometheus' spelling. */
  readonly observe: (labels: string, seconds: number) => void
  /** Numbers read whenever somebody asks; the labels tell shards apart. */
  readonly addGauges: (read: Gauges, labels?: string) => void
  /** Everything as Prometheus text. */
  readonly text: () => string
  readonly close: () => void
}

function histogramLines(name: string, series: Iterable<Series>): string[] {
  return [...series].flatMap(({ labels, counts, count, sum }) => [
    ...bucketSeconds.map((le, index) => `${name}_bucket{${labels},le="${le}"} ${counts[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ])
}

function gaugeLines(sources: readonly { readonly read: Gauges; readonly labels: string }[]): string[] {
  const lines = new Map<string, string[]>()
  for (const { read, labels } of sources)
    for (const [name, value] of Object.entries(read()))
      lines.set(name, [...(lines.get(name) ?? []), `${name}${labels} ${value}`])
  return [...lines].flatMap(([name, values]) => [`# TYPE ${name} gauge`, ...values])
}

export function createMetricsRegistry(): MetricsRegistry {
  const requests = new Map<string, Series>()
  const sources: { read: Gauges; labels: string }[] = []
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const addGauges: MetricsRegistry['addGauges'] = (read, labels = '') =>
    void sources.push({ read, labels: labels && `{${labels}}` })
  addGauges(() => ({
    isomorph_process_resident_memory_bytes: process.memoryUsage.rss(),
    isomorph_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
    isomorph_process_uptime_seconds: process.uptime(),
  }))
  return {
    addGauges,
    observe(labels, seconds) {
      const series = requests.get(labels) ?? { labels, counts: bucketSeconds.map(() => 0), count: 0, sum: 0 }
      requests.set(labels, series)
      series.count += 1
      series.sum += seconds
      bucketSeconds.forEach((le, index) => {
        if (seconds <= le) series.counts[index] = (series.counts[index] ?? 0) + 1
      })
    },
    text: () =>
      `${[
        '# TYPE isomorph_http_request_duration_seconds histogram',
        ...histogramLines('isomorph_http_request_duration_seconds', requests.values()),
        ...gaugeLines(sources),
      ].join('\n')}\n`,
    close: () => void delay.disable(),
  }
}
