import type pg from 'pg'
import type { SavedPartition, SavedSequence, SavedTable } from './archive.ts'

const schemas = `('public', 'graphile_worker')`

/** The steps of migrations are taken anew by a restore. */
const ofMigrations = `('public.kysely_migration', 'public.kysely_migration_lock', 'graphile_worker.migrations')`

/** Text that every PostgreSQL reads the same, however long writing it takes. */
export const readAlike = `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
  set timezone = 'UTC'; set extra_float_digits = 3; set bytea_output = 'hex'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

const tables = `select format('%I.%I', n.nspname, c.relname) as name, c.oid
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname in ${schemas} and c.relkind in ('r', 'p') and not c.relispartition`

export async function selectTables(client: pg.Client): Promise<SavedTable[]> {
  const { rows } = await client.query<SavedTable>(
    `select t.name, array_agg(format('%I', a.attname) order by a.attnum) as columns
       from (${tables}) t
       join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where t.name not in ${ofMigrations}
      group by t.name order by t.name`,
  )
  return rows
}

export async function selectPartitions(client: pg.Client): Promise<SavedPartition[]> {
  const { rows } = await client.query<SavedPartition>(
    `select format('%I.%I', n.nspname, c.relname) as name, i.inhparent::regclass::text as parent,
       pg_get_expr(c.relpartbound, c.oid) as bound
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
      where c.relispartition and c.relkind = 'r' and n.nspname in ${schemas} order by name`,
  )
  return rows
}

/** Sequences that were used: the next value is one further. */
export async function selectSequences(client: pg.Client): Promise<SavedSequence[]> {
  const { rows } = await client.query<SavedSequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
       from pg_sequences where schemaname in ${schemas} and last_value is not null order by name`,
  )
  return rows
}

export async function selectMigrations(client: pg.Client): Promise<{ migrations: string[]; queueMigration: number }> {
  const own = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const queue = await client.query<{ id: number }>('select max(id) as id from graphile_worker.migrations')
  return { migrations: own.rows.map(({ name }) => name), queueMigration: queue.rows[0]?.id ?? 0 }
}

/** Files that lie in the folder: the others are rows. A database that was not migrated yet has no such rows. */
export async function selectFileNames(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.stored_files') is not null as there`,
  )
  const inFolder = found[0]?.there ? 'where not exists (select from stored_files s where s.name = f.name)' : ''
  const { rows } = await client.query<{ name: string }>(`select name from files f ${inFolder} order by name`)
  return rows.map(({ name }) => name)
}

export async function selectServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return rows[0]?.version ?? ''
}

/** Whether people are here: a restore never goes over data. */
export async function hasPeople(client: pg.Client): Promise<boolean> {
  const there = await client.query<{ there: boolean }>(`select to_regclass('public.users') is not null as there`)
  if (there.rows[0]?.there !== true) return false
  return (await client.query('select from users limit 1')).rows.length > 0
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function selectForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname in ${schemas} order by 1, 2`,
  )
  return rows
}

export function dropForeignKeys(keys: readonly ForeignKey[]): string {
  return keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join(';')
}

/** Adding a key looks at every row. */
export function addForeignKeys(keys: readonly ForeignKey[]): string {
  return keys
    .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
    .join(';')
}

export function setTriggers(saved: readonly SavedTable[], to: 'enable' | 'disable'): string {
  return saved.map(({ name }) => `alter table ${name} ${to} trigger user`).join(';')
}

/** What migrations have put in is in the backup as well. */
export function emptyTables(saved: readonly SavedTable[]): string {
  return `truncate ${saved.map(({ name }) => name).join(', ')}`
}

/**
 * Puts the saved partitions in place of those that migrations have made: these may begin elsewhere, where the server was in
 * another time zone.
 */
export async function replacePartitions(client: pg.Client, saved: readonly SavedPartition[]): Promise<void> {
  for (const { name } of await selectPartitions(client)) await client.query(`drop table ${name}`)
  for (const { name, parent, bound } of saved)
    await client.query(`create table ${name} partition of ${parent} ${bound}`)
}

export async function setSequence(client: pg.Client, { name, value }: SavedSequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [name, value])
}

export function copyOut({ name, columns }: SavedTable): string {
  return `copy (select ${columns.join(', ')} from ${name}) to stdout`
}

export function copyIn({ name, columns }: SavedTable): string {
  return `copy ${name} (${columns.join(', ')}) from stdin`
}
