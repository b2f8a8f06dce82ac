import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Shorter answers fit into a packet or two anyway. */
const leastCharacters = 2048

/** Rendered maths repeats itself: a problem page shrinks to a tenth. Quick settings, since each answer is new. */
async function compress(text: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : await deflate(text, { level: 4 })
}

/** Compresses longer texts for clients that take it. Tokens are left out: they stand beside nothing that repeats. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' && payload.length >= leastCharacters
    if (!isText || reply.hasHeader('content-encoding') || request.url === '/token') return payload
    void reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding === undefined) return payload
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return await compress(payload, encoding)
  })
}
