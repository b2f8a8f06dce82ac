/** What learning analytics costs submissions: in turn without it, with a store that takes events, and with one that never answers. */

import pg from 'pg'
import { load, type HowMuch, type Measured, type Target } from '../submit/load.ts'
import { ask, type BenchCourse } from '../submit/prepare-course.ts'
import { submissions } from '../submit/requests.ts'
import { startEventStore, type EventStore } from './event-store.ts'

export interface CaliperRound {
  readonly off: Measured
  readonly on: Measured
  readonly away: Measured
}

export interface CaliperCost {
  readonly rounds: readonly CaliperRound[]
  readonly envelopes: number
}

type Spell = keyof CaliperRound

interface Run {
  readonly target: Target
  readonly course: BenchCourse
  readonly store: EventStore
  readonly client: pg.Client
}

const settingsPath = '/api/configuration/settings'

async function switchCaliper({ target, course, store }: Run, isOn: boolean): Promise<void> {
  const { address } = target.server
  const settings = await ask<object>(address, course.owner, settingsPath)
  const body = {
    ...settings,
    caliperEnabled: isOn,
    caliperEventStoreHostname: store.host,
    caliperPersonNamespace: 'https://people.example.edu/',
    caliperToken: 'token',
  }
  await ask(address, course.owner, settingsPath, body, 'PUT')
}

/** While it is off, the product drops what still waits; until then that would cost the next spell something. */
async function waitUntilEmpty({ client }: Run): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ count: string }>(
      `select (select count(*) from outbox_events) + (select count(*) from caliper_sending where on_since is not null)
         as count`,
    )
    if (Number(rows[0]?.count) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function measureSpell(run: Run, spell: Spell, howMuch: HowMuch): Promise<Measured> {
  const { target, course, store } = run
  store.answer(spell !== 'away')
  if (spell !== 'off') await switchCaliper(run, true)
  const measured = await load(target, { connections: 8, howMuch, next: submissions(course) })
  if (spell !== 'off') await switchCaliper(run, false)
  await waitUntilEmpty(run)
  return measured
}

/** Each spell is the first, the second and the last of a round in turn. */
async function measureRound(run: Run, round: number, howMuch: HowMuch): Promise<CaliperRound> {
  const spells: readonly Spell[] = ['off', 'on', 'away']
  const measured: Partial<Record<Spell, Measured>> = {}
  for (const index of spells.keys()) {
    const spell = spells[(index + round) % spells.length] ?? 'off'
    measured[spell] = await measureSpell(run, spell, howMuch)
  }
  return measured as CaliperRound
}

interface CaliperOptions {
  readonly databaseUrl: string
  readonly rounds: number
  readonly seconds: number
  readonly say: (line: string) => void
}

export async function measureCaliperCost(
  target: Target,
  course: BenchCourse,
  { databaseUrl, rounds, seconds, say }: CaliperOptions,
): Promise<CaliperCost> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const store = await startEventStore()
  const run = { target, course, store, client }
  try {
    await measureRound(run, 0, { requests: 2000 })
    const measured: CaliperRound[] = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureRound(run, round, { seconds }))
      say(`round ${round + 1} of ${rounds} with and without Caliper is done`)
    }
    return { rounds: measured, envelopes: store.envelopes() }
  } finally {
    await client.end()
    await store.close()
  }
}
