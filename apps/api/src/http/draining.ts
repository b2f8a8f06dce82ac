import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the process is about to stop: requests that are held open are answered now. */
    draining: AbortController
  }
}

/** Lets requests that are held open end before the server waits for those under way. */
export function drainBeforeClosing(app: FastifyInstance): void {
  app.decorate('draining', new AbortController())
  app.addHook('preClose', (done) => {
    app.draining.abort()
    done()
  })
  // A connection that is kept alive would be waited for, too.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.draining.signal.aborted) void reply.header('connection', 'close')
    done(null, payload)
  })
}
