import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { News } from '@isomorph/contract'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { viewSchedule } from '../schedule/schedule.ts'
import { disconnectionOf } from './disconnection.ts'
import { createPresenceRecorder } from './presence.ts'
import { createWaiters } from './waiters.ts'
import type { WaitingPage } from './waiting-pages.ts'

/** Lets pages wait for news, and tells whose page is open. */
export function createNews(app: FastifyInstance) {
  const { database, db, changes, clock } = app.contractRouting.services
  const warn = (message: string) => (err: unknown) => app.log.warn({ err }, message)
  const onFailure = warn('Pages of sittings could not be compared with the database; it is tried again every second')
  const waiters = createWaiters({ database, changes, onFailure })
  const presence = createPresenceRecorder({
    db,
    clock,
    pages: waiters.pages,
    onFailure: warn('It could not be recorded whose pages are open'),
  })
  app.draining.signal.addEventListener('abort', waiters.drain)
  app.addHook('onClose', async () => {
    presence.stop()
    waiters.drain()
  })

  return async (page: WaitingPage, request: FastifyRequest): Promise<News> => {
    const { signal, stopListening } = disconnectionOf(request)
    const outcome = await waiters.wait(page, signal)
    stopListening()
    if (outcome === 'notFound') throw new Refusal(platformRefusals.notFound)
    if (outcome === 'tooMany') throw new Refusal(platformRefusals.tooManyRequests)
    if (outcome === 'unchanged') return { token: page.after ?? '', news: null }
    const { token, row } = outcome
    const schedule = viewSchedule(row, clock.now())
    return { token, news: { schedule, announcements: [...row.announcements], isExcused: row.is_excused } }
  }
}
