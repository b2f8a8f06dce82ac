import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the process closes: requests that are held open are answered now. */
    draining: AbortController
    /** Whether a balancer is asked to send no more; requests are answered as ever meanwhile. */
    readiness: { isLeaving: boolean }
  }
}

/** Lets requests that are held open end before the server waits for those under way. */
export function drainBeforeClosing(app: FastifyInstance): void {
  app.decorate('draining', new AbortController())
  app.decorate('readiness', { isLeaving: false })
  app.addHook('preClose', (done) => {
    app.draining.abort()
    done()
  })
  // A connection that is kept alive would bring more requests, and be waited for, too.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.readiness.isLeaving || app.draining.signal.aborted) void reply.header('connection', 'close')
    done(null, payload)
  })
}
