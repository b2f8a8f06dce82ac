import type pg from 'pg'
import { connectAlone } from './connect-alone.ts'
import { migrations } from './migrations/index.ts'

const oldestServer = 150_000

/** A database that this release cannot work on; `message` says why and what to do. */
export class UnsuitableDatabaseError extends Error {
  override readonly name = 'UnsuitableDatabaseError'
}

interface Facts {
  readonly database: string
  readonly role: string
  readonly version: string
  readonly versionNumber: number
  readonly encoding: string
  readonly mayMakeSchemas: boolean
  readonly mayMakeTables: boolean
  readonly hasMigrations: boolean
  /** Whose tables are here that this role may not change. */
  readonly otherOwner: string | null
}

const facts = `select current_database() as database, current_user as role, current_setting('server_version') as version,
    current_setting('server_version_num')::int as "versionNumber", current_setting('server_encoding') as encoding,
    has_database_privilege(current_database(), 'create') or to_regnamespace('graphile_worker') is not null
      as "mayMakeSchemas",
    has_schema_privilege('public', 'create') as "mayMakeTables",
    to_regclass('public.kysely_migration') is not null as "hasMigrations",
    (select min(tableowner) from pg_tables
      where schemaname in ('public', 'graphile_worker') and not pg_has_role(tableowner, 'usage')) as "otherOwner"`

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** In the order in which they are to be mended. */
function findObstacle(found: Facts): string | undefined {
  const { database, role, version, versionNumber, encoding, mayMakeSchemas, mayMakeTables, otherOwner } = found
  if (versionNumber < oldestServer) return `PostgreSQL 15 or newer is needed; the server is ${version}. Upgrade it.`
  if (encoding !== 'UTF8')
    return (
      `The database ${quote(database)} has the encoding ${encoding}; UTF8 is needed. An encoding cannot be changed. Make another ` +
      `database: create database ${quote(`${database}_utf8`)} owner ${quote(role)} encoding 'UTF8' template template0; ` +
      'and set DATABASE_URL to it.'
    )
  if (otherOwner !== null)
    return (
      `The tables in the database ${quote(database)} belong to ${quote(otherOwner)}, and ${quote(role)} may not change them. ` +
      `As a superuser: grant ${quote(otherOwner)} to ${quote(role)}; or connect as ${quote(otherOwner)}.`
    )
  if (!mayMakeSchemas)
    return (
      `The role ${quote(role)} may not make schemas in the database ${quote(database)}. As its owner: ` +
      `grant create on database ${quote(database)} to ${quote(role)};`
    )
  if (!mayMakeTables)
    return (
      `The role ${quote(role)} may not make tables in the database ${quote(database)}. As its owner, connected to that ` +
      `database: grant create, usage on schema public to ${quote(role)};`
    )
  return undefined
}

async function selectUnknownMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name).filter((name) => !(name in migrations))
}

/** Refuses a database that cannot be reached or brought up to date, with the cause and the mend, before anything is changed. */
export async function refuseUnsuitableDatabase(url: string): Promise<void> {
  const client = await connectAlone(url)
  try {
    const { rows } = await client.query<Facts>(facts)
    const found = rows[0]
    const reason = found && findObstacle(found)
    if (reason !== undefined) throw new UnsuitableDatabaseError(reason)
    if (found?.hasMigrations !== true) return
    const unknown = await selectUnknownMigrations(client)
    if (unknown.length > 0)
      throw new UnsuitableDatabaseError(
        `The data in ${quote(found.database)} were brought up to date by a newer release than this one (${unknown.join(', ')}). ` +
          'Start the newer release, or restore a backup that was made before the upgrade.',
      )
  } finally {
    await client.end().catch(() => undefined)
  }
}
