import { sql, type Kysely } from 'kysely'

/** A column as the database itself describes it. */
export interface ColumnDescription {
  readonly table: string
  readonly column: string
  /** `bigint`, `text[]`, `numeric(9,4)` */
  readonly type: string
  /** What is known of a view's columns says nothing about this; they count as never null. */
  readonly isNullable: boolean
  /** The database fills it in where none is given: identity, default or generated. */
  readonly hasDefault: boolean
}

/** Every column of every table and view of ours, partitions and the tools' own tables left out. */
export async function describeDatabase<T>(db: Kysely<T>): Promise<ColumnDescription[]> {
  const { rows } = await sql<ColumnDescription>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
           c.relkind <> 'v' and not a.attnotnull as "is_nullable", a.atthasdef or a.attidentity <> '' as "has_default"
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
     order by c.relname, a.attnum`.execute(db)
  return rows
}
