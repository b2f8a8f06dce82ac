import type { Kysely } from 'kysely'
import type { CalendarFeed } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import { deleteFeed, replaceFeed, selectOptionalFeed } from './calendar.queries.ts'

type Db = Kysely<Tables>

export async function getCalendarFeed(db: Db, userId: number): Promise<CalendarFeed> {
  const feed = await selectOptionalFeed(db, userId)
  return { createdAt: feed?.createdAt.toISOString() ?? null, fetchedAt: feed?.fetchedAt?.toISOString() ?? null }
}

interface Renewal {
  readonly userId: number
  readonly actor: Actor
  readonly origin: string
}

/** Makes the address of somebody's calendar. Only its hash is kept: it is shown once. */
export async function renewCalendarFeed(db: Db, { userId, actor, origin }: Renewal): Promise<string> {
  const secret = createSecret()
  await db.transaction().execute(async (trx) => {
    await replaceFeed(trx, userId, hashSecret(secret))
    await recordAct(trx, actor, { action: 'calendarFeed.renew', entityType: 'user', entityId: userId })
  })
  return `${origin}/api/calendar/${secret}.ics`
}

export async function removeCalendarFeed(db: Db, userId: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wasThere = await deleteFeed(trx, userId)
    if (wasThere) await recordAct(trx, actor, { action: 'calendarFeed.remove', entityType: 'user', entityId: userId })
  })
}
