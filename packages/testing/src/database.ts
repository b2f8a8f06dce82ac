import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type TestServer, asAdmin, databaseUrl } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** A database of a test's own. */
export interface TestDatabase {
  url: string
  name: string
  /** Ends all its connections and removes it. Databases left over go when the run ends. */
  drop: () => Promise<void>
}

/**
 * A fresh copy of the migrated database, in a few hundredths of a second; once per test file, or per test.
 *
 * @example
 * let database: TestDatabase
 * beforeAll(async () => { database = await cloneDatabase() })
 * afterAll(() => database.drop())
 */
export function cloneDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  return createDatabase(server, server.template)
}

/** A database without any table, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testServer'), 'template0')
}

/** Has the database count its rows, as the owner of the tables: it does so for nobody else, and does not say so. */
export async function analyze(ownerUrl: string): Promise<void> {
  await asAdmin(ownerUrl, 'vacuum analyze')
}

async function createDatabase(server: TestServer, template: string): Promise<TestDatabase> {
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  await asAdmin(server.adminUrl, `create database ${name} template ${template} strategy ${server.strategy}`)
  return {
    name,
    url: databaseUrl(server.adminUrl, name),
    async drop() {
      await asAdmin(server.adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
