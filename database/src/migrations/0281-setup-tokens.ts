import { sql, type Kysely } from 'kysely'

/** Secrets that prove who makes the first administrator to be whoever started the product. */
export async function createSetupTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setup_tokens (
      hash bytea primary key,
      created_at timestamptz not null default now()
    )`.execute(db)
}
