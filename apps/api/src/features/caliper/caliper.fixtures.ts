import { startCaliperReceiver, type CaliperReceiver } from '@isomorph/testing/caliper-receiver'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { installationCalls, type BodyOf } from '@isomorph/contract'
import { essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { sendCaliperEvents } from './send-events.ts'

type SettingsBody = BodyOf<typeof installationCalls.updateSettings>

/** Ids in events begin with it. */
const ownOrigin = 'https://quiz.example.edu'

export const storeToken = 'store-token'

/** The product with a Super Admin and a store of learning analytics that is new for each test. */
interface CaliperWorld {
  readonly api: TestApi
  readonly chief: TestPerson
  readonly store: CaliperReceiver
}

async function set({ api, chief }: CaliperWorld, changes: Partial<SettingsBody>): Promise<void> {
  const { data } = await api.call(installationCalls.getSettings, { as: chief })
  const body = { ...data, ...changes }
  const { status, text } = await api.call(installationCalls.updateSettings, { as: chief, body })
  if (status !== 200) throw new Error(text)
}

async function turnOn(world: CaliperWorld, changes: Partial<SettingsBody> = {}): Promise<void> {
  await set(world, {
    caliperEnabled: true,
    caliperEventStoreHostname: world.store.host,
    caliperPersonNamespace: 'https://people.example.edu/',
    caliperVersion: '1.2',
    caliperSendsNames: false,
    caliperSendsAnswers: false,
    caliperToken: storeToken,
    ...changes,
  })
}

async function waiting({ api }: CaliperWorld): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_events`.execute(api.db)
  return rows[0]?.count ?? 0
}

async function ledger({ api }: CaliperWorld) {
  const rows = await api.db.selectFrom('exchanges').selectAll().where('kind', '=', 'event').orderBy('id').execute()
  return rows.map(({ outcome, summary, detail }) => [outcome, summary, detail])
}

/** Begins and ends the world of one file of tests, and what the tests do in it. */
export function useCaliper(create = async () => await createTestApi({ publicOrigins: [ownOrigin] })) {
  const world = {} as { -readonly [Name in keyof CaliperWorld]: CaliperWorld[Name] }
  const send = async () => await sendCaliperEvents(world.api.app.contractRouting.services)
  beforeAll(async () => {
    world.api = await create()
    world.chief = await addPerson(world.api.db, 'chief', ['SuperAdmin'])
  })
  beforeEach(async () => {
    world.store = await startCaliperReceiver({ token: storeToken })
  })
  afterEach(async () => {
    world.api.clock.set(null)
    await set(world, { caliperEnabled: false })
    await send()
    await world.store.close()
    await world.api.db.deleteFrom('exchanges').execute()
  })
  afterAll(() => world.api.close())
  return {
    world: world as CaliperWorld,
    send,
    set: async (changes: Partial<SettingsBody>) => await set(world, changes),
    turnOn: async (changes?: Partial<SettingsBody>) => await turnOn(world, changes),
    waiting: async () => await waiting(world),
    ledger: async () => await ledger(world),
    told: () => world.store.events.map(({ type, action }) => `${type} ${action}`),
    ofType: (type: string) => world.store.events.filter((event) => event.type === type),
    /** A sitting of two problems, the second of which needs a person. */
    essay: async () =>
      await sit(
        world.api,
        { isFinishedByHand: true },
        { problems: [problemContent(), problemContent(sumQuestion(), essayQuestion())] },
      ),
  }
}
