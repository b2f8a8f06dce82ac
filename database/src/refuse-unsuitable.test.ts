import { cloneDatabase, createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateToLatest } from './migrate.ts'
import { refuseUnsuitableDatabase } from './refuse-unsuitable.ts'

let migrated: TestDatabase
let empty: TestDatabase
let role: string

beforeAll(async () => {
  migrated = await cloneDatabase()
  empty = await createEmptyDatabase()
  role = `guest_${empty.name}`
  await run(empty.url, `create role ${role} login password 'guest'`)
})
afterAll(async () => {
  await empty.drop()
  await run(migrated.url, `drop owned by ${role}; drop role ${role}`)
  await migrated.drop()
})

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function asGuest(url: string): string {
  const guest = new URL(url)
  guest.username = role
  guest.password = 'guest'
  return guest.href
}

const refusal = (url: string) =>
  refuseUnsuitableDatabase(url).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )

describe('a server at start', () => {
  it('that does not answer is named, whatever addresses its name has', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(await refusal(`postgres://${host}:1/isomorph`)).toMatch(
        /^No PostgreSQL answers at \S+:1 \(E\w+\)\. Start it, or set DATABASE_URL to where it is\.$/,
      )
  })

  it('that has no such database says how to make it', async () => {
    const absent = empty.url.replace(empty.name, `${empty.name}_absent`)
    const message = await refusal(absent)
    const statement = /create database .* template0;/.exec(message)?.[0] ?? ''
    await run(empty.url, statement)
    expect(await refusal(absent)).toBe('none')
    await run(empty.url, `drop database ${empty.name}_absent`)
  })

  it('that knows no such role says so', async () => {
    const stranger = new URL(empty.url)
    stranger.username = 'stranger'
    expect(await refusal(stranger.href)).toMatch(
      /does not let "stranger" in: .*\. Set user name and password in DATABASE_URL/,
    )
  })

  it('whose address cannot be read says how signs in a password are written', async () => {
    expect(await refusal('postgres://isomorph:a/b@localhost:port/isomorph')).toMatch(/# is written as %23/)
  })
})

describe('a database at start', () => {
  it('that is empty or up to date is taken', async () => {
    expect(await refusal(empty.url)).toBe('none')
    expect(await refusal(migrated.url)).toBe('none')
  })

  it('names the grants that are missing, until all are there', async () => {
    const guest = asGuest(empty.url)
    for (const name of ['database', 'schema']) {
      const message = await refusal(guest)
      const grant = new RegExp(`grant create[a-z, ]* on ${name} .*;`).exec(message)?.[0]
      if (grant === undefined) throw new Error(`No grant is named: ${message}`)
      await run(empty.url, grant)
    }
    await migrateToLatest(guest)
    expect(await refusal(guest)).toBe('none')
  })

  it('names whose tables they are', async () => {
    expect(await refusal(asGuest(migrated.url))).toMatch(/belong to ".+", and "guest_.+" may not change them\. .*grant/)
  })

  it('names another encoding and how to make a database', async () => {
    const name = `${empty.name}_latin`
    await run(empty.url, `create database ${name} encoding 'LATIN1' locale 'C' template template0`)
    const url = empty.url.replace(empty.name, name)
    expect(await refusal(url)).toMatch(/has the encoding LATIN1; UTF8 is needed\. .*encoding 'UTF8' template template0/)
    await run(empty.url, `drop database ${name}`)
  })

  it('that a newer release has worked on is left alone', async () => {
    await run(migrated.url, `insert into kysely_migration values ('9999-later', now()::text)`)
    expect(await refusal(migrated.url)).toMatch(
      /by a newer release than this one \(9999-later\)\. Start the newer release/,
    )
    await run(migrated.url, `delete from kysely_migration where name = '9999-later'`)
  })
})
