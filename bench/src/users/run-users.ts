/**
 * Searching people among very many, against a bare look-up by an index in the same run:
 * `users --people 100000 --searches 300`. Uses DATABASE_URL (an empty database) where it is set, else an embedded one
 * that is removed afterwards.
 */

import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchDatabase } from '../submit/bench-database.ts'
import { startProduct } from '../submit/servers.ts'
import { addAdministrator, addPeople, personAt } from './add-people.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

/** What an administrator types: a last name, a whole name in both orders, the beginning of one, an address, an alias, a number. */
function keywordsAt(search: number, people: number): string {
  const { firstName, lastName, email, uid, puid } = personAt((search * 7877) % people)
  const listed = `${lastName}, ${firstName}`
  const whole = `${firstName} ${lastName}`
  const kinds = [lastName, whole, listed, lastName.slice(0, 4), email, uid, puid, String(search % 1000)]
  return kinds[search % kinds.length] ?? lastName
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const lookUp = {
  name: 'look-up',
  text: 'select id, first_name, last_name, email, uid, puid from users where lower(email) = lower($1)',
}

interface Figures {
  readonly searches: readonly number[]
  readonly lookUps: readonly number[]
}

/** Searches and look-ups in turn, one at a time, so that both see the same machine. */
async function measure(
  { address, authorization, client }: { address: string; authorization: string; client: pg.Client },
  { people, searches: count }: { people: number; searches: number },
): Promise<Figures> {
  const search = async (keywords: string): Promise<void> => {
    const query = new URLSearchParams({ keywords }).toString()
    const response = await fetch(`${address}/api/users?${query}`, { headers: { authorization } })
    const { total } = (await response.json()) as { total?: number }
    if (!total) throw new Error(`Nobody was found by “${keywords}” (${response.status}).`)
  }
  const searches: number[] = []
  const lookUps: number[] = []
  const warmUp = 30
  for (let n = 0; n < count + warmUp; n += 1) {
    const searched = await timed(() => search(keywordsAt(n, people)))
    const lookedUp = await timed(() => client.query({ ...lookUp, values: [personAt((n * 31) % people).email] }))
    if (n < warmUp) continue
    searches.push(searched)
    lookUps.push(lookedUp)
  }
  return { searches, lookUps }
}

function report({ searches, lookUps }: Figures): void {
  const line = (name: string, value: number) => process.stdout.write(`${name}\t${value.toFixed(2)}\n`)
  line('search_median_milliseconds', quantile(searches, 0.5))
  line('search_p95_milliseconds', quantile(searches, 0.95))
  line('look_up_median_milliseconds', quantile(lookUps, 0.5))
  line('search_against_look_up', quantile(searches, 0.5) / quantile(lookUps, 0.5))
}

export async function runUsers(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { people: { type: 'string', default: '100000' }, searches: { type: 'string', default: '300' } },
  })
  const people = Number(values.people)
  const place = await openBenchDatabase()
  const client = new pg.Client({ connectionString: place.url })
  try {
    const product = await startProduct(place)
    try {
      await client.connect()
      say(`Adding ${people} people …`)
      await addPeople(client, people)
      const authorization = await addAdministrator(client)
      say('Searching …')
      report(
        await measure(
          { address: product.address, authorization, client },
          { people, searches: Number(values.searches) },
        ),
      )
    } finally {
      await product.stop()
    }
  } finally {
    await client.end()
    await place.close()
  }
}
