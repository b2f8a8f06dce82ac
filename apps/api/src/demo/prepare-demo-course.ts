import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { buildApp } from '../platform/build-app.ts'
import type { AppOptions } from '../platform/dependencies.ts'
import { makeDemoCourse, type StoryClock } from './make-demo-course.ts'
import { isDemoPresent } from './prepare-demo.ts'

const marker = 'demoCourse'

async function isMade(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('configuration').select('key').where('key', '=', marker).executeTakeFirst()) !== undefined
}

function storyClock(start: Date): StoryClock {
  let moment = start
  return { now: () => moment, set: (next) => void (moment = next) }
}

/**
 * Makes the demo course once, on an API of its own whose clock can stand in the past. A start that was interrupted
 * is taken up by the next one; every call repeats harmlessly.
 */
export async function prepareDemoCourse(options: AppOptions, say: (line: string) => void): Promise<void> {
  const { db } = options.shard.database
  if (!(await isDemoPresent({ db })) || (await isMade(db))) return
  say('Preparing the demo course …')
  const today = options.shard.clock.now()
  const clock = storyClock(today)
  const { shard, tier, evaluation, files } = options
  const noLimits = { perAddress: 0, perSession: 0, signInsPerAddress: 0 }
  const app = await buildApp({ shard: { ...shard, clock }, tier, evaluation, files, rateLimits: noLimits })
  try {
    await makeDemoCourse(app, clock, today)
  } finally {
    await app.close()
  }
  await db
    .insertInto('configuration')
    .values({ key: marker, value: JSON.stringify(today.toISOString()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
