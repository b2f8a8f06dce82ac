import { AsyncLocalStorage } from 'node:async_hooks'
import type * as OpenTelemetry from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WatchStatement } from '@isomorph/database'
import type { WatchTasks } from '@isomorph/evaluation'
import { spanOfStatement } from './span-of-statement.ts'

type Attributes = Readonly<Record<string, string | number>>

/** A job that is taken up. */
interface Job {
  readonly task: string
  readonly attempt: number
}

/** Spans of what a process does, sent to a collector. */
export interface Traces {
  /** One span for each request, in the trace of its caller where it names one. */
  readonly serve: (app: FastifyInstance, labels: Attributes) => void
  /** A trace of its own for a job. */
  readonly job: (job: Job, labels: Attributes, act: () => Promise<void>) => Promise<void>
  /** A span for each statement of a request or a job. */
  readonly statement: WatchStatement
  /** A span for what a request or a job sends to a thread of the evaluator, or to its service. */
  readonly evaluation: WatchTasks
  /** Sends what is left. */
  readonly close: () => Promise<void>
}

export interface TracesOptions {
  /** As collectors name it: `http://localhost:4318`, to which `/v1/traces` is added. */
  readonly endpoint: string
  readonly serviceName: string
  /** The share of traces that are kept where the caller has not decided, from 0 to 1. */
  readonly ratio: number
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span of the caller (W3C Trace Context), if it names one. */
function callerOf(request: Pick<FastifyRequest, 'headers'>) {
  const header = request.headers['traceparent']
  const [, traceId, spanId, flags] = (typeof header === 'string' && traceparent.exec(header)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}

/** The library is loaded here and nowhere else: an installation without a collector pays nothing for it. */
async function createTracer({ endpoint, serviceName, ratio }: TracesOptions, nextTraceId: () => string) {
  const [{ resourceFromAttributes }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const random = new sdk.RandomIdGenerator()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: 2000 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    idGenerator: { generateTraceId: nextTraceId, generateSpanId: () => random.generateSpanId() },
  })
  return { tracer: provider.getTracer('isomorph'), provider, random }
}

type Api = typeof OpenTelemetry
type Tracer = Awaited<ReturnType<typeof createTracer>>['tracer']

/** The span that is under way, wherever its work has gone on to. */
type UnderWay = AsyncLocalStorage<Span | undefined>

/** Spans of requests. Reading a body leads out of the asynchronous context of a request, so it is entered once more. */
function traceRequests(api: Api, begin: (request: FastifyRequest, attributes: Attributes) => Span, underWay: UnderWay) {
  return (app: FastifyInstance, labels: Attributes): void => {
    const spans = new WeakMap<FastifyRequest, Span>()
    app.addHook('onRequest', (request, _reply, done) => {
      const span = begin(request, labels)
      spans.set(request, span)
      underWay.run(span, done)
    })
    app.addHook('preValidation', (request, _reply, done) => underWay.run(spans.get(request), done))
    app.addHook('onResponse', (request, reply, done) => {
      const span = spans.get(request)
      span?.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR })
      span?.end()
      done()
    })
  }
}

/** Spans of jobs, and of what requests and jobs lead to. */
function traceWork(api: Api, tracer: Tracer, underWay: UnderWay): Pick<Traces, 'job' | 'statement' | 'evaluation'> {
  const below = (parent: Span | undefined) =>
    parent === undefined ? api.ROOT_CONTEXT : api.trace.setSpan(api.ROOT_CONTEXT, parent)

  /** What was thrown may name people: that there was a fault is all that is said. */
  async function during<T>(span: Span, act: () => Promise<T>): Promise<T> {
    try {
      return await underWay.run(span, act)
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    async job({ task, attempt }, labels, act) {
      const attributes = { 'messaging.destination.name': task, 'isomorph.job.attempt': attempt, ...labels }
      const kind = api.SpanKind.CONSUMER
      await during(tracer.startSpan(`job ${task}`, { kind, attributes }, api.ROOT_CONTEXT), act)
    },
    statement({ milliseconds, isFault, ...statement }) {
      const parent = underWay.getStore()
      if (!parent?.isRecording()) return
      const startTime = Date.now() - milliseconds
      const { name, attributes } = spanOfStatement(statement)
      const span = tracer.startSpan(name, { kind: api.SpanKind.CLIENT, attributes, startTime }, below(parent))
      if (isFault) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end(startTime + milliseconds)
    },
    async evaluation(name, count, act) {
      const parent = underWay.getStore()
      if (!parent?.isRecording()) return await act()
      const attributes = { 'isomorph.evaluation.task': name, 'isomorph.evaluation.count': count }
      return await during(tracer.startSpan(`evaluator ${name}`, { attributes }, below(parent)), act)
    },
  }
}

/**
 * Traces to a collector that speaks OTLP over HTTP. The trace of a request has the number that stands in its log lines and
 * in its error answers. Spans carry route, method and status, statements without their values, and names of jobs; no address
 * with its query, no person, no body.
 */
export async function createTraces(options: TracesOptions): Promise<Traces> {
  const api = await import('@opentelemetry/api')
  let wanted: string | undefined
  const { tracer, provider, random } = await createTracer(options, () => wanted ?? random.generateTraceId())
  const underWay: UnderWay = new AsyncLocalStorage()

  function begin(request: FastifyRequest, labels: Attributes): Span {
    const caller = callerOf(request)
    const parent = caller ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller) : api.ROOT_CONTEXT
    const route = request.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': request.method, 'http.route': route, ...labels }
    wanted = request.id
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: api.SpanKind.SERVER, attributes }, parent)
    wanted = undefined
    return span
  }

  return {
    serve: traceRequests(api, begin, underWay),
    ...traceWork(api, tracer, underWay),
    // A collector that is not there keeps no process from ending.
    close: async () => await provider.shutdown().catch(() => undefined),
  }
}
