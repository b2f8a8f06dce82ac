import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@isomorph/database/launcher'
import { Client } from 'pg'

/** What tests need to know about the server: who may create databases there, and what to copy. */
export interface TestServer {
  /** An address whose role may create databases. */
  adminUrl: string
  /** The database in which all migrations have run. Nobody connects to it while tests run. */
  template: string
  /** All databases of this run begin with it, so that runs can share a server. */
  prefix: string
  /**
   * How the server copies a template. Files take half the processor time of blocks that go through its log and memory, but a
   * checkpoint before and after, which is cheap only where nothing waits for the disk.
   */
  strategy: 'file_copy' | 'wal_log'
}

/** Brings the empty database at this address to the newest tables. */
export type Migrate = (url: string) => Promise<unknown>

/**
 * A server for one run of the tests with a migrated template on it: `TEST_DATABASE_URL` when set, else an embedded one
 * that trades durability for speed.
 */
export async function startTestServer(migrate: Migrate): Promise<TestServer & { stop: () => Promise<void> }> {
  const { adminUrl, strategy, stop } = await openServer(process.env['TEST_DATABASE_URL'])
  const prefix = `isomorph_test_${randomBytes(5).toString('hex')}`
  const server = { adminUrl, template: `${prefix}_template`, prefix, strategy }
  try {
    await asAdmin(adminUrl, `create database ${server.template} template template0`)
    await migrate(databaseUrl(adminUrl, server.template))
  } catch (error) {
    await stop(prefix)
    throw error
  }
  return { ...server, stop: () => stop(prefix) }
}

/** The address of another database on the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the server's own connection. */
export async function asAdmin(adminUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

type OpenServer = Pick<TestServer, 'adminUrl' | 'strategy'> & { stop: (prefix: string) => Promise<void> }

async function openServer(configured: string | undefined): Promise<OpenServer> {
  if (configured !== undefined && configured !== '') {
    return { adminUrl: configured, strategy: 'wal_log', stop: (prefix) => dropAll(configured, prefix) }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'isomorph-test-'))
  const database = await startEmbeddedDatabase({ dataDir, durable: false, log: () => undefined })
  return {
    adminUrl: database.url,
    strategy: 'file_copy',
    async stop() {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  const rows = await asAdmin(adminUrl, `select datname as name from pg_database where datname like '${prefix}%'`)
  for (const { name } of rows) await asAdmin(adminUrl, `drop database if exists ${String(name)} with (force)`)
}
