import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { hashPassword } from '../features/sign-in/index.ts'
import { buildApp } from '../app/build-app.ts'
import type { AppOptions, Services } from '../services/services.ts'
import { enableDemoPeople } from './demo-accounts.ts'
import { oneAfterAnother } from './demo-lock.ts'
import { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts'
import { makeDemoCourse, type StoryClock } from './make-demo-course.ts'

/** The story reaches weeks back: its people were here before it began. */
const knownSinceDays = 60
const dayMilliseconds = 86_400_000

async function addDemoPerson(
  db: Kysely<Tables>,
  { roles, ...names }: DemoPerson,
  { hash, createdAt }: { readonly hash: string; readonly createdAt: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ ...names, createdAt, email: `${names.userName}@demo.example`, uid: names.userName, isDemo: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('passwords').values({ userId: id, hash }).execute()
  for (const role of roles) await db.insertInto('globalRoles').values({ userId: id, role }).execute()
}

/** Makes the demo people, all at once, on a database without anybody in it; a database in use is left alone. */
async function addDemoPeople(db: Kysely<Tables>, now: Date): Promise<void> {
  const hash = await hashPassword(demoPassword)
  const createdAt = new Date(now.getTime() - knownSinceDays * dayMilliseconds)
  await db.transaction().execute(async (trx) => {
    const anybody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anybody) return
    for (const person of demoPeople) await addDemoPerson(trx, person, { hash, createdAt })
  })
}

/** Remembers that the course is complete; one that was being made when the product stopped is made to its end. */
const courseIsMade = 'demoCourseIsMade'

async function isCourseMade(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('configuration').select('key').where('key', '=', courseIsMade).executeTakeFirst()
  return row !== undefined
}

/** A clock of the story's own: the course has a past. */
function createStoryClock(): StoryClock {
  let moment = new Date()
  return { now: () => moment, set: (to) => void (moment = to) }
}

/**
 * Makes the demo's people and their course by the product's own calls, in an app of its own with a clock of its own.
 * What is there already stays as it is.
 */
export async function prepareDemo(options: AppOptions, say: (line: string) => void): Promise<void> {
  const { db } = options.shard.database
  await oneAfterAnother(db, async () => {
    await addDemoPeople(db, options.shard.clock.now())
    await enableDemoPeople(db)
    if (!(await isDemoPresent({ db })) || (await isCourseMade(db))) return
    say('Making the demo course …')
    await makeCourseOfDemo(options)
  })
}

/** The day that the story began to be told: one that was cut off goes on with the same dates. */
async function dayOfStory(db: Kysely<Tables>): Promise<Date> {
  const { createdAt } = await db
    .selectFrom('users')
    .select('createdAt')
    .where('isDemo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return new Date(createdAt.getTime() + knownSinceDays * dayMilliseconds)
}

async function makeCourseOfDemo(options: AppOptions): Promise<void> {
  const { db } = options.shard.database
  const clock = createStoryClock()
  const app = await buildApp({
    ...options,
    shard: { ...options.shard, clock },
    rateLimits: { perAddress: 0, perSession: 0, signInsPerAddress: 0 },
  })
  try {
    await makeDemoCourse(app, clock, await dayOfStory(db))
  } finally {
    await app.close()
  }
  await db.insertInto('configuration').values({ key: courseIsMade, value: 'true' }).execute()
}

/** Whether the demo's people can sign in here: they are printed at start only then. */
export async function isDemoPresent({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${demoPeople[0]?.userName}@demo.example`)
    .where('isDemo', '=', true)
    .executeTakeFirst()
  return person !== undefined
}
