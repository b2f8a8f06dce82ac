import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { News } from '@isomorph/contract'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { viewSchedule } from '../schedule/schedule.ts'
import { presenceMilliseconds, recordPresence } from './presence.ts'
import { createWaiters } from './waiters.ts'
import type { WaitingPage } from './waiting-pages.ts'

/** Aborted when the browser gives up: nobody waits for a page that is closed. */
function whenGone(request: FastifyRequest): { readonly signal: AbortSignal; readonly forget: () => void } {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const { socket } = request.raw
  socket.once('close', abort)
  return { signal: controller.signal, forget: () => void socket.off('close', abort) }
}

/** Lets pages wait for news, and tells whose page is open. */
export function createNews(app: FastifyInstance) {
  const { database, db, changes, clock } = app.contractRouting.services
  const waiters = createWaiters({ database, changes })
  const timer = setInterval(() => {
    recordPresence(db, waiters.pages(), clock.now()).catch((err: unknown) =>
      app.log.warn({ err }, 'It could not be recorded whose pages are open'),
    )
  }, presenceMilliseconds).unref()
  app.draining.signal.addEventListener('abort', waiters.drain)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    waiters.drain()
  })

  return async (page: WaitingPage, request: FastifyRequest): Promise<News> => {
    const { signal, forget } = whenGone(request)
    const outcome = await waiters.wait(page, signal)
    forget()
    if (outcome === 'gone') throw new Refusal(platformRefusals.notFound)
    if (outcome === 'unchanged') return { token: page.after ?? '', news: null }
    const { token, row } = outcome
    return { token, news: { schedule: viewSchedule(row, clock.now()), announcements: [...row.announcements] } }
  }
}
