import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Spans of what a process does, sent to a collector. */
export interface Traces {
  /** One span for each request, in the trace of its caller where it names one. */
  readonly serve: (app: FastifyInstance, labels: Readonly<Record<string, string>>) => void
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

/**
 * Traces to a collector that speaks OTLP over HTTP. The trace of a request has the number that stands in its log lines and
 * in its error answers. Spans carry route, method and status; no address with its query, no person, no body.
 */
export async function createTraces(options: TracesOptions): Promise<Traces> {
  const api = await import('@opentelemetry/api')
  let wanted: string | undefined
  const { tracer, provider, random } = await createTracer(options, () => wanted ?? random.generateTraceId())
  const spans = new WeakMap<FastifyRequest, Span>()

  function begin(request: FastifyRequest, labels: Readonly<Record<string, string>>): void {
    const caller = callerOf(request)
    const parent = caller ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller) : api.ROOT_CONTEXT
    const route = request.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': request.method, 'http.route': route, ...labels }
    wanted = request.id
    const kind = api.SpanKind.SERVER
    spans.set(request, tracer.startSpan(`${request.method} ${route}`, { kind, attributes }, parent))
    wanted = undefined
  }

  function end(request: FastifyRequest, status: number): void {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', status)
    if (status >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR })
    span?.end()
  }

  return {
    serve(app, labels) {
      app.addHook('onRequest', (request, _reply, done) => {
        begin(request, labels)
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        end(request, reply.statusCode)
        done()
      })
    },
    // A collector that is not there keeps no process from ending.
    close: async () => await provider.shutdown().catch(() => undefined),
  }
}
