import { z } from 'zod'
import { startHttpPeer } from '@isomorph/testing/http-peer'

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attributeSchema),
  status: z.object({ code: z.number().optional() }),
})
export type SentSpan = z.output<typeof spanSchema>

const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** A collector: what it was sent, by OTLP over HTTP. */
export async function startCollector() {
  const texts: string[] = []
  const peer = await startHttpPeer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      texts.push(`${request.url} ${Buffer.concat(chunks).toString()}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const resources = () =>
    texts
      .map((text) => exportSchema.parse(JSON.parse(text.slice(text.indexOf(' ')))))
      .flatMap(({ resourceSpans }) => resourceSpans)
  const spans = (): SentSpan[] => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  return { peer, texts, resources, spans }
}
