import { sql, type Kysely } from 'kysely'

/** People whom an identity provider makes and changes by SCIM. */
export async function provisionUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scim_users (
      user_id bigint primary key references users on delete restrict,
      user_name text not null,
      external_id text,
      is_active boolean not null default true,
      has_disabled boolean not null default false,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    );
    create unique index scim_users_user_name_key on scim_users (lower(user_name));
    create index scim_users_external_id_idx on scim_users (external_id)`.execute(db)
}
