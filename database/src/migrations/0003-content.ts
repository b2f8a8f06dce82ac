import { sql, type Kysely } from 'kysely'

/** Problems and assessments with their revisions, shared libraries, and who holds which role on them. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table problems (
      id bigint generated always as identity primary key,
      name text not null,
      tags text[] not null default '{}',
      short_statement text not null default '',
      head_revision_id bigint,
      origin_revision_id bigint,
      created_by bigint not null references users on delete restrict,
      client_key uuid,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (created_by, client_key)
    );

    create table problem_revisions (
      id bigint generated always as identity primary key,
      problem_id bigint not null references problems on delete restrict,
      number integer not null check (number > 0),
      format integer not null,
      content jsonb not null,
      content_hash bytea not null,
      validation_level text not null
        check (validation_level in ('InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo', 'Valid')),
      findings jsonb not null default '[]',
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint problem_revisions_number_key unique (problem_id, number)
    );
    alter table problems
      add foreign key (head_revision_id) references problem_revisions on delete restrict deferrable initially deferred,
      add foreign key (origin_revision_id) references problem_revisions on delete restrict;

    create table assessments (
      id bigint generated always as identity primary key,
      name text not null,
      head_revision_id bigint,
      origin_revision_id bigint,
      created_by bigint not null references users on delete restrict,
      client_key uuid,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (created_by, client_key)
    );

    create table assessment_revisions (
      id bigint generated always as identity primary key,
      assessment_id bigint not null references assessments on delete restrict,
      number integer not null check (number > 0),
      format integer not null,
      content jsonb not null,
      content_hash bytea not null,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint assessment_revisions_number_key unique (assessment_id, number)
    );
    alter table assessments
      add foreign key (head_revision_id) references assessment_revisions on delete restrict deferrable initially deferred,
      add foreign key (origin_revision_id) references assessment_revisions on delete restrict;

    create table assessment_revision_items (
      assessment_revision_id bigint not null references assessment_revisions on delete restrict,
      item_key integer not null check (item_key > 0),
      position integer not null,
      pool_key integer,
      points numeric(9,4) not null check (points >= 0),
      problem_revision_id bigint not null references problem_revisions on delete restrict,
      primary key (assessment_revision_id, item_key)
    );
    create index assessment_revision_items_problem_idx on assessment_revision_items (problem_revision_id);

    create table shared_libraries (
      id bigint generated always as identity primary key,
      name text not null,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz
    );

    create table problem_user_roles (
      problem_id bigint not null references problems on delete restrict,
      user_id bigint not null references users on delete restrict,
      role text not null check (role in ('Owner', 'Editor', 'Reader')),
      created_at timestamptz not null default now(),
      primary key (problem_id, user_id)
    );
    create index problem_user_roles_user_id_idx on problem_user_roles (user_id);

    create table assessment_user_roles (
      assessment_id bigint not null references assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      role text not null check (role in ('Owner', 'Editor', 'Reader')),
      created_at timestamptz not null default now(),
      primary key (assessment_id, user_id)
    );
    create index assessment_user_roles_user_id_idx on assessment_user_roles (user_id);

    create table shared_library_user_roles (
      shared_library_id bigint not null references shared_libraries on delete restrict,
      user_id bigint not null references users on delete restrict,
      role text not null check (role in ('Owner', 'Editor', 'Reader')),
      created_at timestamptz not null default now(),
      primary key (shared_library_id, user_id)
    );
    create index shared_library_user_roles_user_id_idx on shared_library_user_roles (user_id);

    create table problem_shared_library_roles (
      problem_id bigint not null references problems on delete restrict,
      shared_library_id bigint not null references shared_libraries on delete restrict,
      role text not null check (role in ('Editor', 'Reader')),
      created_at timestamptz not null default now(),
      primary key (problem_id, shared_library_id)
    );
    create index problem_shared_library_roles_library_idx on problem_shared_library_roles (shared_library_id);

    -- One function for three tables: its arguments name the parent table and the column that points to it.
    create function refuse_entity_without_owner() returns trigger language plpgsql as $$
    declare
      entity_id bigint := (to_jsonb(old) ->> tg_argv[1])::bigint;
      has_owner boolean;
    begin
      execute format('select 1 from %I where id = $1 for no key update', tg_argv[0]) using entity_id;
      execute format('select exists (select from %I where %I = $1 and role = ''Owner'')', tg_table_name, tg_argv[1])
        into has_owner using entity_id;
      if not has_owner then
        raise exception 'The last owner stays.' using errcode = '23514', constraint = tg_argv[0] || '_last_owner';
      end if;
      return null;
    end $$;
    create constraint trigger problems_last_owner after update or delete on problem_user_roles
      deferrable initially deferred for each row when (old.role = 'Owner')
      execute function refuse_entity_without_owner('problems', 'problem_id');
    create constraint trigger assessments_last_owner after update or delete on assessment_user_roles
      deferrable initially deferred for each row when (old.role = 'Owner')
      execute function refuse_entity_without_owner('assessments', 'assessment_id');
    create constraint trigger shared_libraries_last_owner after update or delete on shared_library_user_roles
      deferrable initially deferred for each row when (old.role = 'Owner')
      execute function refuse_entity_without_owner('shared_libraries', 'shared_library_id');

    create table files (
      name text primary key,
      content_type text not null,
      byte_size integer not null check (byte_size > 0),
      width integer,
      height integer,
      is_public boolean not null default true,
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now()
    )`.execute(db)
}
