import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Shorter answers fit into a packet or two anyway. */
const leastCharacters = 2048

/**
 * Handing a text to another thread and taking it back costs 150 µs, compressing a problem page 60 µs: only what would
 * hold up other requests for a millisecond goes there.
 */
const mostCharactersAtOnce = 32 * 1024

type Encoding = 'br' | 'gzip'

// Rendered maths repeats itself: a problem page shrinks to a quarter. Quick settings, since each answer is new.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipOptions = { level: 4 }

function compressAtOnce(text: string, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, brotliOptions) : gzipSync(text, gzipOptions)
}

function compressElsewhere(
  text: string,
  encoding: Encoding,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  if (encoding === 'br') brotliCompress(text, brotliOptions, done)
  else gzip(text, gzipOptions, done)
}

function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function isWorthIt(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  const isText = typeof payload === 'string' && payload.length >= leastCharacters
  return isText && !reply.hasHeader('content-encoding') && request.url !== '/token'
}

/** Compresses longer texts for clients that take it. Tokens are left out: they stand beside nothing that repeats. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthIt(request, reply, payload)) return done(null, payload)
    void reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (encoding === undefined) return done(null, payload)
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    if (payload.length <= mostCharactersAtOnce) return done(null, compressAtOnce(payload, encoding))
    return compressElsewhere(payload, encoding, done)
  })
}
