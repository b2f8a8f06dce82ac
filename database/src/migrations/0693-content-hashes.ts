import { sql, type Kysely } from 'kysely'

/** Versions with the same content share what the check of their variants has found. */
export async function indexContentHashes(db: Kysely<unknown>): Promise<void> {
  await sql`create index problem_revisions_content_hash_idx on problem_revisions (content_hash)`.execute(db)
}
