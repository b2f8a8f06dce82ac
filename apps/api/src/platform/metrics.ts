import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { platformRefusals } from './platform.errors.ts'
import { Refusal } from './refusals.ts'

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Series {
  readonly labels: string
  readonly counts: number[]
  count: number
  sum: number
}

function histogramLines(name: string, series: Iterable<Series>): string[] {
  return [...series].flatMap(({ labels, counts, count, sum }) => [
    ...bucketSeconds.map((le, index) => `${name}_bucket{${labels},le="${le}"} ${counts[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ])
}

function isFromThisMachine(request: FastifyRequest): boolean {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
}

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

interface MetricsOptions {
  readonly token?: string
  readonly gauges: () => Readonly<Record<string, number>>
}

/** Prometheus text at /metrics: how long each route takes, and how the process feels. For this machine or with a token. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const requests = new Map<string, Series>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    const series = requests.get(labels) ?? { labels, counts: bucketSeconds.map(() => 0), count: 0, sum: 0 }
    requests.set(labels, series)
    const seconds = reply.elapsedTime / 1000
    series.count += 1
    series.sum += seconds
    bucketSeconds.forEach((le, index) => {
      if (seconds <= le) series.counts[index] = (series.counts[index] ?? 0) + 1
    })
  })

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !holdsToken(request, options.token)) throw new Refusal(platformRefusals.notFound)
    const gauges = {
      isomorph_process_resident_memory_bytes: process.memoryUsage.rss(),
      isomorph_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
      isomorph_process_uptime_seconds: process.uptime(),
      ...options.gauges(),
    }
    const lines = [
      '# TYPE isomorph_http_request_duration_seconds histogram',
      ...histogramLines('isomorph_http_request_duration_seconds', requests.values()),
      ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
    ]
    return await reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
