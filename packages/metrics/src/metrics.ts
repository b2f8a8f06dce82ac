import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const labelNames = ['shard', 'task', 'outcome', 'method', 'route', 'status'] as const
export type Label = (typeof labelNames)[number]
export type Labels = Readonly<Partial<Record<Label, string>>>

/** A number that is read when somebody asks for the metrics. */
export interface Measure {
  /** In Prometheus' spelling, with the unit: `isomorph_jobs_oldest_seconds`. */
  readonly name: string
  /** What it says, in a sentence. */
  readonly help: string
  /** A counter only grows while the process lives; its name ends in `_total`. */
  readonly kind: 'counter' | 'gauge'
  readonly read: () => number | Promise<readonly Sample[]>
}

/** One value of a measure that has several, told apart by labels. */
export interface Sample {
  readonly value: number
  readonly labels: Labels
}

/** Notes how long something took, in seconds. */
export type Timer = (seconds: number, labels: Labels) => void

/** What one process measures. */
export interface Metrics {
  /** Adds numbers that are read on demand. `labels` tell several sources of the same name apart. */
  readonly addMeasures: (measures: readonly Measure[], labels?: Labels) => void
  /** A histogram of durations; asked for again under the same name, it is the same one. */
  readonly timer: (name: string, help: string, labels: readonly Label[]) => Timer
  /** Everything in Prometheus' text format 0.0.4. */
  readonly text: () => Promise<string>
}

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE

/** Seconds; fine where people wait for an answer, coarse where jobs run. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

interface Source {
  readonly read: Measure['read']
  readonly labels: Labels
}

/** A source that takes longer is left out: whoever asks waits for the others. */
const patienceMilliseconds = 2000

async function withinPatience<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), patienceMilliseconds)
  })
  return await Promise.race([reading, late]).finally(() => clearTimeout(timer))
}

async function samplesOf({ read, labels }: Source): Promise<readonly Sample[]> {
  const value = read()
  if (typeof value === 'number') return [{ value, labels }]
  return (await withinPatience(value)).map((sample) => ({
    value: sample.value,
    labels: { ...labels, ...sample.labels },
  }))
}

/** One metric with all its sources; a source that fails is left out, so that the others are still seen. */
function collectFrom(register: Registry, { name, help, kind }: Measure, sources: readonly Source[]): void {
  const write = async (reset: () => void, add: (labels: Labels, value: number) => void): Promise<void> => {
    const outcomes = await Promise.allSettled(sources.map(samplesOf))
    reset()
    for (const outcome of outcomes)
      if (outcome.status === 'fulfilled') for (const { labels, value } of outcome.value) add(labels, value)
  }
  const options = { name, help, registers: [register], labelNames }
  if (kind === 'gauge') {
    const gauge: Gauge = new Gauge({
      ...options,
      collect: async () =>
        write(
          () => gauge.reset(),
          (labels, value) => gauge.set(labels, value),
        ),
    })
    return
  }
  const counter: Counter = new Counter({
    ...options,
    collect: async () =>
      write(
        () => counter.reset(),
        (labels, value) => counter.inc(labels, value),
      ),
  })
}

let processRegister: Registry | undefined

/** Processor, memory, event loop and garbage collection: once for the process, however many metrics it has. */
function ofProcess(): Registry {
  if (processRegister) return processRegister
  processRegister = new Registry()
  collectDefaultMetrics({ register: processRegister })
  // Gauges with the ending of a counter; the same is measured by kind under `nodejs_active_resources`.
  for (const what of ['handles', 'requests', 'resources'])
    processRegister.removeSingleMetric(`nodejs_active_${what}_total`)
  return processRegister
}

/** The text also has what Prometheus' clients measure of every process. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const sourcesOf = new Map<string, Source[]>()
  const timers = new Map<string, Timer>()
  return {
    addMeasures(measures, labels = {}) {
      for (const measure of measures) {
        const known = sourcesOf.get(measure.name)
        const source = { read: measure.read, labels }
        if (known) {
          known.push(source)
          continue
        }
        const sources = [source]
        sourcesOf.set(measure.name, sources)
        collectFrom(register, measure, sources)
      }
    },
    timer(name, help, labels) {
      const known = timers.get(name)
      if (known) return known
      const options = { name, help, labelNames: labels, buckets: durationBuckets, registers: [register] }
      const histogram = new Histogram(options)
      const timer: Timer = (seconds, values) => histogram.observe(values, seconds)
      timers.set(name, timer)
      return timer
    },
    text: async () => (await Promise.all([register.metrics(), ofProcess().metrics()])).join('\n'),
  }
}
