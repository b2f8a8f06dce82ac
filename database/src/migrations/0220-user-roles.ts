import { sql, type Kysely } from 'kysely'

/** Global roles by id, the last super administrator, and finding one person among very many. */
export async function manageUserRoles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table global_roles add column id bigint generated always as identity unique;
    create index global_roles_role_idx on global_roles (role);

    alter table users add column created_by bigint references users on delete restrict;
    alter table users add column client_key uuid;
    create unique index users_client_key on users (created_by, client_key) where client_key is not null;

    -- One at a time, at the end of each transaction, so two removals at once cannot pass each other's check.
    create function refuse_without_super_admin() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(4201145);
      if not exists (select from global_roles where role = 'SuperAdmin') then
        raise exception 'The last super administrator stays.'
          using errcode = '23514', constraint = 'global_roles_last_super_admin';
      end if;
      return null;
    end $$;
    create constraint trigger global_roles_last_super_admin after update or delete on global_roles
      deferrable initially deferred for each row
      when (old.role = 'SuperAdmin') execute function refuse_without_super_admin();

    -- The order in which people are listed.
    create index users_name_idx on users (lower(last_name), lower(first_name), id);

    -- A person is found by any part of a name or an address. Where a hosted database does not let the product have the
    -- extension, the search reads every row: slower, and just as right.
    do $$ begin
      create extension if not exists pg_trgm;
      create index users_search_text_idx on users using gin (search_text gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm is not available: searching people reads every row.';
    end $$`.execute(db)
}
