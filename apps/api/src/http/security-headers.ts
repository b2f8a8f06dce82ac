import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** Scripts come from the product alone and never stand in a page; the maths renderers need styles in the line. */
async function selectHeaders(connectTo: readonly string[]): Promise<Record<string, string>> {
  const probe = Fastify({ logger: false })
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectTo],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'https:', 'http:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  probe.get('/', (_request, reply) => {
    void reply.code(204).send()
  })
  const { headers } = await probe.inject('/')
  await probe.close()
  const ofTheProbe = new Set(['date', 'connection', 'content-length', 'content-type'])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofTheProbe.has(name) ? [] : [[name, String(value)]])),
  )
}

/**
 * The headers are the same on every answer: they are worked out once, not for each of thousands of requests a second.
 * `connectTo` names the origins elsewhere that pages may send to.
 */
export async function setSecurityHeaders(app: FastifyInstance, connectTo: readonly string[]): Promise<void> {
  const headers = await selectHeaders(connectTo)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
