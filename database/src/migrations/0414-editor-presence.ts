import { sql, type Kysely } from 'kysely'

/** Who has a problem or an assessment open to change it: hints for others, gone when the database has crashed. */
export async function showEditors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table editor_presence (
      entity text not null check (entity in ('Problem', 'Assessment')),
      entity_id bigint not null,
      user_id bigint not null references users on delete cascade,
      -- One open page.
      editor_key uuid not null,
      seen_at timestamptz not null,
      primary key (entity, entity_id, user_id, editor_key)
    );
    create index editor_presence_user_id_idx on editor_presence (user_id);
    create index editor_presence_seen_at_idx on editor_presence (seen_at)`.execute(db)
}
