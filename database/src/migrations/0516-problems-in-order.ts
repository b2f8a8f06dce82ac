import { sql, type Kysely } from 'kysely'

/**
 * The list of all problems by their last change and by name, one page at a time, and how many there are. Whoever reads goes on
 * while the indexes are made.
 */
export async function indexProblemsInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table problems in share mode;
    create index problems_changed_idx on problems (changed_at desc, id) where deleted_at is null;
    create index problems_name_idx on problems (lower(name), id) where deleted_at is null`.execute(db)
}
